import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconBookmarks, IconChevronDown, IconColumns3, IconDownload, IconFilter } from '@tabler/icons-react';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ParticipantFilter } from '../../../generated/types.ts';
import { nodeId } from '../../../lib/ids.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { bulkTexts } from '../../../texts/ru/bulk.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { listTexts as texts } from '../../../texts/ru/participantList.ts';
import { viewsTexts } from '../../../texts/ru/participantViews.ts';
import { DataPages } from '../../../ui/DataPages.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { useAfterPaint } from '../../../ui/useAfterPaint.ts';
import { type CellChange, UndoProvider } from '../cell/undoScope.ts';
import { CancelledNotice } from './CancelledNotice.tsx';
import type { ColumnName } from './columns.ts';
import { DensityToggle } from './DensityToggle.tsx';
import { filterNames, isSet, noFilters } from './filters.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './ListTools.module.css';
import { useListScope } from './listContext.ts';
import type { ParticipantsListQuery } from './ParticipantsList.generated.ts';
import { ParticipantsRows } from './ParticipantsRows.tsx';
import { PlainPages } from './PlainPages.tsx';
import { PlainSearch } from './PlainSearch.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useDensity } from './useDensity.ts';
import { useListKeys } from './useListKeys.tsx';
import { useSelection } from './useSelection.ts';
import type { ViewAddress } from './useView.ts';
import { isNarrowed, pageSizes, pageWithin, writeView } from './view.ts';

const parts = {
  FilterDrawer: () => import('../filters/FilterDrawer.tsx'),
  ColumnsMenu: () => import('./ColumnsMenu.tsx'),
  FilterPills: () => import('../filters/FilterPills.tsx'),
  SelectionBar: () => import('./SelectionBar.tsx'),
  Exports: () => import('../export/Exports.tsx'),
  ViewsMenu: () => import('../views/ViewsMenu.tsx'),
  BulkDialog: () => import('../bulk/BulkDialog.tsx'),
  BulkTools: () => import('../bulk/BulkTools.tsx'),
  RecordDialog: () => import('../record/RecordDialog.tsx'),
};

// Loaded with their first use or, for moderators, when the list is there and the browser has time.
const FilterDrawer = lazy(() => parts.FilterDrawer().then((it) => ({ default: it.FilterDrawer })));
const ColumnsMenu = lazy(() => parts.ColumnsMenu().then((it) => ({ default: it.ColumnsMenu })));
const FilterPills = lazy(() => parts.FilterPills().then((it) => ({ default: it.FilterPills })));
const SelectionBar = lazy(() => parts.SelectionBar().then((it) => ({ default: it.SelectionBar })));
const Exports = lazy(() => parts.Exports().then((it) => ({ default: it.Exports })));
const ViewsMenu = lazy(() => parts.ViewsMenu().then((it) => ({ default: it.ViewsMenu })));
const BulkDialog = lazy(() => parts.BulkDialog().then((it) => ({ default: it.BulkDialog })));
const BulkTools = lazy(() => parts.BulkTools().then((it) => ({ default: it.BulkTools })));
const RecordDialog = lazy(() => parts.RecordDialog().then((it) => ({ default: it.RecordDialog })));
const CellUndo = lazy(() => import('../cell/CellUndo.tsx').then((it) => ({ default: it.CellUndo })));
const NoRows = lazy(() => import('./NoRows.tsx').then((it) => ({ default: it.NoRows })));
const AbstractsDialog = lazy(() =>
  import('../export/AbstractsDialog.tsx').then((it) => ({ default: it.AbstractsDialog })),
);
const ExportHistoryDialog = lazy(() =>
  import('../export/ExportHistoryDialog.tsx').then((it) => ({ default: it.ExportHistoryDialog })),
);

type List = NonNullable<NonNullable<ParticipantsListQuery['edition']>['participants']>;

/** How many rows were found, and how many people they are. */
function countsOf({ totalCount, listCount, peopleCount, listPeopleCount, isModeratorList }: List): string {
  if (!isModeratorList) return texts.counts(totalCount, listCount);
  return texts.countsFull({ rows: totalCount, people: peopleCount }, { rows: listCount, people: listPeopleCount });
}

/** The one section that a filter names. */
function sectionOf({ section }: ParticipantFilter): string | null {
  const [id = null, ...others] = section?.ids ?? [];
  return others.length > 0 || section?.withNone || section?.exclude ? null : id;
}

