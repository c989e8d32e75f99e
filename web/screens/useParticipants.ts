import { useEffect, useRef } from 'react';
import { useParticipantsRevisionQuery } from '../features/participants/list/ParticipantsRevision.generated.ts';
import type { ColumnName } from '../features/participants/scope/columns.ts';
import { columnsOfEachRow } from '../features/participants/scope/columns.ts';
import { isCellOpen } from '../features/participants/scope/openCells.ts';
import { useUnreadableDates } from '../features/participants/scope/useUnreadableDates.ts';
import { filterOf, orderOf, type View } from '../features/participants/scope/view.ts';
import { isForbidden } from '../lib/failures.ts';
import { awaitsNames, isNameAwaited } from '../lib/sections.ts';
import { hasSession } from '../lib/session.ts';
import { useSectionLookup } from '../ui/service/useSectionLookup.ts';
import { useSession } from '../ui/service/useSession.ts';
import { useParticipantsListQuery } from './ParticipantsList.generated.ts';

/** How often an open list polls for changes: every moderator sees a change within 2 seconds. */
const ASK_EVERY = 1000;

interface ListOf {
  year: number;
  project: string | null;
}

/**
 * The page of the list that a view names, loaded again after changes by other people. While it loads, and if that failed, `list`
 * is the last page that was read, unless the caller may not read it any more.
 */
export function useParticipants({ year, project }: ListOf, view: View, columns: readonly ColumnName[]) {
  const filter = filterOf(view);
  const isSignedIn = useSession();
  const { data, error, loading, refetch } = useParticipantsListQuery({
    variables: {
      year,
      project,
      filter,
      orderBy: orderOf(view),
      first: view.pageSize,
      offset: (view.page - 1) * view.pageSize,
      // Callers without rights get no registrations, and so no details; a signed-in person may ask before the rights are known.
      withDetails: isSignedIn && columns.some((name) => !columnsOfEachRow.includes(name)),
      isSignedIn,
      organizations: filter.organization?.ids ?? [],
    },
    // A prerendered page has no rows.
    ssr: false,
    fetchPolicy: 'cache-and-network',
    // The list is read even if the provider does not answer who asks.
    errorPolicy: 'all',
  });
  const read = data?.edition?.participants;
  const last = useRef(read);
  if (read) last.current = read;
  const list = read ?? (isForbidden(error) ? undefined : last.current);
  const { data: newest } = useParticipantsRevisionQuery({
    variables: { year, project },
    skip: !(list?.isModeratorList && hasSession()),
    fetchPolicy: 'network-only',
    pollInterval: ASK_EVERY,
    skipPollAttempt: () => document.visibilityState !== 'visible' || isCellOpen(),
  });
  const shown = read?.revision;
  const now = newest?.edition?.participantsRevision;
  useEffect(() => {
    if (shown && now && shown !== now) void refetch().catch(() => undefined);
  }, [shown, now, refetch]);
  useUnreadableDates(list?.nodes.map(({ registration }) => registration) ?? []);
  const awaitsSections =
    list?.nodes.some(({ registration }) => awaitsNames(registration)) ||
    list?.facets.effectiveSections?.some(({ section }) => isNameAwaited(section));
  useSectionLookup(year, awaitsSections ?? false, () => void refetch().catch(() => undefined));
  // Apollo drops the error of a list that failed once it reads the stored null again.
  const failure = error ?? (data === undefined || loading ? undefined : new Error('The answer lacks it'));
  return { list, error: read ? undefined : failure, isStale: loading && !read, refetch };
}
