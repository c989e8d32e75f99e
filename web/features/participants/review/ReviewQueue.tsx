import { useEffect, useRef } from 'react';
import { reviewTexts as texts } from '#texts/review.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { QueueChunk, ROW_HEIGHT } from './QueueChunk.tsx';
import classes from './ReviewQueue.module.css';

/** Rows that are read together. */
const CHUNK = 40;

interface ReviewQueueProps {
  ids: readonly string[];
  current: string | null;
  /** Place of the current one, from 0. */
  place: number | null;
  linkTo: ViewAddress['linkTo'];
  /** Whether it is in sight; on a phone it may not be. */
  isShown: boolean;
}

/** The queue as it was opened, in parts that are read when they come into sight. */
export function ReviewQueue({ ids, current, place, linkTo, isShown }: ReviewQueueProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || place === null || !isShown) return;
    const top = place * ROW_HEIGHT;
    const isSeen = top >= element.scrollTop && top + ROW_HEIGHT <= element.scrollTop + element.clientHeight;
    if (!isSeen) element.scrollTop = Math.max(0, top - element.clientHeight / 3);
  }, [place, isShown]);
  const starts = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) => index * CHUNK);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={texts.panes.queue} tabIndex={0}>
      {starts.map((first) => (
        <QueueChunk
          key={first}
          ids={ids.slice(first, first + CHUNK)}
          first={first}
          total={ids.length}
          current={current}
          linkTo={linkTo}
        />
      ))}
    </section>
  );
}
