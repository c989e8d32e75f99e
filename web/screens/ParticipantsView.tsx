import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { listTexts as texts } from '#texts/participantList.ts';
import { CancelledNotice } from '../features/participants/list/CancelledNotice.tsx';
import { DensityToggle, useDensity } from '../features/participants/list/DensityToggle.tsx';
import { ListAge } from '../features/participants/list/ListAge.tsx';
import { ListSkeleton } from '../features/participants/list/ListSkeleton.tsx';
import { ParticipantsRows } from '../features/participants/list/ParticipantsRows.tsx';
import { ReviewLink } from '../features/participants/list/ReviewLink.tsx';
import { SortSelect } from '../features/participants/list/SortSelect.tsx';
import { useListKeys } from '../features/participants/list/useListKeys.tsx';
import { type ColumnName, offeredColumns, publicColumns } from '../features/participants/scope/columns.ts';
import { filterTexts, namesOf } from '../features/participants/scope/filterLabels.ts';
import { filterNames, isSet } from '../features/participants/scope/filterRules.ts';
import { noFilters } from '../features/participants/scope/filters.ts';
import { useListScope } from '../features/participants/scope/listContext.ts';
import { focusSearch, SearchField } from '../features/participants/scope/SearchField.tsx';
import { useSelection } from '../features/participants/scope/selection.ts';
import { UndoProvider, useUndo } from '../features/participants/scope/undo/undoScope.ts';
import type { ViewAddress } from '../features/participants/scope/useView.ts';
import { isNarrowed, pageSizes, pageWithin, writeView } from '../features/participants/scope/view.ts';
import type { ParticipantFilter } from '../generated/types.ts';
import { afterPaint } from '../lib/afterPaint.ts';
import { nodeId } from '../lib/ids.ts';
import { notifyError, notifySuccess, toast } from '../lib/notify.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { useWasEver } from '../ui/page/useWasEver.ts';
import { useSlices } from '../ui/service/useSlices.ts';
import { DataPages } from '../ui/table/DataPages.tsx';
import type { ParticipantsListQuery } from './ParticipantsList.generated.ts';
import classes from './ParticipantsView.module.css';
import {
  AbstractsDialog,
  BadgesButton,
  BulkDialog,
  BulkTools,
  ColumnsMenu,
  ExportHistoryDialog,
  Exports,
  FilterDrawer,
  FilterPills,
  NoRows,
  PersonAttendanceDialog,
  RecordDialog,
  readAhead,
  SelectionBar,
  UndoChange,
  ViewsMenu,
} from './participantsParts.ts';

type List = NonNullable<NonNullable<ParticipantsListQuery['edition']>['participants']>;

/** The number of found rows and people, and of unreadable rows. */
function countsOf(list: List): string {
  const { totalCount, listCount, unreadableCount, peopleCount, listPeopleCount } = list;
  const counts = list.isModeratorList
    ? texts.countsFull({ rows: totalCount, people: peopleCount }, { rows: listCount, people: listPeopleCount })
    : texts.counts(totalCount, listCount);
  return unreadableCount === 0 ? counts : `${counts}. ${texts.unreadable(unreadableCount)}`;
}

/** The section of the filter, if it names exactly one. */
function sectionOf({ effectiveSection: section }: ParticipantFilter): string | null {
  const [id = null, ...others] = section?.ids ?? [];
  return others.length > 0 || section?.withNone || section?.exclude ? null : id;
}

type Dialog = 'filter' | 'bulk' | 'exports' | 'abstracts';

interface ParticipantsViewProps {
  list: List;
  address: ViewAddress;
  columns: readonly ColumnName[];
  onColumns: (columns: readonly ColumnName[]) => void;
  isStale: boolean;
  /** Why the view's page was not read: `list` is an earlier page. */
  error: unknown;
  onRetry: () => unknown;
  /** Names the list. */
  label: string;
}

