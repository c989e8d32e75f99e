import { createContext, useContext } from 'react';
import type { ParticipantFilter, ParticipantOrder } from '../../../generated/types.ts';
import { nodeId } from '../../../lib/ids.ts';

/** The list on the screen; its parts use it in their calls to the service. */
export interface ListScope {
  year: number;
  /** Whether it is the current edition, whose addresses need no year. */
  isCurrent: boolean;
  /** Slug of the project whose people the list holds. */
  project: string | null;
  filter: ParticipantFilter;
  orderBy: ParticipantOrder[];
  /** Called after this page has changed the list or a record of it. */
  onChanged: () => Promise<unknown>;
}

const ListScopeContext = createContext<ListScope | null>(null);

/** Provides the list to its parts. */
export const ListScopeProvider = ListScopeContext.Provider;

/** The list that the part belongs to. */
export function useListScope(): ListScope & { editionId: string } {
  const scope = useContext(ListScopeContext);
  if (scope === null) throw new Error('Not within a list of participants');
  return { ...scope, editionId: nodeId('Edition', String(scope.year)) };
}
