import { useMemo, useState } from 'react';
import { useListScope } from '../listContext.ts';
import { useParticipantIdsQuery } from './ParticipantIds.generated.ts';

/** The records to work through, in the order of the list. */
export interface Queue {
  /** Undefined while they load; null if the service has no such list. */
  ids: readonly string[] | null | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Index in the queue; null for a record that was not in the list. */
  placeOf: (id: string) => number | null;
}

/**
 * The filtered list at the time the queue was opened. It does not change: a saved record that no longer matches the filter keeps
 * its place, and so do its neighbours.
 */
export function useQueue(): Queue {
  const { year, project, filter, orderBy } = useListScope();
  const [variables] = useState({ year, project, filter, orderBy });
  // Bypasses the cache, where another read of the list would replace it.
  const { data, error, refetch } = useParticipantIdsQuery({ variables, fetchPolicy: 'no-cache' });
  const ids = data === undefined ? undefined : (data.edition?.participantIds ?? null);
  return useMemo(() => {
    const places = new Map((ids ?? []).map((id, place) => [id, place]));
    return { ids, error: data === undefined ? error : undefined, refetch, placeOf: (id) => places.get(id) ?? null };
  }, [ids, data, error, refetch]);
}

/** The neighbour of this record in the queue; null at its ends. */
export function neighbourOf({ ids, placeOf }: Queue, id: string, step: 1 | -1): string | null {
  const place = placeOf(id);
  return place === null ? null : (ids?.[place + step] ?? null);
}
