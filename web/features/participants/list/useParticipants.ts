import { useEffect, useState } from 'react';
import { hasSession } from '../../../lib/session.ts';
import { usePageNotes } from '../../../ui/pageNotes.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import type { ColumnName } from './columns.ts';
import { rulesOf } from './columns.ts';
import { useParticipantsListQuery } from './ParticipantsList.generated.ts';
import { useParticipantsRevisionQuery } from './ParticipantsRevision.generated.ts';
import { filterOf, orderOf, type View } from './view.ts';

/** How often an open list polls for changes: every moderator sees a change within 2 seconds. */
const ASK_EVERY = 1000;

interface ListOf {
  year: number;
  project: string | null;
}

/** The page of the list that a view names, reloaded after other people's changes. */
export function useParticipants({ year, project }: ListOf, view: View, columns: readonly ColumnName[]) {
  const filter = filterOf(view);
  const { data, previousData, error, loading, refetch } = useParticipantsListQuery({
    variables: {
      year,
      project,
      filter,
      orderBy: orderOf(view),
      first: view.pageSize,
      offset: (view.page - 1) * view.pageSize,
      withDetails: rulesOf(columns).some(({ isDetail }) => isDetail),
      organizations: filter.organization?.ids ?? [],
    },
    fetchPolicy: 'cache-and-network',
    ssr: usePageNotes()?.withRows ?? true,
  });
  const hydrated = useHydrated();
  // A prerendered page has a visitor's rows; a signed-in person sees none until their own are loaded.
  const [isForVisitors, setForVisitors] = useState(!hydrated && hasSession());
  if (isForVisitors && !loading) setForVisitors(false);
  const read = data?.edition?.participants;
  const former = previousData?.edition?.participants;
  // The prerendered page left a visitor's rows in the cache, which a moderator meets again when the filters are cleared.
  const isVisitors = loading && former?.isModeratorList === true && read?.isModeratorList === false;
  const isAwaited = (read === undefined && !error) || isVisitors;
  const list = isForVisitors && hydrated ? undefined : isAwaited ? former : read;
  const { data: newest } = useParticipantsRevisionQuery({
    variables: { year, project },
    skip: !(list?.isModeratorList && hasSession()),
    fetchPolicy: 'network-only',
    pollInterval: ASK_EVERY,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const shown = read?.revision;
  const now = newest?.edition?.participantsRevision;
  useEffect(() => {
    if (shown && now && shown !== now) void refetch().catch(() => undefined);
  }, [shown, now, refetch]);
  return {
    list,
    error: read ? undefined : error,
    isStale: loading && (read === undefined || isVisitors),
    refetch,
  };
}
