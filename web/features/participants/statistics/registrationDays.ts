/** Registrations by day, compared with earlier years at the same distance from the forum. */

import { editionPath } from '../../../lib/editionPaths.ts';
import { listAddress, only } from '../scope/listAddress.ts';
import type { StatisticsBoard_DaysFragment } from './StatisticsBoard.generated.ts';

export interface DayRow {
  /** Registrations of the day; null for a future day. */
  count: number | null;
  /** Address of their list. */
  to: string | null;
  /** The day of the current edition, YYYY-MM-DD. */
  day: string;
  /** Days before the forum's first day. */
  before: number;
  /** Registrations of each earlier year, in the order of `years`. */
  earlier: number[];
}

export interface RegistrationDays {
  rows: DayRow[];
  /**
   * Earlier years with data, newest first, with all their registrations. `to`: the address of the public list; null if that has
   * other rows, because it lists a person once and omits the school.
   */
  years: { year: number; total: number; to: string | null }[];
  /** Earlier years without registrations, and years that could not be read. */
  emptyYears: number[];
  /** Registrations whose day is unknown. */
  undated: number;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Counts by the number of days before the forum. */
function countsOf({ startsOn, registrationsByDay }: StatisticsBoard_DaysFragment): ReadonlyMap<number, number> {
  const first = numberOf(startsOn);
  return new Map(
    (registrationsByDay ?? []).flatMap(({ date, count }) =>
      date === null ? [] : [[first - numberOf(date), count] as const],
    ),
  );
}

/** A year's registrations by day up to today, YYYY-MM-DD; null where its days could not be read. */
export function registrationDays(
  shown: number,
  editions: readonly StatisticsBoard_DaysFragment[],
  today: string,
): RegistrationDays | null {
  const current = editions.find(({ year }) => year === shown);
  if (!current?.registrationsByDay) return null;
  const listYear = current.isCurrent ? null : shown;
  const earlier = editions.filter(({ year }) => year < shown).sort((a, b) => b.year - a.year);
  const withData = earlier.filter(({ registrationsByDay }) => (registrationsByDay ?? []).length > 0);
  const own = countsOf(current);
  const others = withData.map(countsOf);
  const distances = [own, ...others].flatMap((counts) => [...counts.keys()]);
  const first = numberOf(current.startsOn);
  const now = first - numberOf(today);
  // Includes days without registrations after the last one, until the forum ends.
  const [longest, shortest] = [Math.max(...distances), Math.min(...distances, Math.max(now, 0))];
  const rows = Array.from({ length: distances.length === 0 ? 0 : longest - shortest + 1 }, (_, index): DayRow => {
    const before = longest - index;
    const day = dayOf(first - before);
    const hasCome = before >= now || own.has(before);
    return {
      day,
      before,
      count: hasCome ? (own.get(before) ?? 0) : null,
      to: hasCome ? listAddress(listYear, { created: only(`${day}..${day}`) }) : null,
      earlier: others.map((counts) => counts.get(before) ?? 0),
    };
  });
  return {
    rows,
    years: withData.map(({ year, list }, index) => {
      const total = [...(others[index]?.values() ?? [])].reduce((sum, count) => sum + count, 0);
      return { year, total, to: list?.totalCount === total ? editionPath('users-list', year) : null };
    }),
    emptyYears: earlier.filter((edition) => !withData.includes(edition)).map(({ year }) => year),
    undated: current.registrationsByDay.find(({ date }) => date === null)?.count ?? 0,
  };
}
