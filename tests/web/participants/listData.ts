import { vi } from 'vitest';
import type { Resolvers } from '../../testkit/render.tsx';

/** The height of the frame; rows below it are not drawn. */
const FRAME_HEIGHT = 600;

/** Gives scrolling elements a size for one test: jsdom has no layout, and a list without height renders no row. */
export function giveHeight(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_HEIGHT);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

type Changes = Record<string, unknown>;

const organization = { id: 'Organization:5', name: 'Институт образцовых исследований' };

/** A history of these entries, with the service's paging. */
export const historyOf =
  (entries: readonly object[]) =>
  ({ first, after }: { first: number; after?: string | null }) => {
    const end = Number(after ?? 0) + first;
    const pageInfo = { hasNextPage: end < entries.length, endCursor: String(end) };
    return { nodes: entries.slice(end - first, end), pageInfo, totalCount: entries.length };
  };

/** A registration as a moderator receives it. */
export const recordOf = (key: string, changes: Changes = {}) => ({
  id: `Registration:${key}`,
  version: `v1-${key}` as string | null,
  fullName: `Примеров-${key} Пример Примерович`,
  organization,
  phone: '+79990000000',
  email: `primer-${key}@example.org`,
  birthDate: '1990-03-07',
  createdAt: '2025-08-05T09:30:00.000Z',
  requestedFormat: 'SPEAKER',
  confirmedFormat: null,
  effectiveFormat: 'SPEAKER',
  status: 'AWAITING_FORMAT',
  edition: { id: '2025', isOver: false },
  isConfirmed: false,
  isSchool: false,
  isCancelled: false,
  title: `Пример доклада ${key}`,
  talkSchedule: null,
  talkDay: null,
  talkTrack: null,
  talkSlot: null,
  placeClashes: [] as object[] | null,
  requestedSection: { id: '3', name: 'Ускорительная техника' },
  confirmedSection: null,
  effectiveSection: { id: '3', name: 'Ускорительная техника' },
  listeningSections: [],
  attendanceDays: null,
  thesisState: 'MISSING',
  tour: null,
  tshirtSize: null,
  thesisDocument: null,
  thesisPdf: null,
  expertConclusion: null,
  attendance: [],
  letters: [] as object[],
  otherRegistrations: [] as object[],
  possibleDoubles: [] as object[],
  unreadableFields: null,
  history: historyOf([]),
  ...changes,
});

type Row = {
  id: string;
  fullName: string;
  unreadableFields: string[] | null;
  organization: typeof organization | null;
  registration: ReturnType<typeof recordOf> | null;
};

/** A row of the moderators' list. */
export const rowOf = (key: string, changes: Changes = {}): Row => {
  const registration = recordOf(key, changes);
  return {
    id: `Participant:${key}`,
    fullName: registration.fullName,
    unreadableFields: null,
    organization,
    registration,
  };
};

/** A row of the public list. */
export const publicRow = (key: string): Row => ({ ...rowOf(key), registration: null });

const facets = {
  requestedFormats: [{ format: 'SPEAKER', count: 2 }],
  confirmedFormats: [{ format: null, count: 2 }],
  effectiveFormats: [{ format: 'SPEAKER', count: 2 }],
  statuses: [{ status: 'AWAITING_FORMAT', count: 2 }],
  effectiveSections: [
    { section: { id: '3', name: 'Ускорительная техника' }, count: 1 },
    { section: null, count: 1 },
  ],
  organizations: [{ organization, count: 2 }],
  files: [{ kind: 'THESIS_PDF', count: 1 }],
  theses: [{ state: 'MISSING', count: 2 }],
  schoolCount: 0,
  possibleDoubleCount: 1,
  noTitleCount: 0,
  tours: [{ decision: 'ATTENDING', count: 1 }],
  tshirtSizes: [{ size: null, count: 2 }],
  attendanceDays: [{ value: 1, count: 2 }],
  talkDays: [{ value: null, count: 2 }],
  talkTracks: [{ value: null, count: 2 }],
  talkSlots: [
    { value: 7, count: 1 },
    { value: null, count: 1 },
  ],
  placeClashCount: 0,
};
const { organizations } = facets;
const noFacets = { ...Object.fromEntries(Object.keys(facets).map((name) => [name, null])), organizations };

