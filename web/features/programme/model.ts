/** The programme as the page works with it: days, and one list of everything that has a time of its own. */
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

/** What can be found, opened by its own address and put into a plan: a session, or a talk of one. */
export interface Entry extends Span {
  slug: string;
  day: Day;
  session: Session;
  /** Null where the entry is the session itself. */
  talk: Talk | null;
  /** Whether the talk has a time of its own; without one it counts with the time of its session. */
  isTimed: boolean;
}

/** Everything of a programme in its order, and by its slug. */
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
    return [{ ...base, from, to: Math.min(to, whole.to), isTimed: true }];
  });
}

/** Lists a programme's sessions and talks; where two sessions hold the same talk, the first one has it. */
export function toTimetable(programme: Programme): Timetable {
  const bySlug = new Map<string, Entry>();
  for (const day of programme.days) {
    for (const session of day.items) {
      const entries = [
        { slug: session.slug, day, session, talk: null, isTimed: true, ...spanOf(session) },
        ...talkEntries(day, session),
      ];
      for (const entry of entries) if (!bySlug.has(entry.slug)) bySlug.set(entry.slug, entry);
    }
  }
  return { programme, entries: [...bySlug.values()], bySlug };
}

/** By time: what starts first, and of that the longest, so that a session stands before its talks. */
export const byTime = (a: Span, b: Span): number => a.from - b.from || b.to - a.to;

/** When an entry is: a talk without a time of its own, when its session is. */
export const timesOf = ({ session, talk, isTimed }: Entry): { startsAt: string; endsAt: string | null } =>
  talk !== null && isTimed && talk.startsAt !== null ? { startsAt: talk.startsAt, endsAt: talk.endsAt } : session;

/** The parts that are there, as one text. */
export const joined = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** What an entry is called: a talk without title by its speaker. */
export function nameOf({ session, talk }: Entry): string {
  return talk === null ? session.title : (talk.title ?? talk.speaker ?? session.title);
}

/** Whether an entry is a talk, which has a page; other rows of a session have none. */
export const hasPage = ({ talk }: Entry): boolean => talk !== null && talk.title !== null;

/** Parallel sessions with their parallel talks. */
export function parallelTo(timetable: Timetable, entry: Entry): { session: Entry; talks: Entry[] }[] {
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
