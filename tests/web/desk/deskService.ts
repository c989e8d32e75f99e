import { vi } from 'vitest';
import type { DeskRow } from '../../../web/features/desk/model/deskStore.ts';
import type { Resolvers } from '../../testkit/render.tsx';

/** A service whose list a test changes while the page is open. */
export function deskService(rows: readonly DeskRow[]) {
  const service = {
    rows,
    version: 'v1',
    readAt: '2025-09-15T09:00:00.000Z',
    unreadableCount: 0,
    /** Thrown by the next reads of the list or its version. */
    failure: null as Error | null,
    sections: null as object[] | null,
    posterLists: [] as object[],
    registrations: vi.fn<(args: { project: string | null }) => unknown>(() => {
      if (service.failure) throw service.failure;
      const { version, readAt, unreadableCount } = service;
      return { version, readAt, unreadableCount, nodes: (): readonly DeskRow[] => service.rows };
    }),
    /** The list as another person left it. */
    change(next: readonly DeskRow[], readAt = service.readAt) {
      service.rows = next;
      service.readAt = readAt;
      service.version = `${service.version}'`;
    },
  };
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
