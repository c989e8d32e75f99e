/**
 * The moderators' rows in memory: one store for a list that table, record, run and statistics share. Its answers are never
 * kept in Apollo's cache, and it is empty after the session.
 */
import type { ApolloClient } from '@apollo/client/core';
import { isForbidden, isUnauthenticated } from '../../../lib/failures.ts';
import { serviceNow } from '../../../lib/serviceClock.ts';
import { hasSession, subscribeToSession } from '../../../lib/session.ts';
import {
  DeskRegistrationsDocument,
  type DeskRegistrationsQuery,
  type DeskRegistrationsQueryVariables,
  DeskVersionDocument,
  type DeskVersionQuery,
  type DeskVersionQueryVariables,
} from './DeskRegistrations.generated.ts';
import type { DeskRow_RegistrationFragment } from './DeskRow.generated.ts';

/** A registration as the desk shows it. */
export type DeskRow = DeskRow_RegistrationFragment;

/** The edition or the project whose registrations a desk holds. */
export interface DeskScope {
  year: number;
  /** Slug of a project; null for all registrations. */
  project: string | null;
}

/** What the desk knows at one moment. */
export interface DeskState {
  /** The rows in the provider's order; null before the first answer. */
  rows: readonly DeskRow[] | null;
  /** Rows that the provider sent and nobody can read. */
  unreadableCount: number;
  /** Names of the people whose registrations left the list, or were cancelled, while it was open. */
  leftNames: readonly string[];
  /** Why the newest read failed; null after a success. Rows that were read before stay. */
  error: unknown;
  isReading: boolean;
}

const emptyState: DeskState = { rows: null, unreadableCount: 0, leftNames: [], error: null, isReading: false };

interface Replaced {
  row: DeskRow;
  /** When this page changed the row, by the service's clock. */
  at: number;
}

/** Names of the active rows that are missing, or cancelled, in the next list. */
function namesOfLeft(before: readonly DeskRow[], after: readonly DeskRow[]): string[] {
  const active = new Set(after.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id));
  return before.filter(({ id, isCancelled }) => !isCancelled && !active.has(id)).map(({ fullName }) => fullName ?? '');
}

/** Creates the store of one list. */
export function createDeskStore(client: ApolloClient, scope: DeskScope) {
  let state = emptyState;
  let version: string | null = null;
  let pauses = 0;
  /** The newest read; an older one, or one of an ended session, changes nothing. */
  let newestRead = 0;
  const listeners = new Set<() => void>();
  const replaced = new Map<string, Replaced>();

  function set(next: Partial<DeskState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function clear(): void {
    newestRead += 1;
    version = null;
    replaced.clear();
    set(emptyState);
  }

  /** Keeps a record that this page changed until the gateway has read the list after the change. */
  function withReplaced(nodes: readonly DeskRow[], readAt: number): DeskRow[] {
    for (const [id, { at }] of replaced) if (at < readAt) replaced.delete(id);
    return nodes.map((row) => replaced.get(row.id)?.row ?? row);
  }

  async function read(): Promise<void> {
    newestRead += 1;
    const current = newestRead;
    set({ isReading: true });
    try {
      const { data } = await client.query<DeskRegistrationsQuery, DeskRegistrationsQueryVariables>({
        query: DeskRegistrationsDocument,
        variables: { ...scope },
        fetchPolicy: 'no-cache',
      });
      if (current !== newestRead) return;
      const list = data?.edition?.registrations;
      if (!list) throw new Error('The answer has no list');
      version = list.version;
      const rows = withReplaced(list.nodes, Date.parse(list.readAt));
      const leftNames = [...new Set([...state.leftNames, ...namesOfLeft(state.rows ?? [], rows)])];
      set({ rows, unreadableCount: list.unreadableCount, leftNames, error: null, isReading: false });
    } catch (error) {
      if (current !== newestRead) return;
      // Who lost the right to the rows does not keep them.
      if (isForbidden(error) || isUnauthenticated(error)) clear();
      set({ error, isReading: false });
    }
  }

  /** Reads the list again if its version differs; a failed poll changes nothing. */
  async function poll(): Promise<void> {
    if (pauses > 0 || state.isReading || !hasSession()) return;
    const { data } = await client
      .query<DeskVersionQuery, DeskVersionQueryVariables>({
        query: DeskVersionDocument,
        variables: { ...scope },
        fetchPolicy: 'no-cache',
      })
      .catch(() => ({ data: undefined }));
    const newest = data?.edition?.registrations?.version;
    if (newest !== undefined && newest !== version && pauses === 0 && !state.isReading) await read();
  }

  subscribeToSession(() => {
    if (!hasSession()) clear();
  });

  return {
    scope,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: (): DeskState => state,
    read,
    poll,
    /** Shows a record as the service answered it, before the next list has it. */
    replace(row: DeskRow): void {
      replaced.set(row.id, { row, at: serviceNow() ?? Date.now() });
      set({ rows: state.rows?.map((one) => (one.id === row.id ? row : one)) ?? null });
    },
    /** Stops polls until the returned function is called: during a run of many changes. */
    pause(): () => void {
      pauses += 1;
      return () => {
        pauses -= 1;
      };
    },
    /** Forgets who left the list. */
    dismissLeft(): void {
      set({ leftNames: [] });
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;

const stores = new WeakMap<ApolloClient, Map<string, DeskStore>>();

/** The store of a list, the same one for every screen of the page. */
export function deskStoreOf(client: ApolloClient, scope: DeskScope): DeskStore {
  const known = stores.get(client) ?? new Map<string, DeskStore>();
  stores.set(client, known);
  const key = `${scope.year} ${scope.project ?? ''}`;
  const store = known.get(key) ?? createDeskStore(client, scope);
  known.set(key, store);
  return store;
}
