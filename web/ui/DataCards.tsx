import { Checkbox } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './DataCards.module.css';
import { type DataRows, isOnControl } from './dataColumns.ts';

const USUAL_HEIGHT = 190;
const BEYOND = 6;

/** A list on a phone: a card a row, its first column as the heading. It scrolls with the page; only cards near the window are drawn. */
export function DataCards<Row>(props: DataRows<Row>) {
  const { label, columns, rows, idOf, toneOf, selection, onOpen, isStale = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    useFlushSync: false,
  });
  const [first, ...others] = columns;
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={isStale}
      className={classes.list}
      data-stale={isStale}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const id = idOf(row);
        return (
          <li
            key={id}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={classes.slot}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the card's own link does the same by keyboard */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the card's own link does the same by keyboard */}
            <div
              className={classes.card}
              data-tone={toneOf?.(row) ?? 'none'}
              onClick={({ target }) => {
                if (!isOnControl(target)) onOpen?.(row);
              }}
            >
              {selection ? (
                <Checkbox
                  aria-label={selection.labelOf(row)}
                  checked={selection.isSelected(id)}
                  onChange={() => selection.onToggle(id, false)}
                />
              ) : null}
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
          </li>
        );
      })}
    </ul>
  );
}
