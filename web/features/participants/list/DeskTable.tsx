import { Anchor, Box, Table, type TableTrProps, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import {
  type ChangeEvent,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { keyOf } from '../../../lib/ids.ts';
import { DataPages } from '../../../ui/table/DataPages.tsx';
import { pageSizes } from '../model/address.ts';
import type { DeskColumn, DeskSort } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { stateOf } from '../model/rowFacts.ts';
import { renderCell, rowColors } from './cells.tsx';
import classes from './DeskTable.module.css';
import type { DeskAddress } from './useDeskView.ts';

/** A heading's click sorts upwards, then downwards, then as the provider does. */
function nextSort(column: DeskColumn['name'], sort: DeskSort | null): DeskSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

interface HeadingProps {
  column: DeskColumn;
  sort: DeskSort | null;
  onSort: (sort: DeskSort | null) => void;
}

/** The library's own heading takes the place of the column's role, and has English names. */
function Heading({ column: { name, heading }, sort, onSort }: HeadingProps) {
  const isSorted = sort?.column === name;
  const Icon = !isSorted ? IconSelector : sort.isDescending ? IconArrowDown : IconArrowUp;
  const label = !isSorted ? heading : texts.sort[sort.isDescending ? 'descending' : 'ascending'](heading);
  return (
    <UnstyledButton className={classes.sort ?? ''} aria-label={label} onClick={() => onSort(nextSort(name, sort))}>
      {heading}
      <Icon size={14} aria-hidden />
    </UnstyledButton>
  );
}

/** Half of the place beside the boxes: without a width the library's frame would be as wide as the longest text. */
const PHONE_WIDTH = 'calc((100vw - 6rem) / 2)';
const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input') !== null;
const idOf = ({ id }: DeskRow) => id;
const ignore = () => undefined;

interface RowProps {
  record: DeskRow;
  columns: readonly object[];
  isChosen: boolean;
  rowProps: TableTrProps;
  children: ReactNode;
}

/** A row renders again only for another record, other columns or a click on its box: the library would render each cell. */
const Row = memo(
  ({ rowProps, children }: RowProps) => <Table.Tr {...rowProps}>{children}</Table.Tr>,
  (one, other) => one.record === other.record && one.columns === other.columns && one.isChosen === other.isChosen,
);

/** As many rows as a screen shows. */
const FIRST_ROWS = 20;

/** The rows of a new view in two steps, so that those in sight come at once; changes by others keep the page where it is. */
function useFirstRows(rows: readonly DeskRow[], view: string): readonly DeskRow[] {
  const [complete, setComplete] = useState('');
  useEffect(() => startTransition(() => setComplete(view)), [view]);
  return useMemo(() => (complete === view ? rows : rows.slice(0, FIRST_ROWS)), [complete, view, rows]);
}

/** Chooses a row by its box; with Shift, all rows from the last one on. */
function useRowBoxes(rows: readonly DeskRow[], onSelect: DeskTableProps['onSelect']) {
  const last = useRef<string | null>(null);
  // The rows' functions stay the same while other rows are shown.
  const shown = useRef(rows);
  shown.current = rows;
  const toggle = useCallback(
    (id: string, isChosen: boolean, isRange: boolean) => {
      const ids = shown.current.map(idOf);
      const ends = [ids.indexOf(id), isRange && last.current !== null ? ids.indexOf(last.current) : -1];
      const [from, to] = ends.includes(-1) ? [ends[0] ?? 0, ends[0] ?? 0] : [Math.min(...ends), Math.max(...ends)];
      last.current = id;
      onSelect((before) => {
        const next = new Set(before);
        for (const one of ids.slice(from, to + 1)) isChosen ? next.add(one) : next.delete(one);
        return next;
      });
    },
    [onSelect],
  );
  return useCallback(
    ({ id, fullName }: DeskRow) => ({
      'aria-label': texts.selection.row(fullName || texts.noName),
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        toggle(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
    }),
    [toggle],
  );
}

interface DeskTableProps {
  label: string;
  /** The query of the view without a record: other rows are another view. */
  view: string;
  size: number;
  sort: DeskSort | null;
  change: DeskAddress['change'];
  open: DeskAddress['open'];
  columns: readonly DeskColumn[];
  /** The rows that the view finds, all pages. */
  found: readonly DeskRow[];
  page: number;
  selected: ReadonlySet<string>;
  onSelect: (select: (selected: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

/** A page of the list. On a phone it has name and state; the record has the rest. */
export const DeskTable = memo(function DeskTable(props: DeskTableProps) {
  const { label, view, size, sort, change, open, columns, found, page, selected, onSelect } = props;
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const pageRows = useMemo(() => found.slice((page - 1) * size, page * size), [found, page, size]);
  const rows = useFirstRows(pageRows, view);
  const boxOf = useRowBoxes(pageRows, onSelect);
  // The library compares each chosen row with each other one: it gets those of the page alone.
  const chosen = useMemo(() => pageRows.filter(({ id }) => selected.has(id)), [pageRows, selected]);
  const shown = useMemo(
    () => (isPhone ? columns.filter(({ name }) => name === 'name' || name === 'state') : columns),
    [isPhone, columns],
  );
  const tableColumns = useMemo(
    () =>
      shown.map(
        (column): DataTableColumn<DeskRow> => ({
          accessor: column.name,
          title: <Heading column={column} sort={sort} onSort={(next) => change({ sort: next })} />,
          width: isPhone ? PHONE_WIDTH : `${column.width}rem`,
          render: (row) =>
            column.name === 'name' ? (
              <Anchor
                component={Link}
                // A click keeps the view; another tab opens the record alone.
                to={{ search: `?record=${keyOf(row.id)}` }}
                inherit
                fw={550}
                underline="hover"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  open(row.id);
                }}
              >
                {row.fullName || texts.noName}
              </Anchor>
            ) : (
              renderCell(column, row)
            ),
        }),
      ),
    [shown, isPhone, sort, change, open],
  );
  const choosePage = () =>
    onSelect((before) => {
      const next = new Set(before);
      const isAll = pageRows.every(({ id }) => before.has(id));
      for (const { id } of pageRows) isAll ? next.delete(id) : next.add(id);
      return next;
    });
  return (
    <>
      <Box className={classes.frame ?? ''}>
        <DataTable<DeskRow>
          aria-label={label}
          withTableBorder
          borderRadius="lg"
          borderColor="var(--portal-border)"
          backgroundColor="var(--portal-surface)"
          highlightOnHover
          horizontalSpacing="0.6rem"
          verticalSpacing="0.35rem"
          {...(isPhone ? {} : { maxHeight: 'max(22rem, calc(100dvh - 11rem))' })}
          idAccessor={idOf}
          records={rows as DeskRow[]}
          columns={tableColumns}
          rowBackgroundColor={(row) => rowColors[stateOf(row)]}
          onRowClick={({ event, record }) => {
            if (!isOnControl(event.target)) open(record.id);
          }}
          selectedRecords={chosen}
          // The boxes have their own functions; without this one the library disables them.
          onSelectedRecordsChange={ignore}
          getRecordSelectionCheckboxProps={boxOf}
          allRecordsSelectionCheckboxProps={{ 'aria-label': texts.selection.page, onChange: choosePage }}
          rowFactory={({ record, rowProps, children }) => (
            <Row
              key={record.id}
              record={record}
              columns={tableColumns}
              isChosen={selected.has(record.id)}
              rowProps={rowProps}
            >
              {children}
            </Row>
          )}
        />
      </Box>
      <DataPages
        page={page}
        pageSize={size}
        pageSizes={pageSizes}
        totalCount={found.length}
        onPage={(next) => change({ page: next })}
        onPageSize={(next) => change({ size: next })}
      />
    </>
  );
});