export interface ListArguments {
  year: number;
  project: string | null;
  first: number;
  offset: number;
}

/** A page of these rows, with the service's paging. */
export function pageOf(rows: readonly Row[], { first, offset = 0 }: ListArguments, listCount = rows.length) {
  const isModeratorList = rows.some(({ registration }) => registration !== null);
  return {
    nodes: rows.slice(offset, offset + first),
    totalCount: rows.length,
    listCount,
    unreadableCount: 0,
    peopleCount: rows.length,
    listPeopleCount: listCount,
    isModeratorList,
    revision: 'r1',
    readAt: null as string | null,
    facets: isModeratorList ? facets : noFacets,
  };
}

/** The query of a list with these rows; they may change while a test runs. */
export const listOf = (rows: readonly Row[], listCount?: number) =>
  vi.fn((_: unknown, args: ListArguments): unknown => pageOf(rows, args, listCount));

const edition = (year: number, isCurrent: boolean) => ({
  id: `Edition:${year}`,
  year,
  isCurrent,
  isOpenToModerators: isCurrent,
  projects: isCurrent ? [{ slug: 'neutron', title: 'Проект нейтронного источника' }] : [],
});

/** A decision that sends no letter. */
export const noLetter = { hasLetter: false, letter: null, isLetterFailed: false, placeClashes: [] };

/** A decision that sends a letter, which the provider shows. */
export const withLetter = {
  ...noLetter,
  hasLetter: true,
  letter: {
    registration: { id: 'Registration:1' },
    fullName: 'Примеров-1 Пример Примерович',
    recipient: 'primer-1@example.org',
    subject: 'Формат участия в форуме подтверждён',
    text: 'Здравствуйте, Пример!\n\nМодератор рассмотрел вашу заявку.',
  },
};

export const viewer = {
  id: 'Viewer:1',
  email: 'moderator@example.org',
  displayName: 'Образцова Проба',
  isModerator: true,
  profile: null,
};

const queries: NonNullable<Resolvers['Query']> = {
  viewer: () => viewer,
  previewDecision: () => ({ preview: noLetter, userErrors: [] }),
  previewWithdrawal: () => noLetter,
  editions: () => [edition(2025, true), edition(2024, false), edition(2023, false)],
};

/** The fields of an edition, which also learn its year. */
const editionFields: NonNullable<Resolvers['Query']> = {
  participants: () => null,
  bulkRuns: () => null,
  bulkRunRecords: () => null,
  participantsRevision: () => 'r1',
  page: () => ({ participantViews: null }),
  sections: () => [
    { id: '3', name: 'Ускорительная техника', isActive: true, isPublic: true, isOpenToTalks: true },
    { id: '4', name: 'Детекторы', isActive: true, isPublic: true, isOpenToTalks: true },
    { id: '5', name: 'Закрытая секция', isActive: false, isPublic: true, isOpenToTalks: true },
  ],
  posterLists: () => [
    {
      id: 'PosterList:2025.p1',
      title: 'Постеры 22 октября',
      confirmedSections: [{ id: '4' }, { id: '3' }, { id: '5' }],
    },
  ],
  participantIds: () => ['Registration:1', 'Registration:2'],
  programme: () => null,
};

/** Every query of a list; those of the edition's fields and the root's may be given. */
export function listQueries(given: NonNullable<Resolvers['Query']> = {}): NonNullable<Resolvers['Query']> {
  const all = { ...editionFields, ...given };
  const isOfEdition = (name: string) => Object.hasOwn(editionFields, name);
  const root = Object.fromEntries(Object.entries(all).filter(([name]) => !isOfEdition(name)));
  return {
    ...queries,
    ...root,
    edition: ((_: unknown, { year }: { year: number }) => {
      const fields = Object.entries(all).filter(([name]) => isOfEdition(name));
      const answer = fields.map(([name, resolve]) => [
        name,
        (args: object) => resolve(undefined, { year, ...args } as never),
      ]);
      return { ...edition(year, year === 2025), ...Object.fromEntries(answer) };
    }) as never,
  };
}
