import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode, useMemo } from 'react';
import { listTexts } from '#texts/participantList.ts';
import type { ParticipationStatus } from '../../../generated/types.ts';
import { afterPaint } from '../../../lib/afterPaint.ts';
import { keyOf } from '../../../lib/ids.ts';
import { typeset } from '../../../lib/typography.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { DataCards } from '../../../ui/table/DataCards.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DataColumn, RowDensity, RowTone } from '../../../ui/table/dataColumns.ts';
import { type ColumnName, rulesOf } from '../scope/columns.ts';
import type { SelectionStore } from '../scope/selection.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { sortedBy } from '../scope/view.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';

// Visitors see no records, so they do not load this.
const RecordCell = lazyPart('RecordCell', () => import('./RecordCell.tsx'));
const RecordName = lazyPart('RecordName', () => import('./RecordName.tsx'));
const UnreadableName = lazyPart('UnreadableName', () => import('./UnreadableName.tsx'));

type Participant = ParticipantRow_ParticipantFragment;

function renderName(linkTo: ViewAddress['linkTo'], hasState: boolean): (row: Participant) => ReactNode {
  return ({ id, fullName: read, unreadableFields, registration: record }) => {
    const fullName = read || listTexts.noName;
    const name = record ? <RecordName {...{ id, fullName, record, hasState, linkTo }} /> : fullName;
    return unreadableFields === null ? name : <UnreadableName fields={unreadableFields}>{name}</UnreadableName>;
  };
}

function renderCell(name: Exclude<ColumnName, 'name'>, isCompact: boolean): (row: Participant) => ReactNode {
  if (name === 'org') {
    return ({ organization }) =>
      typeset(organization?.name ?? '') || (
        <Text component="span" inherit c="dimmed">
          {listTexts.noOrganization}
        </Text>
      );
  }
  if (name === 'id') return ({ id }) => keyOf(id);
  return ({ registration: record }) => (record ? <RecordCell {...{ name, record, isCompact }} /> : null);
}

/** The chosen columns for the table and the cards. */
function columnsOf(
  names: readonly ColumnName[],
  linkTo: ViewAddress['linkTo'],
  isCompact: boolean,
): DataColumn<Participant>[] {
  return rulesOf(names).map(({ name, width, compactWidth = width, orderBy }) => ({
    key: name,
    title: listTexts.columns[name],
    width: isCompact ? compactWidth : width,
    isSortable: orderBy.length > 0,
    render: name === 'name' ? renderName(linkTo, names.includes('status')) : renderCell(name, isCompact),
  }));
}

interface ParticipantsRowsProps {
  address: ViewAddress;
  columns: readonly ColumnName[];
  density: RowDensity;
  items: readonly Participant[];
  page: number;
  pageSize: number;
  totalCount: number;
  isStale: boolean;
  /** Names the list. */
  label: string;
  /** Null if no action needs chosen rows. */
  selection: SelectionStore | null;
}

/** Colour of a record's row (LST-02). */
const toneOfStatus: Record<ParticipationStatus, RowTone> = {
  CONFIRMED: 'green',
  AWAITING_FORMAT: 'yellow',
  AWAITING_PERSON: null,
};
const idOf = ({ id, registration }: Participant) => registration?.id ?? id;
const toneOf = ({ registration }: Participant) => (registration ? toneOfStatus[registration.status] : null);
const labelOf = ({ fullName }: Participant) => listTexts.selection.row(fullName);

/** The rows of a page: a table, on a phone cards. Actions outside the rows do not render them again. */
export const ParticipantsRows = memo(function ParticipantsRows(props: ParticipantsRowsProps) {
  const { address, columns: names, density, items, page, pageSize, totalCount, isStale, label } = props;
  const { selection: store } = props;
  const { view, change, linkTo, open } = address;
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isCompact = density === 'compact' && !isNarrow;
  const columns = useMemo(() => columnsOf(names, linkTo, isCompact), [names, linkTo, isCompact]);
  const chosen = useMemo(
    () => (store === null ? {} : { selection: { ...store, labelOf }, onOpen: ({ id }: Participant) => open(id) }),
    [store, open],
  );
  const sort = useMemo(
    () => ({
      directionOf: (key: string) => {
        const sorted = view.sort.find(({ column }) => column === key);
        if (sorted === undefined) return 'none' as const;
        return sorted.isDescending ? ('descending' as const) : ('ascending' as const);
      },
      onSort: (key: string, isAdded: boolean) => {
        const column = names.find((name) => name === key);
        if (column) afterPaint(() => change({ sort: sortedBy(view.sort, column, isAdded) }));
      },
    }),
    [names, view, change],
  );
  const rows = { label, columns, rows: items, idOf, toneOf, isStale, ...chosen };
  if (isNarrow) return <DataCards {...rows} />;
  return (
    <DataTable
      {...rows}
      firstIndex={(page - 1) * pageSize}
      totalCount={totalCount}
      sort={sort}
      density={density}
      pageLabel={listTexts.selection.page}
    />
  );
});
