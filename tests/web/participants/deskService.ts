import { vi } from 'vitest';
import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import type { Resolvers } from '../../testkit/render.tsx';

interface Service {
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
  const service: Service = {
    rows,
    version: 'v1',
    readAt: '2025-09-15T09:00:00.000Z',
    unreadableCount: 0,
    failure: null,
    sections: null,
    posterLists: [],
  };
  const registrations = vi.fn((_: { project: string | null }): unknown => {
    if (service.failure) throw service.failure;
    const { version, readAt, unreadableCount } = service;
    return { version, readAt, unreadableCount, nodes: () => service.rows };
  });
  /** The list as another person left it. */
  const change = (next: readonly DeskRow[], readAt = service.readAt) => {
    Object.assign(service, { rows: next, readAt, version: `${service.version}'` });
  };
  const edition = (_: unknown, { year }: { year: number }) => ({
    year,
    isCurrent: year === 2025,
    endsOn: '2025-10-24',
    registrations,
    sections: () => service.sections,
    posterLists: () => service.posterLists,
  });
  const resolvers: Resolvers = { Query: { edition: edition as never } };
  return Object.assign(service, { registrations, change, resolvers });
}
