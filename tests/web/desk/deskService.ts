import { vi } from 'vitest';
import type { DeskRow } from '../../../web/features/desk/model/deskStore.ts';
import type { Resolvers } from '../../testkit/render.tsx';

interface ListState {
  rows: readonly DeskRow[];
  version: string;
  readAt: string;
  unreadableCount: number;
  /** Thrown by the next reads of the list or its version. */
  failure: Error | null;
  sections: object[] | null;
  posterLists: object[];
}

/** A service whose list a test changes while the page is open. */
export function deskService(rows: readonly DeskRow[]) {
  const state: ListState = {
    rows,
    version: 'v1',
    readAt: '2025-09-15T09:00:00.000Z',
    unreadableCount: 0,
    failure: null,
    sections: null,
    posterLists: [],
  };
  const service = Object.assign(state, {
    registrations: vi.fn((_: { project: string | null }): unknown => {
      if (state.failure) throw state.failure;
      const { version, readAt, unreadableCount } = service;
      return { version, readAt, unreadableCount, nodes: () => state.rows };
    }),
    /** The list as another person left it. */
    change(next: readonly DeskRow[], readAt: string = state.readAt): void {
      state.rows = next;
      state.readAt = readAt;
      state.version = `${state.version}'`;
    },
  });
  const edition = (_: unknown, { year }: { year: number }) => ({
    year,
    isCurrent: year === 2025,
    endsOn: '2025-10-24',
    registrations: service.registrations,
    sections: () => service.sections,
    posterLists: () => service.posterLists,
  });
  const resolvers: Resolvers = { Query: { edition: edition as never } };
  return Object.assign(service, { resolvers });
}
