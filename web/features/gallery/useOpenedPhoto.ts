import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../ui/useHydrated.ts';

const PARAMETER = 'photo';

/** That the dialog was opened from the grid of this page: then closing it is a step back. */
interface Opened {
  fromGrid: boolean;
}

/** Number of the photo that an address names, from 1; null where it names none that is there. */
function photoNumber(search: string, total: number): number | null {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  const number = Number(value);
  return /^\d{1,3}$/.test(value) && number >= 1 && number <= total ? number : null;
}

/**
 * The opened photo is part of the address (`?photo=3`): a link opens it, Back closes it. The server knows no query, so
 * that the dialog waits for the browser. When it closes, the focus is on the thumbnail of the photo last shown.
 */
export function useOpenedPhoto(total: number) {
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

  const to = (shown: number | null) => {
    const query = new URLSearchParams(search);
    if (shown === null) query.delete(PARAMETER);
    else query.set(PARAMETER, String(shown));
    return { pathname, search: query.toString() };
  };
  const opened = (state as Opened | null)?.fromGrid === true;
  return {
    number,
    linkTo: (shown: number) => ({ to: to(shown), state: { fromGrid: true } satisfies Opened }),
    /** Another photo takes the place of the shown one, in the history too: Back closes the dialog at once. */
    show: (shown: number) => void navigate(to(shown), { replace: true, state, preventScrollReset: true }),
    close: () => void (opened ? navigate(-1) : navigate(to(null), { replace: true, preventScrollReset: true })),
    thumbnail: (of: number) => (element: HTMLAnchorElement | null) => {
      if (element) thumbnails.current.set(of, element);
      else thumbnails.current.delete(of);
    },
  };
}
