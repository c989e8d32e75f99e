import { createContext, useContext } from 'react';
import type { ParticipantFilter, ParticipantOrder } from '../../../generated/types.ts';
import { nodeId } from '../../../lib/ids.ts';

/** Which list is looked at, and how: what its parts ask the service with. */
export interface ListScope {
  year: number;
  /** Whether it is the edition that the portal serves now, whose addresses need no year. */
  isCurrent: boolean;
  /** Slug of the project whose people the list holds. */
  project: string | null;
  filter: ParticipantFilter;
  orderBy: ParticipantOrder[];
  /** The list, or something in it, was changed here. */
  onChanged: () => Promise<unknown>;
}

const ListScopeContext = createContext<ListScope | null>(null);

/** Hands the list to its parts. */
export const ListScopeProvider = ListScopeContext.Provider;

/** The list that the part belongs to. */
export function useListScope(): ListScope & { editionId: string } {
  const scope = useContext(ListScopeContext);
  if (scope === null) throw new Error('Not within a list of participants');
  return { ...scope, editionId: nodeId('Edition', String(scope.year)) };
}
