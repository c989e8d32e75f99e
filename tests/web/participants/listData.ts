import { vi } from 'vitest';
import type { Resolvers } from '../../testkit/render.tsx';

/** The height of the frame; rows below it are not drawn. */
const FRAME_HEIGHT = 600;

/** Gives what scrolls a size for one test: jsdom lays nothing out, and a list without height draws no row. */
export function giveHeight(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_HEIGHT);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

type Changes = Record<string, unknown>;

/** A registration as a moderator receives it. */
const registrationOf = (id: string, changes: Changes = {}) => ({
  id,
  createdAt: '2025-08-05T09:30:00.000Z',
  requestedFormat: 'SPEAKER',
  confirmedFormat: null,
  isConfirmed: false,
  title: `Пример доклада ${id}`,
  talkSchedule: null,
  requestedSection: { id: '3', name: 'Ускорительная техника' },
  confirmedSection: null,
  listeningSections: [],
  thesisDocument: null,
  thesisPdf: null,
  expertConclusion: null,
  ...changes,
});

/** A record as a moderator receives it. */
export const recordOf = (id: string, { registration, ...changes }: Changes = {}) => ({
  id,
  fullName: `Примеров-${id} Пример Примерович`,
  organizationName: 'Институт образцовых исследований',
  phone: '+79990000000',
  email: `primer-${id}@example.org`,
  birthDate: '1990-03-07',
  talkDay: null,
  talkTrack: null,
  talkSlot: null,
  format: 'SPEAKER',
  status: 'AWAITING_FORMAT',
  version: `v1-${id}`,
  section: { id: '3', name: 'Ускорительная техника' },
  attendance: [],
  history: [],
  registration: registrationOf(id, registration as Changes | undefined),
  ...changes,
});

type Item = {
  id: string;
  fullName: string;
  organizationName: string | null;
  record: ReturnType<typeof recordOf> | null;
};

/** A row of the moderators' list. */
export const rowOf = (id: string, changes: Changes = {}): Item => {
  const record = recordOf(id, changes);
  return { id, fullName: record.fullName, organizationName: record.organizationName, record };
};

/** A row of the public list. */
export const publicRow = (id: string): Item => ({ ...rowOf(id), record: null });

const facets = {
  formats: [{ format: 'SPEAKER', count: 2 }],
  confirmedFormats: [{ format: 'NONE', count: 2 }],
  statuses: [{ status: 'AWAITING_FORMAT', count: 2 }],
  sections: [
    { section: { id: '3', name: 'Ускорительная техника' }, count: 1 },
    { section: null, count: 1 },
  ],
  organizations: [{ name: 'Институт образцовых исследований', count: 2 }],
  files: [{ kind: 'THESIS_PDF', count: 1 }],
};
const noFacets = { ...facets, formats: null, confirmedFormats: null, statuses: null, sections: null, files: null };

export interface ListArguments {
  page: number;
  pageSize: number;
}

/** A page of these rows, cut as the service cuts it. */
export function pageOf(items: readonly Item[], { page, pageSize }: ListArguments, listCount = items.length) {
  const isModeratorList = items.some(({ record }) => record !== null);
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    totalCount: items.length,
    listCount,
    page,
    pageSize,
    totalPages: Math.max(1, Math.ceil(items.length / pageSize)),
    isModeratorList,
    revision: 'r1',
    facets: isModeratorList ? facets : noFacets,
  };
}

/** The query of a list with these rows; they may change while a test runs. */
export const listOf = (rows: readonly Item[], listCount?: number) =>
  vi.fn((_: unknown, args: ListArguments): unknown => pageOf(rows, args, listCount));

const edition = (year: number, isCurrent: boolean) => ({
  year,
  isCurrent,
  projects: isCurrent ? [{ slug: 'neutron', title: 'Проект нейтронного источника' }] : [],
});

/** The queries of every list besides its rows. */
export const listQueries: NonNullable<Resolvers['Query']> = {
  editions: () => [edition(2025, true), edition(2024, false), edition(2023, false)],
  participantsRevision: () => 'r1',
  participantPlace: () => ({ position: 1, totalCount: 2, previousId: null, nextId: null }),
  edition: () => ({
    ...edition(2025, true),
    sections: [
      { id: '3', name: 'Ускорительная техника', isActive: true, isPublic: true, takesTalks: true },
      { id: '4', name: 'Детекторы', isActive: true, isPublic: true, takesTalks: true },
      { id: '5', name: 'Закрытая секция', isActive: false, isPublic: true, takesTalks: true },
    ],
  }),
};
