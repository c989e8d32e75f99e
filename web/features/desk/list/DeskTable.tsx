import { Anchor, Box, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { keyOf } from '../../../lib/ids.ts';
import { DataPages } from '../../../ui/table/DataPages.tsx';
import { pageSizes } from '../model/address.ts';
import type { DeskColumn } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { stateOf } from '../model/rowFacts.ts';
import type { DeskSort } from '../model/sort.ts';
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
const checkboxOf = ({ fullName }: DeskRow) => ({ 'aria-label': texts.selection.row(fullName || texts.noName) });

interface DeskTableProps {
  label: string;
  size: number;
  sort: DeskSort | null;
  /** The query of the view without a record, for links. */
  listSearch: string;
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
  const { label, size, sort, listSearch, change, open, columns, found, page, selected, onSelect } = props;
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const rows = useMemo(() => found.slice((page - 1) * size, page * size), [found, page, size]);
  // The library compares each chosen row with each other one: it gets those of the page alone.
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
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
                to={{ search: `${listSearch}${listSearch === '' ? '?' : '&'}record=${keyOf(row.id)}` }}
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
    [shown, isPhone, sort, listSearch, change, open],
  );
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
          onSelectedRecordsChange={(next) =>
            onSelect((before) => {
              const others = [...before].filter((id) => !rows.some((row) => row.id === id));
              return new Set([...others, ...next.map(idOf)]);
            })
          }
          getRecordSelectionCheckboxProps={checkboxOf}
          allRecordsSelectionCheckboxProps={{ 'aria-label': texts.selection.page }}
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
