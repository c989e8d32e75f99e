import { type RefObject, useEffect, useState } from 'react';

/** What a large screen shows; also where there is no frame to measure yet, as on the server. */
const USUAL_FRAME = 900;
/** Rows rendered beyond the edges, so that quick scrolling shows no gaps; they change by halves of that. */
const BEYOND = 12;
const STEP = BEYOND / 2;

function rangeOf(hiddenAbove: number, shownHeight: number, rowHeight: number) {
  const top = Math.floor(hiddenAbove / rowHeight / STEP) * STEP;
  const shown = Math.ceil((shownHeight || USUAL_FRAME) / rowHeight) + STEP;
  return { first: Math.max(0, top - BEYOND), end: top + shown + BEYOND };
}

interface Scrolling {
  frame: RefObject<HTMLElement | null>;
  /** Whether the rows scroll with the page, or in their frame. */
  isPage: boolean;
}

/** Which of many rows of one height to draw: those visible in their scroll container, and some beyond. */
export function useRowsInSight({ frame, isPage }: Scrolling, count: number, rowHeight: number) {
  const [range, setRange] = useState(() => rangeOf(0, 0, rowHeight));
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      const next = isPage
        ? rangeOf(Math.max(0, -element.getBoundingClientRect().top), window.innerHeight, rowHeight)
        : rangeOf(element.scrollTop, element.clientHeight, rowHeight);
      setRange((known) => (known.first === next.first && known.end === next.end ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    const scroller = isPage ? window : element;
    scroller.addEventListener('scroll', look, { passive: true });
    if (isPage) window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [frame, isPage, rowHeight]);
  const first = Math.min(range.first, Math.max(0, count - BEYOND));
  const end = Math.min(count, range.end);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
