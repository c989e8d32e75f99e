import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import classes from './DataTable.module.css';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataRows } from './dataColumns.ts';

const ROW_HEIGHT = 64;
/** Rows drawn beyond the edges, so that quick scrolling shows no gaps. */
const BEYOND = 12;
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
  /** The box above the boxes. */
  pageSelection?: { state: 'all' | 'some' | 'none'; label: string; onToggle: () => void };
}

/**
 * A table of many rows of one height, of which only those in sight are drawn (docs/decisions/015). It scrolls in its own
 * frame, so that its headings stay in sight and wide columns move nothing else.
 */
export function DataTable<Row>({
  firstIndex,
  totalCount,
  sort,
  pageSelection,
  isStale = false,
  ...list
}: DataTableProps<Row>) {
  const { label, columns, rows, idOf } = list;
  const frame = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    useFlushSync: false,
  });
  const visible = virtualizer.getVirtualItems();
  const above = visible[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const width = columns.reduce((sum, column) => sum + column.width, list.selection ? BOX_WIDTH : 0);
  const cells = columns.length + (list.selection ? 1 : 0);
  const space = (height: number) =>
    height > 0 ? (
      <Table.Tr aria-hidden>
        <Table.Td className={classes.space ?? ''} colSpan={cells} h={height} />
      </Table.Tr>
    ) : null;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={label} tabIndex={0} data-stale={isStale}>
      <Table
        className={classes.table ?? ''}
        style={{ minWidth: `${width}rem` }}
        aria-label={label}
        aria-rowcount={totalCount + 1}
        aria-busy={isStale}
        highlightOnHover={false}
      >
        <colgroup>
          {list.selection ? <col style={{ width: `${BOX_WIDTH}rem` }} /> : null}
          {columns.map((column) => (
            <col key={column.key} style={{ width: `${(column.width / width) * 100}%` }} />
          ))}
        </colgroup>
        <Table.Thead className={classes.head ?? ''}>
          <Table.Tr aria-rowindex={1}>
            {list.selection ? (
              <Table.Td className={classes.heading ?? ''}>
                {pageSelection ? (
                  <Checkbox
                    size="sm"
                    aria-label={pageSelection.label}
                    checked={pageSelection.state === 'all'}
                    indeterminate={pageSelection.state === 'some'}
                    onChange={pageSelection.onToggle}
                  />
                ) : null}
              </Table.Td>
            ) : null}
            {columns.map(({ key, title, isSortable }) => {
              if (!(sort && isSortable)) {
                return (
                  <Table.Th key={key} scope="col" className={classes.heading ?? ''}>
                    {title}
                  </Table.Th>
                );
              }
              const direction = sort.directionOf(key);
              const Icon = icons[direction];
              return (
                <Table.Th key={key} scope="col" className={classes.heading ?? ''} aria-sort={direction}>
                  <UnstyledButton
                    className={classes.sort ?? ''}
                    fz="sm"
                    onClick={(event) => sort.onSort(key, event.shiftKey)}
                  >
                    {title}
                    <Icon size={14} aria-hidden />
                  </UnstyledButton>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {space(above)}
          {visible.flatMap(({ index }) => {
            const row = rows[index];
            return row === undefined ? (
              []
            ) : (
              <DataTableRow key={idOf(row)} {...list} row={row} rowIndex={firstIndex + index + 2} />
            );
          })}
          {space(below)}
        </Table.Tbody>
      </Table>
    </section>
  );
}
