import { Button, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listTexts as texts } from '#texts/participantList.ts';
import { ListSkeleton } from '../features/participants/list/ListSkeleton.tsx';
import { ModeratorsView } from '../features/participants/list/ModeratorsView.tsx';
import { type ColumnName, firstColumns, knownColumns, publicColumns } from '../features/participants/scope/columns.ts';
import { noFilters } from '../features/participants/scope/filters.ts';
import { ListScopeProvider } from '../features/participants/scope/listContext.ts';
import { useView, type ViewAddress } from '../features/participants/scope/useView.ts';
import { filterOf, isNarrowed, orderOf } from '../features/participants/scope/view.ts';
import { isForbidden } from '../lib/failures.ts';
import { focusBefore } from '../ui/focus/focusBefore.ts';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { ToLogin } from '../ui/page/ToLogin.tsx';
import { useAfterPaint } from '../ui/page/useAfterPaint.ts';
import { useHydrated } from '../ui/page/useHydrated.ts';
import { useSession } from '../ui/service/useSession.ts';
import { useLacksSlice } from '../ui/service/useSlices.ts';
import { ParticipantsView } from './ParticipantsView.tsx';
import { useParticipants } from './useParticipants.ts';

const STORAGE_KEY = 'portal.participants.columns';
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The columns of the list in their order: the address's, else those stored in this browser, which are then written into the
 * address, so that a copied address shows the same. Callers without rights have two fixed columns; `wanted` are the columns
 * for a caller with rights, which the first answer shows.
 */
function useColumns({ view, change }: ViewAddress, isModeratorList: boolean) {
  const [stored, store, remove] = useLocalStorage<string[]>({
    key: STORAGE_KEY,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const storedColumns = useMemo(() => knownColumns(stored), [stored]);
  const wanted = view.columns ?? storedColumns ?? firstColumns;
  const columns = isModeratorList ? wanted : publicColumns;
  const isMissingInAddress =
    isModeratorList && view.columns === null && storedColumns !== null && !isSame(storedColumns, firstColumns);
  useEffect(() => {
    if (isMissingInAddress) change({ columns: storedColumns });
  }, [isMissingInAddress, storedColumns, change]);

  const choose = (names: readonly ColumnName[]) => {
    if (isSame(names, firstColumns)) {
      remove();
      change({ columns: null });
    } else {
      store([...names]);
      change({ columns: names });
    }
  };
  return { columns, wanted, choose };
}

interface ParticipantsListProps {
  year: number;
  /** Whether it is the edition that the portal serves now. */
  isCurrent: boolean;
  /** Slug of a project: only its people. */
  project: string | null;
  /** Names the list. */
  label: string;
}

/** The participants of an edition or the people of a project; the service decides who may see them. */
export function ParticipantsList({ year, isCurrent, project, label }: ParticipantsListProps) {
  const address = useView();
  const { view, change } = address;
  const isSignedIn = useSession();
  const isHydrated = useHydrated();
  const [hasRights, setRights] = useState(false);
  const { columns, wanted, choose } = useColumns(address, hasRights);
  const { list, error, isStale, refetch } = useParticipants(
    { year, project },
    useAfterPaint(view),
    useAfterPaint(wanted),
  );
  if (list && list.isModeratorList !== hasRights) setRights(list.isModeratorList);
  const scope = useMemo(
    () => ({ year, isCurrent, project, filter: filterOf(view), orderBy: orderOf(view), onChanged: refetch }),
    [year, isCurrent, project, view, refetch],
  );
  const hasNoCancelled = useLacksSlice('cancelled') && view.isCancelled;
  useEffect(() => {
    if (hasNoCancelled) change({ isCancelled: false });
  }, [hasNoCancelled, change]);
  const wasShown = useRef(false);
  if (list) wasShown.current = true;
  const reset = () => {
    focusBefore(document.activeElement);
    change({ search: '', filters: noFilters, sort: [], isCancelled: false });
  };
  const isChosen = isNarrowed(view) || view.sort.length > 0 || view.isCancelled;
  // If the session ended while the list was open, the message explains it instead of a redirect.
  if (isForbidden(error) && (isSignedIn ? isChosen : wasShown.current)) {
    return <ModeratorsView view={view} isSignedIn={isSignedIn} onReset={reset} />;
  }
  // The address is for moderators: the login leads back to it. The prerendered page is the same for every query.
  if (!isSignedIn && ((isHydrated && view.record !== null) || isForbidden(error))) return <ToLogin />;
  const retry = () => {
    // The button is removed with the message.
    focusBefore(document.activeElement);
    return refetch();
  };

  if (list === undefined || list === null) {
    if (!error) return <ListSkeleton />;
    return (
      <Stack gap="md" align="flex-start">
        <LoadFailure error={error} subject={texts.subject} onRetry={retry} />
        {isChosen ? (
          <Button variant="default" onClick={reset}>
            {texts.nothing.reset}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <ListScopeProvider value={scope}>
      <ParticipantsView
        list={list}
        address={address}
        columns={columns}
        onColumns={choose}
        isStale={isStale}
        error={error}
        onRetry={retry}
        label={label}
      />
    </ListScopeProvider>
  );
}
