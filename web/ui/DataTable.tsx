import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import classes from './DataTable.module.css';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataRows } from './dataColumns.ts';
import { PageBox } from './SelectionBox.tsx';
import { useRowsInSight } from './useRowsInSight.ts';

/** As DataTable.module.css has it, in pixels. */
const ROW_HEIGHT = 64;
const BOX_WIDTH = 2.5;
const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector } as const;

interface DataTableProps<Row> extends DataRows<Row> {
  /** Place of the first row within the whole list, from 0, and the length of that list. */
  firstIndex: number;
  totalCount: number;
  sort?: {
    directionOf: (key: string) => 'ascending' | 'descending' | 'none';
    /** `isAdded`: with Shift, the other columns stay in the order. */
    onSort: (key: string, isAdded: boolean) => void;
  };
  /** Names the box above the boxes. */
  pageLabel?: string;
}

/**
 * A table of many rows of one height, of which only those in sight are rendered (docs/decisions/015). It scrolls in its own
 * frame, so that its headings stay in sight and wide columns move nothing else.
 */
function Rows<Row>({ firstIndex, totalCount, sort, pageLabel, isStale = false, ...list }: DataTableProps<Row>) {
  const { label, columns, rows, idOf, toneOf, selection, onOpen } = list;
  const frame = useRef<HTMLElement>(null);
  const { first, end, above, below } = useRowsInSight(frame, rows.length, ROW_HEIGHT);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? BOX_WIDTH : 0);
  const cells = columns.length + (selection ? 1 : 0);
  const space = (height: number) =>
    height > 0 ? (
      <tr aria-hidden>
        <td className={classes.space} colSpan={cells} style={{ height }} />
      </tr>
    ) : null;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={label} tabIndex={0} data-stale={isStale}>
      <table
        className={classes.table}
        style={{ minWidth: `${width}rem` }}
        aria-label={label}
        aria-rowcount={totalCount + 1}
        aria-busy={isStale}
      >
        <colgroup>
          {selection ? <col style={{ width: `${BOX_WIDTH}rem` }} /> : null}
          {columns.map((column) => (
            <col key={column.key} style={{ width: `${(column.width / width) * 100}%` }} />
          ))}
        </colgroup>
        <thead className={classes.head}>
          <tr aria-rowindex={1}>
            {selection ? (
              <td className={classes.heading}>
                {pageLabel === undefined ? null : <PageBox selection={selection} label={pageLabel} />}
              </td>
            ) : null}
            {columns.map(({ key, title, isSortable }) => {
              if (!(sort && isSortable)) {
                return (
                  <th key={key} scope="col" className={classes.heading}>
                    {title}
                  </th>
                );
              }
              const direction = sort.directionOf(key);
              const Icon = icons[direction];
              return (
                <th key={key} scope="col" className={classes.heading} aria-sort={direction}>
                  <button type="button" className={classes.sort} onClick={(event) => sort.onSort(key, event.shiftKey)}>
                    {title}
                    <Icon size={14} aria-hidden />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {space(above)}
          {rows.slice(first, end).map((row, index) => {
            const id = idOf(row);
            const rowIndex = firstIndex + first + index + 2;
            return <DataTableRow key={id} {...{ row, id, rowIndex, columns, toneOf, selection, onOpen }} />;
          })}
          {space(below)}
        </tbody>
      </table>
    </section>
  );
}

export const DataTable = memo(Rows) as typeof Rows;
