import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { awaitsNames, isNameAwaited } from '../../../lib/sections.ts';
import { hasSession } from '../../../lib/session.ts';
import { usePageNotes } from '../../../ui/pageNotes.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useSectionLookup } from '../../../ui/useSectionLookup.ts';
import { useSession } from '../../../ui/useSession.ts';
import type { ColumnName } from './columns.ts';
import { rulesOf } from './columns.ts';
import { useParticipantsListQuery } from './ParticipantsList.generated.ts';
import { useParticipantsRevisionQuery } from './ParticipantsRevision.generated.ts';
import { useUnreadableDates } from './useUnreadableDates.ts';
import { filterOf, orderOf, readView, type View, writeView } from './view.ts';

/** How often an open list polls for changes: every moderator sees a change within 2 seconds. */
const ASK_EVERY = 1000;

interface ListOf {
  year: number;
  project: string | null;
}

/** The page of the list that a view names, reloaded after other people's changes. */
export function useParticipants({ year, project }: ListOf, view: View, columns: readonly ColumnName[]) {
  const filter = filterOf(view);
  const isSignedIn = useSession();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  // A prerendered page has a visitor's rows; a signed-in person sees none until their own are loaded, as the address has them.
  const [own, setOwn] = useState<'later' | 'loading' | 'loaded'>(!hydrated && hasSession() ? 'later' : 'loaded');
  const isRead = writeView(view) === writeView(readView(search));
  if (own === 'later' && hydrated && isRead) setOwn('loading');
  const { data, previousData, error, loading, refetch } = useParticipantsListQuery({
    variables: {
      year,
      project,
      filter,
      orderBy: orderOf(view),
      first: view.pageSize,
      offset: (view.page - 1) * view.pageSize,
      // Without rights there are no registrations, and so no details: a signed-in person may ask before the rights are known.
      withDetails: isSignedIn && rulesOf(columns).some(({ isDetail }) => isDetail),
      organizations: filter.organization?.ids ?? [],
    },
    fetchPolicy: own === 'later' ? 'cache-first' : 'cache-and-network',
    skip: own === 'later' && hydrated,
    ssr: usePageNotes()?.withRows ?? true,
  });
  // After a failure there is still nothing but a visitor's rows, so the error shows.
  if (own === 'loading' && !loading && !error) setOwn('loaded');
  const read = data?.edition?.participants;
  const former = previousData?.edition?.participants;
  // The prerendered page left a visitor's rows in the cache, which a moderator meets again when the filters are cleared.
  const isVisitors = loading && former?.isModeratorList === true && read?.isModeratorList === false;
  const isAwaited = (read === undefined && !error) || isVisitors;
  const list = own !== 'loaded' && hydrated ? undefined : isAwaited ? former : read;
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
  useUnreadableDates(list?.nodes.map(({ registration }) => registration) ?? []);
  const awaitsSections =
    list?.nodes.some(({ registration }) => awaitsNames(registration)) ||
    list?.facets.sections?.some(({ section }) => isNameAwaited(section));
  useSectionLookup(year, awaitsSections ?? false, () => void refetch().catch(() => undefined));
  return {
    list,
    error: read && own === 'loaded' ? undefined : error,
    isStale: loading && (read === undefined || isVisitors),
    refetch,
  };
}
