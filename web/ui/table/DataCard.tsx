import { memo } from 'react';
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

/** A row of a list on a phone; rendered again only when something of the row changes. */
export const DataCard = memo(Card) as typeof Card;
