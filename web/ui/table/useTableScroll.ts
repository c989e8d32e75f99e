import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Widths are wishes: a few pixels less cut nothing off. */
const TOLERANCE = 8;

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Where the rows of a table scroll: with the page, so that there is one scroll bar; a table wider than its place scrolls in a
 * frame of its own, whose bar along the bottom stays in sight. Another page of rows begins at its first row.
 */
export function useTableScroll(frame: RefObject<HTMLElement | null>, widthRem: number, firstIndex: number) {
  const [isPage, setPage] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => setPage(widthRem * rootFontSize() <= element.clientWidth + TOLERANCE);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, widthRem]);
  const shown = useRef(firstIndex);
  useEffect(() => {
    if (shown.current === firstIndex) return;
    shown.current = firstIndex;
    frame.current?.scrollTo?.({ top: 0 });
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame, firstIndex]);
  return isPage;
}