/** A loaded list of participants: filters, rows and actions. */
export function ParticipantsView(props: ParticipantsViewProps) {
  const { list, address, columns, onColumns, isStale, error, onRetry, label } = props;
  const { view, change } = address;
  const { year, project, filter } = useListScope();
  const { nodes: items, totalCount, isModeratorList, facets } = list;
  const offered = isModeratorList ? offeredColumns(facets) : publicColumns;
  const { density, choose: chooseDensity } = useDensity(address);
  const page = pageWithin(view, totalCount);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // A pressed button is drawn before its dialog loads or renders.
  const show = useCallback((next: Dialog | null) => void afterPaint(() => setDialog(next)), []);
  const undo = useUndo();
  const isFilterUsed = useWasEver(dialog === 'filter');
  const selection = useSelection(items, JSON.stringify(filter));
  // The controls update immediately; the rows follow when the browser has time.
  const rows = useDeferredValue(
    useMemo(
      () => ({ address, columns, density, items, page, pageSize: view.pageSize, totalCount, isStale }),
      [address, columns, density, items, page, view.pageSize, totalCount, isStale],
    ),
  );
  useEffect(() => {
    // Ignores a failure: the first use loads it again.
    const loads = readAhead.map(
      ({ load }) =>
        () =>
          void load().catch(() => undefined),
    );
    if (isModeratorList) return whenIdle(loads);
  }, [isModeratorList]);
  useEffect(() => {
    // The list became shorter, or an old address names a page past its end.
    if (!isStale && !error && page < view.page) change({ page });
  }, [isStale, error, page, view.page, change]);
  const slices = useSlices();
  const canChange = isModeratorList && !view.isCancelled;
  const part = useRef<HTMLDivElement>(null);
  const keyHelp = useListKeys(part, isModeratorList, undo.undoLast);
  const close = useCallback(() => show(null), [show]);
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  const onPage = useCallback((next: number) => void afterPaint(() => change({ page: next })), [change]);
  const onPageSize = useCallback((pageSize: number) => change({ pageSize }), [change]);
  const about = [
    view.search.trim() === '' ? '' : texts.searched(view.search.trim()),
    ...filterTexts(view.filters, namesOf(facets)).map(({ text }) => text),
  ]
    .filter((part) => part !== '')
    .join('; ');
  const resetFilters = () => {
    // The button is removed.
    focusSearch(part.current);
    change({ search: '', filters: noFilters });
  };
  const filterCount = filterNames.filter((name) => isSet(view.filters[name])).length;

  return (
    <UndoProvider value={undo.offer}>
      <Stack gap="sm" ref={part}>
        <Group gap={6} className={classes.tools}>
          <SearchField
            search={view.search}
            placeholder={isModeratorList ? texts.search.placeholderFull : texts.search.placeholder}
            onSearch={onSearch}
          />
          <Button variant="default" leftSection={<IconFilter size={18} aria-hidden />} onClick={() => show('filter')}>
            {filterCount === 0 ? texts.filter.open : texts.filter.openCount(filterCount)}
          </Button>
          {isModeratorList ? (
            // On a phone the tools take two rows: the list keeps its place while they load.
            <Suspense fallback={<Box hiddenFrom="sm" w="100%" h="5.625rem" />}>
              <ColumnsMenu offered={offered} columns={columns} onChoose={onColumns} />
              <ViewsMenu query={writeView({ ...view, columns, density, page: 1, record: null })} />
              {view.isCancelled ? null : <ReviewLink view={view} />}
              <DensityToggle density={density} onChoose={chooseDensity} />
              <Exports
                columns={columns}
                label={label}
                about={about}
                onHistory={() => show('exports')}
                onAbstracts={() => show('abstracts')}
              />
              {project === null ? <BulkTools /> : null}
            </Suspense>
          ) : null}
          <Box hiddenFrom="sm" flex="1 1 10rem">
            <SortSelect view={view} columns={offered} onSort={(sort) => change({ sort })} />
          </Box>
        </Group>
        {view.isCancelled ? <CancelledNotice change={change} /> : null}
        <Group gap="xs">
          <Text size="sm" c="dimmed" role="status" me="xs">
            {isStale ? texts.updating : error ? null : countsOf(list)}
          </Text>
          {list.readAt === null || error ? null : <ListAge readAt={list.readAt} />}
          <Suspense>{filterCount === 0 ? null : <FilterPills address={address} facets={facets} />}</Suspense>
        </Group>
        {error && !isStale ? (
          <LoadFailure error={error} subject={texts.subject} onRetry={onRetry} />
        ) : items.length === 0 && totalCount > 0 ? (
          <ListSkeleton />
        ) : items.length === 0 && view.isCancelled && !isNarrowed(view) ? (
          <Text c="dimmed">{texts.cancelled.none}</Text>
        ) : items.length === 0 ? (
          <Suspense>
            <NoRows onReset={isNarrowed(view) ? resetFilters : null} />
          </Suspense>
        ) : (
          <>
            <Suspense fallback={<ListSkeleton />}>
              <ParticipantsRows {...rows} label={label} selection={canChange ? selection : null} />
            </Suspense>
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
            <SelectionBar
              store={selection}
              totalCount={totalCount}
              onChange={() => show('bulk')}
              renderActions={(chosen) => (
                <Suspense>
                  {slices.has('badges') ? <BadgesButton selection={chosen} /> : null}
                  <Exports columns={columns} label={label} about="" selection={chosen} />
                </Suspense>
              )}
            />
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
          {undo.running === null ? null : (
            <UndoChange
              // A service may keep no versions: two changes of one record then differ by their values.
              key={JSON.stringify(undo.running)}
              change={undo.running}
              onEnd={({ text, isDone }) => {
                undo.end(true);
                const title = undo.running?.saved.fullName ?? '';
                if (isDone) notifySuccess(text, { title });
                else notifyError(text, { title, autoClose: toast.rejection });
              }}
              onClose={() => undo.end(false)}
            />
          )}
          {keyHelp}
          {view.record !== null && isModeratorList ? (
            <RecordDialog
              id={nodeId('Registration', view.record)}
              revision={list.revision}
              address={address}
              renderAttendance={(id, fullName, onClose) => (
                <Suspense>
                  <PersonAttendanceDialog id={id} fullName={fullName} onClose={onClose} />
                </Suspense>
              )}
            />
          ) : null}
        </Suspense>
      </Stack>
    </UndoProvider>
  );
}
