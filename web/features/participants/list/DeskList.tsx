import { Alert, Button, EmptyState, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { keyOf, nodeId } from '../../../lib/ids.ts';
import { RemovablePills } from '../../../ui/button/RemovablePills.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useSearchText } from '../../../ui/page/useSearchText.ts';
import { isNarrowed, toggledFilter, wholeList, writeView } from '../model/address.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { chosenFilters, chosenLabels, noFilters } from '../model/filters.ts';
import { useDeskState, useDeskStore } from '../model/useDesk.ts';
import { DeskTable } from './DeskTable.tsx';
import { DeskToolbar } from './DeskToolbar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PrintedRows } from './PrintedRows.tsx';
import { Questions } from './Questions.tsx';
import { pageOf, useDeskRows } from './useDeskRows.ts';
import { useDeskView } from './useDeskView.ts';

const MOST_LEFT_NAMES = 5;

/** Says whose registrations left the list while it was open. */
function LeftNotice() {
  const store = useDeskStore();
  const names = useDeskState().leftNames.map((name) => name || texts.noName);
  if (names.length === 0) return null;
  return (
    <Alert role="status" color="gray" p="xs">
      <Group gap="sm">
        <Text size="sm">
          {texts.left(names.slice(0, MOST_LEFT_NAMES), Math.max(0, names.length - MOST_LEFT_NAMES))}
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={store.dismissLeft}>
          {texts.hideLeft}
        </Button>
      </Group>
    </Alert>
  );
}

/** A part of the desk that works on rows. */
export type RowsPart = 'bulk' | 'addresses' | 'badges' | 'archive';

interface DeskListProps {
  isCurrent: boolean;
  /** Names the list. */
  label: string;
  /** Opens a part for these rows, which are in the list's order. */
  onPart: (part: RowsPart, rows: readonly DeskRow[]) => void;
  renderRecord: (props: {
    id: string;
    rows: readonly DeskRow[];
    onOpen: (id: string) => void;
    onClose: () => void;
  }) => ReactNode;
}

/** The moderators' list over the rows in memory. */
export function DeskList({ isCurrent, label, onPart, renderRecord }: DeskListProps) {
  const { view, change, open, close } = useDeskView();
  const store = useDeskStore();
  const { unreadableCount, error } = useDeskState();
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  const [text, type] = useSearchText(view.search, onSearch);
  // The rows follow each letter when the browser has time; the address follows after a pause.
  const search = useDeferredValue(text.trim());
  const rows = useDeskRows({ ...view, search });
  const { all, activeCount, found, shown } = rows;
  const [isFiltering, setFiltering] = useState(false);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  // A row that the view does not show is not chosen: nobody changes what they do not see.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : found.filter(({ id }) => selected.has(id))),
    [found, selected],
  );
  const page = pageOf(view, found.length);
  const pills = chosenFilters(view.filters).flatMap((name) =>
    chosenLabels(all, name, view.filters[name]).map((text, index) => ({
      key: `${name} ${view.filters[name][index]}`,
      text: `${texts.filter.names[name]}: ${text}`,
      remove: () => change({ filters: toggledFilter(view.filters, name, view.filters[name][index] ?? '') }),
    })),
  );
  const counts = texts.counts(found.length, Math.max(activeCount, found.length));
  return (
    <Stack gap="sm">
      <DeskToolbar
        text={text}
        onType={type}
        filterCount={pills.length}
        onFilters={() => setFiltering(true)}
        chosenCount={chosen.length}
        onChange={() => onPart('bulk', chosen)}
        onWrite={() => onPart('addresses', chosen)}
        more={
          <MoreMenu
            {...rows}
            label={label}
            onColumns={(columns) => change({ columns })}
            onPart={(part) => onPart(part, found)}
          />
        }
      />
      <Questions view={view} answers={rows.answers} onAddresses={() => onPart('addresses', found)} />
      <LeftNotice />
      {error ? <LoadFailure error={error} subject={texts.subject} onRetry={store.read} /> : null}
      <Group gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {unreadableCount === 0 ? counts : `${counts}. ${texts.unreadable(unreadableCount)}`}
          {chosen.length === 0 ? null : `. ${texts.selection.count(chosen.length)}`}
        </Text>
        {chosen.length > 0 && chosen.length < found.length ? (
          <Button size="compact-sm" variant="subtle" onClick={() => select(new Set(found.map(({ id }) => id)))}>
            {texts.selection.all(found.length)}
          </Button>
        ) : null}
        {chosen.length > 0 ? (
          <Button size="compact-sm" variant="subtle" onClick={() => select(new Set())}>
            {texts.selection.clear}
          </Button>
        ) : null}
        <RemovablePills
          label={texts.filter.title}
          pills={pills}
          removeLabel={texts.filter.remove}
          clearLabel={texts.filter.clear}
          onClear={() => change({ filters: noFilters })}
        />
      </Group>
      {found.length > 0 ? (
        <DeskTable
          {...{ label, change, open, found, page, selected }}
          view={writeView({ ...view, search, page, record: null })}
          size={view.size}
          sort={view.sort}
          columns={shown}
          onSelect={select}
        />
      ) : isNarrowed({ ...view, search }) ? (
        <EmptyState py="xl" title={texts.nothing.title} description={texts.nothing.text}>
          <Button variant="default" onClick={() => change(wholeList)}>
            {texts.nothing.reset}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          py="xl"
          {...(isCurrent ? { title: texts.none.title, description: texts.none.text } : { title: texts.noneOfPast })}
        />
      )}
      <PrintedRows title={label} columns={shown} found={found} />
      {isFiltering ? (
        <FilterDrawer {...rows} onFilters={(filters) => change({ filters })} onClose={() => setFiltering(false)} />
      ) : null}
      {view.record === null
        ? null
        : renderRecord({ id: nodeId('Registration', keyOf(view.record)), rows: found, onOpen: open, onClose: close })}
    </Stack>
  );
}
