import { useEffect, useRef } from 'react';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import { useRowsInSight } from '../../../ui/useRowsInSight.ts';
import type { ViewAddress } from '../list/useView.ts';
import { QueueChunk } from './QueueChunk.tsx';
import classes from './ReviewQueue.module.css';

/** As ReviewQueue.module.css has it, in pixels. */
const ROW_HEIGHT = 56;
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

/** The queue as it was opened: only the rows in sight are read and drawn. */
export function ReviewQueue({ ids, current, place, linkTo, isShown }: ReviewQueueProps) {
  const frame = useRef<HTMLElement>(null);
  const { first, end } = useRowsInSight({ frame, isPage: false }, ids.length, ROW_HEIGHT);
  const from = Math.floor(first / CHUNK);
  const to = Math.ceil(Math.max(end, first + 1) / CHUNK);
  const space = (rows: number) => (rows > 0 ? <li aria-hidden style={{ height: rows * ROW_HEIGHT }} /> : null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || place === null || !isShown) return;
    const top = place * ROW_HEIGHT;
    const isSeen = top >= element.scrollTop && top + ROW_HEIGHT <= element.scrollTop + element.clientHeight;
    if (!isSeen) element.scrollTop = Math.max(0, top - element.clientHeight / 3);
  }, [place, isShown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={texts.panes.queue} tabIndex={0}>
      <ul className={classes.list}>
        {space(from * CHUNK)}
        {Array.from({ length: to - from }, (_, index) => {
          const start = (from + index) * CHUNK;
          const part = ids.slice(start, start + CHUNK);
          return part.length === 0 ? null : (
            <QueueChunk key={start} ids={part} first={start} total={ids.length} current={current} linkTo={linkTo} />
          );
        })}
        {space(Math.max(0, ids.length - to * CHUNK))}
      </ul>
    </section>
  );
}
