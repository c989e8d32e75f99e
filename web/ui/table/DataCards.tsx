import { memo, useDeferredValue } from 'react';
import { DataCard } from './DataCard.tsx';
import classes from './DataCards.module.css';
import type { DataRows } from './dataColumns.ts';

/** So many cards are rendered with the list, more than a phone shows; the others follow when the browser has time. */
const FIRST = 12;

/** A list on a phone: a card a row, its first column as the heading. It scrolls with the page. */
function Cards<Row>({ label, columns, rows, idOf, toneOf, selection, onOpen, isStale = false }: DataRows<Row>) {
  const most = useDeferredValue(rows.length, FIRST);
  return (
    <ul aria-label={label} aria-busy={isStale} className={classes.list} data-stale={isStale}>
      {rows.slice(0, most).map((row, index) => {
        const id = idOf(row);
        return (
          <li key={id} aria-setsize={rows.length} aria-posinset={index + 1} className={classes.slot}>
            <DataCard {...{ row, id, columns, toneOf, selection, onOpen }} />
          </li>
        );
      })}
    </ul>
  );
}

export const DataCards = memo(Cards) as typeof Cards;