interface ParticipantsViewProps {
  list: List;
  address: ViewAddress;
  columns: readonly ColumnName[];
  onColumns: (columns: readonly ColumnName[]) => void;
  isStale: boolean;
  /** Names the list. */
  label: string;
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** A loaded list of participants: filters, rows and actions. */
export function ParticipantsView(props: ParticipantsViewProps) {
  const { list, address, columns, onColumns, isStale, label, renderAttendance } = props;
  const { view, change } = address;
  const { year, project, filter } = useListScope();
  const { nodes: items, totalCount, isModeratorList, facets } = list;
  const { density, choose: chooseDensity } = useDensity(address);
  const page = pageWithin(view, totalCount);
  const [pressed, setDialog] = useState<'filter' | 'bulk' | 'exports' | 'abstracts' | null>(null);
  // The press of a button shows before its dialog is loaded or rendered.
  const dialog = useAfterPaint(pressed);
  const [undone, setUndone] = useState<CellChange | null>(null);
  const [isFilterUsed, setFilterUsed] = useState(false);
  if (dialog === 'filter' && !isFilterUsed) setFilterUsed(true);
  const selection = useSelection(items, JSON.stringify(filter));
  // The controls update at once; the rows follow when the browser has time.
  const rows = useDeferredValue(
    useMemo(
      () => ({ address, columns, density, items, page, pageSize: view.pageSize, totalCount, isStale }),
      [address, columns, density, items, page, view.pageSize, totalCount, isStale],
    ),
  );
  useEffect(() => {
    // A failure is left to the first use.
    if (isModeratorList) return whenIdle(Object.values(parts).map((load) => () => load().catch(() => undefined)));
  }, [isModeratorList]);
  useEffect(() => {
    // The list became shorter, or an old address names a page past its end.
    if (!isStale && page < view.page) change({ page });
  }, [isStale, page, view.page, change]);
  const canChange = isModeratorList && !view.isCancelled;
  const part = useRef<HTMLDivElement>(null);
  const keyHelp = useListKeys(part);
  const close = useCallback(() => setDialog(null), []);
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  const onPage = useCallback((next: number) => change({ page: next }), [change]);
  const onPageSize = useCallback((pageSize: number) => change({ pageSize }), [change]);
  const filterCount = filterNames.filter((name) => isSet(view.filters[name])).length;

  return (
    <Stack gap="md" ref={part}>
      <Group gap="xs" className={classes.tools} data-needs-scripts>
        <SearchField
          search={view.search}
          placeholder={isModeratorList ? texts.search.placeholderFull : texts.search.placeholder}
          onSearch={onSearch}
        />
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setDialog('filter')}
        >
          {filterCount === 0 ? texts.filter.open : texts.filter.openCount(filterCount)}
        </Button>
        {isModeratorList ? (
          <>
            <MenuButton label={texts.chooseColumns.open} icon={<IconColumns3 size={18} aria-hidden />}>
              <ColumnsMenu columns={columns} onChoose={onColumns} />
            </MenuButton>
            <MenuButton label={viewsTexts.open} icon={<IconBookmarks size={18} aria-hidden />}>
              <ViewsMenu query={writeView({ ...view, columns, density, page: 1, record: null })} />
            </MenuButton>
            {view.isCancelled ? null : <ReviewLink view={view} project={project} />}
            <DensityToggle density={density} onChoose={chooseDensity} />
            <MenuButton label={exportTexts.open} icon={<IconDownload size={18} aria-hidden />}>
              <Exports
                columns={columns}
                onHistory={() => setDialog('exports')}
                onAbstracts={() => setDialog('abstracts')}
              />
            </MenuButton>
            {project === null ? (
              <MenuButton label={bulkTexts.tools} icon={<IconChevronDown size={18} aria-hidden />}>
                <BulkTools />
              </MenuButton>
            ) : null}
          </>
        ) : null}
        <Box hiddenFrom="sm" flex="1 1 10rem">
          <SortSelect view={view} isModeratorList={isModeratorList} onSort={(sort) => change({ sort })} />
        </Box>
      </Group>
      <PlainSearch search={view.search} />
      {view.isCancelled ? <CancelledNotice isSupported change={change} /> : null}
      <Suspense>{filterCount === 0 ? null : <FilterPills address={address} facets={facets} />}</Suspense>
      <Text size="sm" c="dimmed" role="status">
        {isStale ? texts.updating : countsOf(list)}
      </Text>
      {items.length === 0 && totalCount > 0 ? (
        <ListSkeleton />
      ) : items.length === 0 && view.isCancelled && !isNarrowed(view) ? (
        <Text c="dimmed">{texts.cancelled.none}</Text>
      ) : items.length === 0 ? (
        <Suspense>
          <NoRows onReset={isNarrowed(view) ? () => change({ search: '', filters: noFilters }) : null} />
        </Suspense>
      ) : (
        <>
          <Suspense fallback={<ListSkeleton />}>
            <UndoProvider value={setUndone}>
              <ParticipantsRows {...rows} label={label} selection={canChange ? selection : null} />
            </UndoProvider>
          </Suspense>
          <PlainPages search={view.search} page={page} pages={Math.ceil(totalCount / view.pageSize)} />
          <DataPages
            page={page}
            pageSize={view.pageSize}
            pageSizes={pageSizes}
            totalCount={totalCount}
            onPage={onPage}
            onPageSize={onPageSize}
          />
        </>
      )}
      <Suspense>
        {canChange ? (
          <SelectionBar store={selection} totalCount={totalCount} onChange={() => setDialog('bulk')} />
        ) : null}
      </Suspense>
      <Suspense>
        {isFilterUsed ? (
          <FilterDrawer
            opened={dialog === 'filter'}
            address={address}
            facets={facets}
            totalCount={totalCount}
            isModeratorList={isModeratorList}
            onClose={close}
          />
        ) : null}
        {dialog === 'bulk' ? <BulkDialog store={selection} totalCount={totalCount} onClose={close} /> : null}
        {dialog === 'abstracts' ? (
          <AbstractsDialog year={year} initialSection={sectionOf(filter)} onClose={close} />
        ) : null}
        {dialog === 'exports' ? <ExportHistoryDialog year={year} onClose={close} /> : null}
        {undone === null ? null : (
          <CellUndo key={`${undone.saved.id} ${undone.saved.version}`} change={undone} onDone={() => setUndone(null)} />
        )}
        {keyHelp}
        {view.record !== null && isModeratorList ? (
          <RecordDialog
            id={nodeId('Registration', view.record)}
            address={address}
            renderAttendance={renderAttendance}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
