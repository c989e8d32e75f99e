import { Text } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { editionTexts } from '#texts/edition.ts';
import { changedParams, searchOf } from '../../lib/searchParams.ts';
import { LinkChip } from '../../ui/button/LinkChip.tsx';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useHydrated } from '../../ui/page/useHydrated.ts';
import type { Gallery_EditionFragment } from './Gallery.generated.ts';
import classes from './Gallery.module.css';
import { Photo } from './Photo.tsx';

const PARAMETER = 'photo';

/** State of an entry whose dialog was opened from this page's grid: closing it goes one step back. */
interface Opened {
  fromGrid: boolean;
}

/** Number of the photo that an address names, from 1; null if there is no such photo. */
function photoNumber(search: string, total: number): number | null {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  const number = Number(value);
  return /^\d{1,3}$/.test(value) && number >= 1 && number <= total ? number : null;
}

/**
 * The address names the opened photo (`?photo=3`): a link opens it, Back closes it. The server does not know the query, so
 * the dialog waits for the browser. When it closes, the thumbnail of the last shown photo gets the focus.
 */
function useOpenedPhoto(total: number) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const thumbnails = useRef(new Map<number, HTMLAnchorElement>());
  const last = useRef<number | null>(null);
  const number = hydrated ? photoNumber(search, total) : null;

  useEffect(() => {
    if (number === null && last.current !== null) thumbnails.current.get(last.current)?.focus();
    last.current = number;
  }, [number]);

  const to = (shown: number | null) => ({
    pathname,
    search: searchOf(
      changedParams(new URLSearchParams(search), { [PARAMETER]: shown === null ? null : String(shown) }),
    ),
  });
  const opened = (state as Opened | null)?.fromGrid === true;
  return {
    number,
    linkTo: (shown: number) => ({ to: to(shown), state: { fromGrid: true } satisfies Opened }),
    /** Replaces the shown photo, also in the history, so that Back closes the dialog. */
    show: (shown: number) => void navigate(to(shown), { replace: true, state, preventScrollReset: true }),
    close: () => void (opened ? navigate(-1) : navigate(to(null), { replace: true, preventScrollReset: true })),
    thumbnail: (of: number) => (element: HTMLAnchorElement | null) => {
      if (element) thumbnails.current.set(of, element);
      else thumbnails.current.delete(of);
    },
  };
}

const PhotoDialog = lazyPart('PhotoDialog', () => import('./PhotoDialog.tsx'));

const texts = editionTexts.photos;
const SIZES = '(min-width: 75em) 22rem, (min-width: 62em) calc((100vw - 22rem) / 2), (min-width: 36em) 46vw, 100vw';
const IN_FIRST_VIEW = 2;

/** The grid of an edition's photos, the dialog of the photo in the address, and a link to an album with more (PUB-05). */
export function Gallery({ edition: { gallery, albumUrl } }: { edition: Gallery_EditionFragment }) {
  const { number, linkTo, show, close, thumbnail } = useOpenedPhoto(gallery.length);
  if (gallery.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <>
      <ul className={classes.grid}>
        {gallery.map((image, index) => (
          <li key={image.id} className={classes.item}>
            <Link {...linkTo(index + 1)} ref={thumbnail(index + 1)} className={classes.link} preventScrollReset>
              <Photo image={image} sizes={SIZES} lazy={index >= IN_FIRST_VIEW} />
              <span className={classes.title}>{image.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {albumUrl === null ? null : (
        <LinkChip to={albumUrl} newTab>
          {texts.more}
        </LinkChip>
      )}
      {number === null ? null : (
        <Suspense fallback={null}>
          <PhotoDialog images={gallery} number={number} onShow={show} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
