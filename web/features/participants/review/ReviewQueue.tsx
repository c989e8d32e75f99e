import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { registrationTexts } from '#texts/registrations.ts';
import { reviewTexts as texts } from '#texts/review.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useListScope } from '../scope/listContext.ts';
import { StatusSign } from '../scope/StatusMark.tsx';
import type { ViewAddress } from '../scope/useView.ts';
import { useQueueRowsQuery } from './QueueRows.generated.ts';
import classes from './ReviewQueue.module.css';

/** In pixels, equal to the height in ReviewQueue.module.css. */
const ROW_HEIGHT = 56;

interface QueueChunkProps {
  ids: readonly string[];
  /** Index of the first record in the queue, and the length of the queue. */
  first: number;
  total: number;
  current: string | null;
  linkTo: ViewAddress['linkTo'];
}

/** Some neighbouring rows of the queue; their states follow every save. */
function QueueChunk({ ids, first, total, current, linkTo }: QueueChunkProps) {
  const { year, project, filter } = useListScope();
  const { ref, inViewport } = useInViewport();
  const [isUsed, setUsed] = useState(false);
  if (inViewport && !isUsed) setUsed(true);
  const { data, error, loading, refetch } = useQueueRowsQuery({
    variables: { year, project, ids: [...ids], cancelled: filter.isCancelled ?? null },
    skip: !isUsed,
  });
  const rows = new Map((data?.edition?.participants?.nodes ?? []).map((row) => [row.registration?.id, row]));
  if (error && !data?.edition?.participants) {
    return (
      <div ref={ref} style={{ height: ids.length * ROW_HEIGHT }}>
        <LoadFailure error={error} subject={texts.listSubject} onRetry={refetch} />
      </div>
    );
  }
  const links = ids.map((id, index) => {
    const row = rows.get(id);
    return (
      <li key={id} className={classes.row} aria-setsize={total} aria-posinset={first + index + 1}>
        <Link {...linkTo(id)} className={classes.link ?? ''} {...(id === current ? { 'aria-current': 'true' } : {})}>
          {row?.registration ? (
            <StatusSign status={row.registration.status} isCancelled={row.registration.isCancelled} />
          ) : null}
          <span className={classes.name}>
            {row?.fullName ?? (loading ? <Skeleton component="span" display="block" height={14} /> : texts.gone)}
            <span className={classes.format}>
              {row?.registration ? registrationTexts.formats[row.registration.effectiveFormat] : null}
            </span>
          </span>
        </Link>
      </li>
    );
  });
  return (
    <ul ref={ref} className={classes.list} style={{ height: ids.length * ROW_HEIGHT }}>
      {isUsed ? links : null}
    </ul>
  );
}

/** Rows that are loaded together. */
const CHUNK = 40;

interface ReviewQueueProps {
  ids: readonly string[];
  current: string | null;
  /** Index of the current record. */
  place: number | null;
  linkTo: ViewAddress['linkTo'];
  /** Whether the queue is visible; on a phone it may not be. */
  isShown: boolean;
}

/** The queue as it was opened; its parts load when they become visible. */
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
