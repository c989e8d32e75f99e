import type {
  Programme,
  ProgrammeDay,
  ProgrammeDetail,
  ProgrammeItem,
  ProgrammeItemKind,
  ProgrammeSection,
  ProgrammeTalk,
} from '../generated/types.ts';
import { moscowInstant } from './moscow.ts';
import type { PosterListData } from './posters.ts';
import type { itemKinds, ProgrammeSource } from './shape/programme.ts';

type Item = ProgrammeSource['days'][number]['items'][number];
type Row = ProgrammeSource['details'][string]['rows'][number];

/** The schema's types, except that a poster list is the edition's. */
export type TalkData = Omit<ProgrammeTalk, 'item'> & { item: ItemData };
type DetailData = Omit<ProgrammeDetail, 'posters' | 'talks'> & { posters: PosterListData | null; talks: TalkData[] };
export type ItemData = Omit<ProgrammeItem, 'detail'> & { detail: DetailData | null };
type DayData = Omit<ProgrammeDay, 'items'> & { items: ItemData[] };
export type ProgrammeData = Omit<Programme, 'days' | 'talk'> & { days: DayData[] };

const calendarUrl = (year: number, query = ''): string => `/calendar/${year}.ics${query}`;

export const talkSlug = (code: string, rowId: string): string => `${code}-${rowId}`;

const kinds: Record<(typeof itemKinds)[number], ProgrammeItemKind> = {
  ceremony: 'CEREMONY',
  plenary: 'PLENARY',
  section: 'SECTION',
  school: 'SCHOOL',
  posters: 'POSTERS',
  roundTable: 'ROUND_TABLE',
  panel: 'PANEL',
  symposium: 'SYMPOSIUM',
  lecture: 'LECTURE',
  conference: 'CONFERENCE',
  break: 'BREAK',
  excursion: 'TOUR',
  registration: 'REGISTRATION',
  exhibition: 'EXHIBITION',
};

function toTalk(year: number, date: string, code: string, row: Row): Omit<TalkData, 'item'> {
  const slug = talkSlug(code, row.id);
  return {
    id: `${year}.${slug}`,
    slug,
    startsAt: row.starts === undefined ? null : moscowInstant(date, row.starts),
    endsAt: row.ends === undefined ? null : moscowInstant(date, row.ends),
    speaker: row.header ?? null,
    affiliation: row.subheader ?? null,
    notes: [row.subheader1, row.subheader2].filter((line) => line !== undefined),
    title: row.main ?? null,
    hasThesis: row.abstract !== undefined,
    abstract: row.abstract ?? null,
    calendarUrl: row.starts === undefined ? null : calendarUrl(year, `?item=${encodeURIComponent(slug)}`),
  };
}

/** Every item in order; none without a programme. */
export const itemsIn = (programme: Pick<ProgrammeData, 'days'> | null): ItemData[] =>
  programme?.days.flatMap(({ items }) => items) ?? [];

/** Every talk in order. */
export const talksIn = (programme: Pick<ProgrammeData, 'days'> | null): TalkData[] =>
  itemsIn(programme).flatMap(({ detail }) => detail?.talks ?? []);

/** The published theses of a programme, in its order of talks. */
export function toTalkTheses({ details }: ProgrammeSource, programme: ProgrammeData) {
  const talks = new Map(talksIn(programme).map((talk) => [talk.slug, talk]));
  return Object.entries(details).flatMap(([code, { rows }]) =>
    rows.flatMap(({ id, abstract }) => {
      const talk = talks.get(talkSlug(code, id));
      return abstract === undefined || talk === undefined ? [] : [{ talk, text: abstract }];
    }),
  );
}

export function toProgramme(year: number, source: ProgrammeSource, posterLists: PosterListData[]): ProgrammeData {
  const sections = new Map<string, ProgrammeSection>(source.sections.map((section) => [section.code, section]));
  const lists = new Map(posterLists.map((list) => [list.slug, list]));

  const toDetail = (code: string, date: string, itemOf: () => ItemData): DetailData | null => {
    const detail = source.details[code];
    if (detail === undefined) return null;
    return {
      key: `${year}.${code}`,
      code,
      title: detail.title,
      talks: detail.rows.map((row) => ({
        ...toTalk(year, date, code, row),
        get item() {
          return itemOf();
        },
      })),
      posters: lists.get(detail.posters ?? '') ?? null,
    };
  };
  const toItem = (item: Item, date: string): ItemData => {
    const made: ItemData = {
      id: `${year}.${item.id}`,
      slug: item.id,
      kind: kinds[item.kind],
      startsAt: moscowInstant(date, item.starts),
      endsAt: moscowInstant(date, item.ends),
      title: item.title,
      speaker: item.speaker ?? null,
      chair: item.chair ?? null,
      room: item.room ?? null,
      building: item.building ?? null,
      section: sections.get(item.section ?? '') ?? null,
      detail: item.detail === undefined ? null : toDetail(item.detail, date, () => made),
      link: item.link ?? null,
      calendarUrl: calendarUrl(year, `?item=${item.id}`),
    };
    return made;
  };

  return {
    year,
    isSample: source.isSample,
    sections: source.sections,
    days: source.days.map((day) => ({
      id: `${year}.${day.id}`,
      slug: day.id,
      date: day.date,
      label: day.label,
      items: day.items.map((item) => toItem(item, day.date)),
      calendarUrl: calendarUrl(year, `?day=${day.id}`),
    })),
    calendarUrl: calendarUrl(year),
  };
}
