import { Button, EmptyState, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { listTexts as texts } from '../../texts/ru/participantList.ts';
import { DataPages } from '../../ui/DataPages.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { ColumnName } from './columns.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterPills } from './FilterPills.tsx';
import { sectionNames } from './filterLabels.ts';
import { useListScope } from './listContext.ts';
import type { ParticipantsListQuery } from './ParticipantsList.generated.ts';
import { ParticipantsRows } from './ParticipantsRows.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useSelection } from './useSelection.ts';
import type { ViewAddress } from './useView.ts';
import { useViewExport } from './useViewExport.ts';
import { filterNames, isNarrowed, noFilters, pageSizes } from './view.ts';

// What only moderators open is not in the list that everybody loads.
const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((it) => ({ default: it.BulkDialog })));
const RecordDialog = lazy(() => import('./RecordDialog.tsx').then((it) => ({ default: it.RecordDialog })));
const ExportHistoryDialog = lazy(() =>
  import('./ExportHistoryDialog.tsx').then((it) => ({ default: it.ExportHistoryDialog })),
);

interface ParticipantsViewProps {
  list: NonNullable<ParticipantsListQuery['participants']>;
  address: ViewAddress;
  columns: readonly ColumnName[];
  onColumns: (columns: readonly ColumnName[]) => void;
  isStale: boolean;
  /** Names the list. */
  label: string;
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** A list of participants that was loaded: what it is narrowed to, its rows, what can be done with them. */
export function ParticipantsView(props: ParticipantsViewProps) {
  const { list, address, columns, onColumns, isStale, label, renderAttendance } = props;
  const { view, change } = address;
  const { year, filter } = useListScope();
  const { items, totalCount, listCount, page, isModeratorList, facets } = list;
  const [dialog, setDialog] = useState<'filter' | 'bulk' | 'exports' | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const rows = useSelection({ order: items.map(({ id }) => id), totalCount, key: JSON.stringify(filter) });
  const fileExport = useViewExport(columns);
  const close = () => setDialog(null);
  const filterCount = filterNames.filter((name) => view.filters[name].values.length > 0).length;

  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchField
          search={view.search}
          placeholder={isModeratorList ? texts.search.placeholderFull : texts.search.placeholder}
          onSearch={(search) => change({ search })}
        />
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setDialog('filter')}
        >
          {filterCount === 0 ? texts.filter.open : texts.filter.openCount(filterCount)}
        </Button>
        {isModeratorList ? <ColumnsMenu columns={columns} onChoose={onColumns} /> : null}
        <ExportMenu
          isModeratorList={isModeratorList}
          isBusy={fileExport.progress !== null}
          onExport={(format) => void fileExport.run(format)}
          onHistory={() => setDialog('exports')}
        />
      </Group>
      {isNarrow ? (
        <SortSelect view={view} isModeratorList={isModeratorList} onSort={(sort) => change({ sort })} />
      ) : null}
      <FilterPills address={address} sections={sectionNames(facets)} />
      {fileExport.progress === null ? null : <ExportProgress progress={fileExport.progress} onStop={fileExport.stop} />}
      <Text size="sm" c="dimmed" role="status">
        {isStale ? texts.updating : texts.counts(totalCount, listCount)}
      </Text>
      {items.length === 0 ? (
        isNarrowed(view) ? (
          <EmptyState title={texts.nothing.title} description={texts.nothing.text}>
            <Button variant="default" onClick={() => change({ search: '', filters: noFilters })}>
              {texts.nothing.reset}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={texts.none.title} description={texts.none.text} />
        )
      ) : (
        <>
          <ParticipantsRows
            address={address}
            columns={columns}
            items={items}
            page={page}
            pageSize={view.pageSize}
            totalCount={totalCount}
            isStale={isStale}
            label={label}
            selection={isModeratorList ? rows : null}
          />
          <DataPages
            page={page}
            pageSize={view.pageSize}
            pageSizes={pageSizes}
            totalCount={totalCount}
            onPage={(next) => change({ page: next })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        </>
      )}
      <SelectionBar rows={rows} totalCount={totalCount} onChange={() => setDialog('bulk')} />
      <FilterDrawer
        opened={dialog === 'filter'}
        address={address}
        facets={facets}
        totalCount={totalCount}
        isModeratorList={isModeratorList}
        onClose={close}
      />
      <Suspense>
        {dialog === 'bulk' ? <BulkDialog selection={rows.selection} count={rows.count} onClose={close} /> : null}
        {dialog === 'exports' ? <ExportHistoryDialog year={year} onClose={close} /> : null}
        {view.record !== null && isModeratorList ? (
          <RecordDialog id={view.record} address={address} renderAttendance={renderAttendance} />
        ) : null}
      </Suspense>
    </Stack>
  );
}
