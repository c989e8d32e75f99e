import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import { useListScope } from '../list/listContext.ts';
import { StatusSign } from '../list/StatusMark.tsx';
import type { ViewAddress } from '../list/useView.ts';
import { useQueueRowsQuery } from './QueueRows.generated.ts';
import classes from './ReviewQueue.module.css';

interface QueueChunkProps {
  ids: readonly string[];
  /** Place of the first one in the queue, from 0, and the length of the queue. */
  first: number;
  total: number;
  current: string | null;
  linkTo: ViewAddress['linkTo'];
}

/** Some neighbouring rows of the queue; their states follow every save. */
export function QueueChunk({ ids, first, total, current, linkTo }: QueueChunkProps) {
  const { year, project, filter } = useListScope();
  const { data, loading } = useQueueRowsQuery({
    variables: { year, project, ids: [...ids], cancelled: filter.cancelled ?? null },
  });
  const rows = new Map((data?.edition?.participants?.nodes ?? []).map((row) => [row.registration?.id, row]));
  return ids.map((id, index) => {
    const row = rows.get(id);
    return (
      <li key={id} className={classes.row} aria-setsize={total} aria-posinset={first + index + 1}>
        <Link {...linkTo(id)} className={classes.link ?? ''} {...(id === current ? { 'aria-current': 'true' } : {})}>
          {row?.registration ? <StatusSign status={row.registration.status} /> : null}
          <span className={classes.name}>
            {row?.fullName ?? (loading ? <Skeleton component="span" display="block" height={14} /> : texts.gone)}
            <span className={classes.format}>
              {row?.registration ? registrationTexts.formats[row.registration.format] : null}
            </span>
          </span>
        </Link>
      </li>
    );
  });
}
