import { memo, useDeferredValue } from 'react';
import classes from './DataCards.module.css';
import { type DataRows, isOnControl } from './dataColumns.ts';
import { RowBox } from './SelectionBox.tsx';

interface DataCardProps<Row> extends Pick<DataRows<Row>, 'columns' | 'toneOf' | 'selection' | 'onOpen'> {
  row: Row;
  id: string;
}

function Card<Row>({ row, id, columns, toneOf, selection, onOpen }: DataCardProps<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card's own link does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the card's own link does the same by keyboard
    <div
      className={classes.card}
      data-tone={toneOf?.(row) ?? 'none'}
      onClick={({ target }) => {
        if (!isOnControl(target)) onOpen?.(row);
      }}
    >
      {selection ? <RowBox selection={selection} row={row} id={id} /> : null}
      <div className={classes.fields}>
        <div className={classes.name}>{first?.render(row)}</div>
        {others.length === 0 ? null : (
          <dl className={classes.fields}>
            {others.map(({ key, title, render }) => (
              <div key={key} className={classes.field}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** A row of a list on a phone; it renders again only when something of the row changes. */
const DataCard = memo(Card) as typeof Card;

/** The number of cards rendered first, more than a phone shows; the others follow when the browser has time. */
const FIRST = 12;

/** A list on a phone: one card for each row, with its first column as the heading. It scrolls with the page. */
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
