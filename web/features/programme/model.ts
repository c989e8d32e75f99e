/** The page's model of the programme: days, and one list of all sessions and talks. */
import type { ProgrammeView_ProgrammeFragment } from './ProgrammeView.generated.ts';

export type Programme = ProgrammeView_ProgrammeFragment;
export type Day = Programme['days'][number];
export type Session = Day['items'][number];
export type Detail = NonNullable<Session['detail']>;
export type Talk = Detail['talks'][number];
export type ItemKind = Session['kind'];

/** A span of time in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** A session or a talk: it can be found, opened by its own address and added to a plan. */
export interface Entry extends Span {
  slug: string;
  day: Day;
  session: Session;
  /** Null if the entry is the session itself. */
  talk: Talk | null;
  /** Whether the talk has its own time; otherwise the time of its session counts. */
  isTimed: boolean;
}

/** All entries of a programme, in order and by slug. */
export interface Timetable {
  programme: Programme;
  entries: readonly Entry[];
  bySlug: ReadonlyMap<string, Entry>;
}

export const spanOf = (session: Session): Span => ({
  from: Date.parse(session.startsAt),
  to: Date.parse(session.endsAt),
});

/** Whether two spans share any time; one that ends when the other starts does not. */
export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Times of a session's talks. A talk without an end lasts until the next one starts. */
function talkEntries(day: Day, session: Session): Entry[] {
  const whole = spanOf(session);
  const talks = session.detail?.talks ?? [];
  const starts = talks.flatMap(({ startsAt }) => (startsAt === null ? [] : [Date.parse(startsAt)]));
  return talks.flatMap((talk): Entry[] => {
    const base = { slug: talk.slug, day, session, talk };
    if (talk.startsAt === null) return [{ ...base, ...whole, isTimed: false }];
    const from = Date.parse(talk.startsAt);
    const to = talk.endsAt === null ? (starts.find((start) => start > from) ?? whole.to) : Date.parse(talk.endsAt);
    return [{ ...base, from, to, isTimed: true }];
  });
}

/** Lists a programme's sessions and talks. */
export function toTimetable(programme: Programme): Timetable {
  const entries = programme.days.flatMap((day) =>
    day.items.flatMap((session): Entry[] => [
      { slug: session.slug, day, session, talk: null, isTimed: true, ...spanOf(session) },
      ...talkEntries(day, session),
    ]),
  );
  return { programme, entries, bySlug: new Map(entries.map((entry) => [entry.slug, entry])) };
}

/** Sorts by start, then the longest first, so that a session comes before its talks. */
export const byTime = (a: Span, b: Span): number => a.from - b.from || b.to - a.to;

/** Start and end of an entry; a talk without its own time has those of its session. */
export const timesOf = ({ session, talk }: Entry): { startsAt: string; endsAt: string | null } =>
  talk !== null && talk.startsAt !== null ? { startsAt: talk.startsAt, endsAt: talk.endsAt } : session;

/** Joins the parts that exist into one text; the number of a hall or a building stays with its word. */
export const joinParts = (parts: (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(', ')
    .replace(/(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** Who gives a talk, then its notes, which are separate items of the programme (PRG-06). */
export const peopleOf = ({ speaker, affiliation, notes }: Pick<Talk, 'speaker' | 'affiliation' | 'notes'>): string =>
  [[speaker, affiliation], ...notes.map((note) => [note])].map(joinParts).filter(Boolean).join(' · ');

/** The name of an entry; for a talk without a title, its speaker. */
export function nameOf({ session, talk }: Entry): string {
  return talk === null ? session.title : (talk.title ?? talk.speaker ?? session.title);
}

/** Whether an entry is a talk with a page; other rows of a session have none. */
export const hasPage = ({ talk }: Entry): boolean => talk !== null && talk.title !== null;

/** Parallel sessions with their parallel talks. */
export function parallelSessions(timetable: Timetable, entry: Entry): { session: Entry; talks: Entry[] }[] {
  const others = timetable.entries.filter(
    (other) => other.session !== entry.session && other.session.kind !== 'BREAK' && overlaps(other, entry),
  );
  return others
    .filter(({ talk }) => talk === null)
    .map((session) => ({
      session,
      talks: others.filter((other) => other.talk !== null && other.isTimed && other.session === session.session),
    }));
}
