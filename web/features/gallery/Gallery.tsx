import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { editionTexts } from '../../texts/ru/edition.ts';
import { LinkChip } from '../../ui/LinkChip.tsx';
import type { Gallery_EditionFragment } from './Gallery.generated.ts';
import classes from './Gallery.module.css';
import { Photo } from './Photo.tsx';
import { useOpenedPhoto } from './useOpenedPhoto.ts';

const PhotoDialog = lazy(() => import('./PhotoDialog.tsx').then((it) => ({ default: it.PhotoDialog })));

const texts = editionTexts.photos;
const SIZES = '(min-width: 75em) 22rem, (min-width: 62em) calc((100vw - 22rem) / 2), (min-width: 36em) 46vw, 100vw';
const IN_FIRST_VIEW = 2;

/** The grid of an edition's photos, the dialog of the one that the address names, the album with more (PUB-05). */
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
