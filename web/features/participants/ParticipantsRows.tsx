import { useMediaQuery } from '@mantine/hooks';
import { listTexts } from '../../texts/ru/participantList.ts';
import { DataCards } from '../../ui/DataCards.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataRows } from '../../ui/dataColumns.ts';
import { columnsOf } from './cells.tsx';
import type { ColumnName } from './columns.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';
import { toneOfStatus } from './StatusMark.tsx';
import type { useSelection } from './useSelection.ts';
import type { ViewAddress } from './useView.ts';
import { sortedBy } from './view.ts';

interface ParticipantsRowsProps {
  address: ViewAddress;
  columns: readonly ColumnName[];
  items: readonly ParticipantRow_ParticipantFragment[];
  page: number;
  pageSize: number;
  totalCount: number;
  isStale: boolean;
  /** Names the list. */
  label: string;
  /** Null where there is nothing to choose rows for. */
  selection: ReturnType<typeof useSelection> | null;
}

/** The rows of a page: a table, on a phone cards. */
export function ParticipantsRows(props: ParticipantsRowsProps) {
  const { address, columns, items, page, pageSize, totalCount, isStale, label, selection } = props;
  const { view, change, linkTo, open } = address;
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const rows: DataRows<ParticipantRow_ParticipantFragment> = {
    label,
    columns: columnsOf(columns, linkTo),
    rows: items,
    idOf: ({ id }) => id,
    toneOf: ({ record }) => (record ? toneOfStatus[record.status] : null),
    isStale,
    ...(selection === null
      ? {}
      : {
          selection: {
            isSelected: selection.isSelected,
            onToggle: selection.toggle,
            labelOf: ({ fullName }) => listTexts.selection.row(fullName),
          },
          onOpen: ({ id }) => open(id),
        }),
  };
  if (isNarrow) return <DataCards {...rows} />;
  return (
    <DataTable
      {...rows}
      firstIndex={(page - 1) * pageSize}
      totalCount={totalCount}
      sort={{
        directionOf: (key) => {
          const sorted = view.sort.find(({ column }) => column === key);
          if (sorted === undefined) return 'none';
          return sorted.isDescending ? 'descending' : 'ascending';
        },
        onSort: (key, isAdded) => {
          const column = columns.find((name) => name === key);
          if (column) change({ sort: sortedBy(view.sort, column, isAdded) });
        },
      }}
      {...(selection === null
        ? {}
        : {
            pageSelection: {
              state: selection.pageState,
              label: listTexts.selection.page,
              onToggle: selection.togglePage,
            },
          })}
    />
  );
}
