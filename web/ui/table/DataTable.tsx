import { Table, UnstyledButton } from '@mantine/core';
import { useIntersection, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './DataTable.module.css';
import { type DataRows, isOnControl, type RowDensity } from './dataColumns.ts';
import { PageBox, RowBox } from './SelectionBox.tsx';

/** Widths are approximate: a few pixels less cut nothing off. */
const TOLERANCE = 8;

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Decides where the rows scroll: with the page, so that there is one scroll bar, or in a frame if the table is wider than its
 * place; the frame's bottom bar stays visible. Another page of rows starts at its first row.
 */
function useTableScroll(frame: RefObject<HTMLElement | null>, widthRem: number, firstIndex: number) {
  const [isPage, setPage] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => setPage(widthRem * rootFontSize() <= element.clientWidth + TOLERANCE);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, widthRem]);
  const shown = useRef(firstIndex);
  useEffect(() => {
    if (shown.current === firstIndex) return;
    shown.current = firstIndex;
    frame.current?.scrollTo?.({ top: 0 });
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame, firstIndex]);
  return isPage;
}

interface DataTableRowProps<Row> extends Pick<DataRows<Row>, 'columns' | 'toneOf' | 'selection' | 'onOpen'> {
  row: Row;
  id: string;
  /** The row's number for screen readers: the heading row is 1. */
  rowIndex: number;
}

/** A row of a table; its first cell names it. It renders again only when something of the row changes. */
function Row<Row>({ row, id, rowIndex, columns, toneOf, selection, onOpen }: DataTableRowProps<Row>) {
  return (
    <Table.Tr
      className={classes.row}
      aria-rowindex={rowIndex}
      data-tone={toneOf?.(row) ?? 'none'}
      data-opens={onOpen !== undefined}
      onClick={({ target }) => {
        if (!isOnControl(target)) onOpen?.(row);
      }}
    >
      {selection ? (
        <Table.Td>
          <RowBox selection={selection} row={row} id={id} />
        </Table.Td>
      ) : null}
      {columns.map(({ key, render }, index) =>
        index === 0 ? (
          <Table.Th key={key} scope="row">
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Th>
        ) : (
          <Table.Td key={key}>
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Td>
        ),
      )}
    </Table.Tr>
  );
}

const DataTableRow = memo(Row) as typeof Row;

/** Rows of a block, as many as a screen of a laptop shows: new rows are in sight after one block. */
const BLOCK = 10;

interface RowBlockProps<Row> extends Omit<DataTableRowProps<Row>, 'row' | 'id' | 'rowIndex'> {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Number of the first row for screen readers. */
  rowIndex: number;
  /** What scrolls, if not the page. */
  root: HTMLElement | null;
  /** Whether it is drawn before the browser has said what is in sight. */
  isFirst: boolean;
  isPrinting: boolean;
}

/** Neighbouring rows. Far from the screen one empty row of their height replaces them, unless one has the focus. */
function Block<Row>(props: RowBlockProps<Row>) {
  const { rows, idOf, rowIndex, root, isFirst, isPrinting, ...shared } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { ref: observe, entry } = useIntersection({ root, rootMargin: '50% 0px' });
  const ref = useMergedRef(body, observe);
  const isNear = entry?.isIntersecting ?? isFirst;
  return (
    <Table.Tbody ref={ref}>
      {isNear || isPrinting || body.current?.contains(document.activeElement) ? (
        rows.map((row, index) => {
          const id = idOf(row);
          return <DataTableRow key={id} {...shared} {...{ row, id, rowIndex: rowIndex + index }} />;
        })
      ) : (
        <tr aria-hidden style={{ height: `calc(${rows.length} * var(--row-height))` }} />
      )}
    </Table.Tbody>
  );
}

const RowBlock = memo(Block) as typeof Block;

/** Whether the page is being printed: paper shows every row. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPrinting;
}

const BOX_WIDTH = 2.5;
const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector } as const;

interface DataTableProps<Row> extends DataRows<Row> {
  /** Index of the first row within the list, from 0, and the length of the list. */
  firstIndex: number;
  totalCount: number;
  sort?: {
    directionOf: (key: string) => 'ascending' | 'descending' | 'none';
    /** `isAdded`: with Shift, the other columns stay in the sort order. */
    onSort: (key: string, isAdded: boolean) => void;
  };
  /** How high its rows are. */
  density?: RowDensity;
  /** Names the box that selects the page. */
  pageLabel?: string;
}

/**
 * A table of many rows of equal height. It scrolls with the page, and its headings stay visible; a table with wide columns
 * scrolls in a frame, which moves nothing else.
 */
function Rows<Row>(props: DataTableProps<Row>) {
  const { firstIndex, totalCount, sort, pageLabel, density = 'normal', isStale = false, ...list } = props;
  const { label, columns, rows, idOf, toneOf, selection, onOpen } = list;
  const frame = useRef<HTMLElement>(null);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? BOX_WIDTH : 0);
  const isPage = useTableScroll(frame, width, firstIndex);
  const isPrinting = usePrinting();
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, n) => n * BLOCK).map((first) => ({
        rowIndex: firstIndex + first + 2,
        isFirst: first === 0,
        rows: rows.slice(first, first + BLOCK),
      })),
    [rows, firstIndex],
  );

  return (
    <section
      ref={frame}
      className={classes.frame}
      aria-label={label}
      // The keyboard must be able to reach a scrolling frame.
      {...(isPage ? {} : { tabIndex: 0 })}
      data-scrolls={isPage ? 'page' : 'frame'}
      data-density={density}
      data-stale={isStale}
    >
      <Table
        layout="fixed"
        horizontalSpacing={density === 'normal' ? '0.6rem' : '0.35rem'}
        verticalSpacing={density === 'normal' ? '0.25rem' : 0}
        borderColor="var(--portal-border)"
        stickyHeader
        stickyHeaderOffset={isPage ? 'var(--header-height, 0px)' : 0}
        {...(isPage ? {} : { miw: `${width}rem`, __vars: { '--box-width': `${BOX_WIDTH}rem` } })}
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
        <Table.Thead className={classes.head}>
          <Table.Tr aria-rowindex={1}>
            {selection ? (
              <Table.Td>
                {pageLabel === undefined ? null : <PageBox selection={selection} label={pageLabel} />}
              </Table.Td>
            ) : null}
            {columns.map(({ key, title, isSortable }) => {
              if (!(sort && isSortable)) {
                return (
                  <Table.Th key={key} scope="col">
                    {title}
                  </Table.Th>
                );
              }
              const direction = sort.directionOf(key);
              const Icon = icons[direction];
              return (
                <Table.Th key={key} scope="col" aria-sort={direction}>
                  <UnstyledButton className={classes.sort} onClick={(event) => sort.onSort(key, event.shiftKey)}>
                    {title}
                    <Icon size={14} aria-hidden />
                  </UnstyledButton>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        {blocks.map((block) => (
          <RowBlock
            key={block.rowIndex}
            {...block}
            {...{ idOf, columns, toneOf, selection, onOpen, isPrinting }}
            root={isPage ? null : frame.current}
          />
        ))}
      </Table>
    </section>
  );
}

export const DataTable = memo(Rows) as typeof Rows;
