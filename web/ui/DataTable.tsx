import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import classes from './DataTable.module.css';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataRows, RowDensity } from './dataColumns.ts';
import { PageBox } from './SelectionBox.tsx';
import { useRowsInSight } from './useRowsInSight.ts';
import { useTableScroll } from './useTableScroll.ts';

/** As DataTable.module.css has it, in pixels. */
const rowHeights = { normal: 64, compact: 36 };
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
  /** How high its rows are. */
  density?: RowDensity;
  /** Names the box above the boxes. */
  pageLabel?: string;
}

/**
 * A table of many rows of one height, of which only those in sight are rendered (docs/decisions/015). It scrolls with the
 * page, and its headings stay in sight; wide columns scroll in a frame of their own and move nothing else.
 */
function Rows<Row>(props: DataTableProps<Row>) {
  const { firstIndex, totalCount, sort, pageLabel, density = 'normal', isStale = false, ...list } = props;
  const { label, columns, rows, idOf, toneOf, selection, onOpen } = list;
  const frame = useRef<HTMLElement>(null);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? BOX_WIDTH : 0);
  const isPage = useTableScroll(frame, width, firstIndex);
  const { first, end, above, below } = useRowsInSight({ frame, isPage }, rows.length, rowHeights[density]);
  const cells = columns.length + (selection ? 1 : 0);
  const space = (height: number) =>
    height > 0 ? (
      <tr aria-hidden>
        <td className={classes.space} colSpan={cells} style={{ height }} />
      </tr>
    ) : null;

  return (
    <section
      ref={frame}
      className={classes.frame}
      aria-label={label}
      // What scrolls must be reached by keyboard.
      {...(isPage ? {} : { tabIndex: 0 })}
      data-scrolls={isPage ? 'page' : 'frame'}
      data-density={density}
      data-stale={isStale}
    >
      <table
        className={classes.table}
        style={isPage ? {} : { minWidth: `${width}rem` }}
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
