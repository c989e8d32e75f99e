/** Registrations by day, those of earlier years beside them at the same distance from the forum. */

import { editionPath } from '../../../lib/editionPaths.ts';
import type { StatisticsBoard_DaysFragment } from './StatisticsBoard.generated.ts';
import { listAddress, type StatisticRow } from './statisticPanels.ts';

export interface DayRow extends Omit<StatisticRow, 'label' | 'count'> {
  /** Registrations of the day; null for a day that has not come. */
  count: number | null;
  /** The day of the current edition, YYYY-MM-DD. */
  day: string;
  /** Days before the forum's first day. */
  before: number;
  /** Of each earlier year, in the order of `years`. */
  earlier: number[];
}

export interface RegistrationDays {
  rows: DayRow[];
  /** Earlier years that have data, the newest first. */
  years: number[];
  /** All registrations of each of these years. */
  totals: number[];
  /** The public list of each of these years; null if it has other rows: a person once, and nobody of the school. */
  lists: (string | null)[];
  /** Earlier years without registrations, and years that could not be read. */
  emptyYears: number[];
  /** Registrations whose day is unknown. */
  undated: number;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

type Counts = ReadonlyMap<number, number>;

/** Counts by the number of days before the forum. */
function countsOf({ startsOn, registrationsByDay }: StatisticsBoard_DaysFragment): Counts {
  const first = numberOf(startsOn);
  return new Map(
    (registrationsByDay ?? []).flatMap(({ date, count }) =>
      date === null ? [] : [[first - numberOf(date), count] as const],
    ),
  );
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** The registrations by day up to today, YYYY-MM-DD; null where the days of the current edition could not be read. */
export function registrationDays(
  editions: readonly StatisticsBoard_DaysFragment[],
  today: string,
): RegistrationDays | null {
  const current = editions.find(({ isCurrent }) => isCurrent);
  if (!current?.registrationsByDay) return null;
  const earlier = editions.filter(({ year }) => year < current.year).sort((a, b) => b.year - a.year);
  const withData = earlier.filter(({ registrationsByDay }) => (registrationsByDay ?? []).length > 0);
  const own = countsOf(current);
  const others = withData.map(countsOf);
  const totals = others.map((counts) => sum(counts.values()));
  const distances = [own, ...others].flatMap((counts) => [...counts.keys()]);
  const first = numberOf(current.startsOn);
  const now = first - numberOf(today);
  // Days without registrations after the last one count as well; the forum ends the comparison.
  const [longest, shortest] = [Math.max(...distances), Math.min(...distances, Math.max(now, 0))];
  const rows = Array.from({ length: distances.length === 0 ? 0 : longest - shortest + 1 }, (_, index): DayRow => {
    const before = longest - index;
    const day = dayOf(first - before);
    const hasCome = before >= now || own.has(before);
    return {
      day,
      before,
      count: hasCome ? (own.get(before) ?? 0) : null,
      to: hasCome ? listAddress({ created: { values: [`${day}..${day}`], isExcept: false } }) : null,
      earlier: others.map((counts) => counts.get(before) ?? 0),
    };
  });
  return {
    rows,
    years: withData.map(({ year }) => year),
    totals,
    lists: withData.map(({ year, list }, index) =>
      list?.totalCount === totals[index] ? editionPath('users-list', year) : null,
    ),
    emptyYears: earlier.filter((edition) => !withData.includes(edition)).map(({ year }) => year),
    undated: current.registrationsByDay.find(({ date }) => date === null)?.count ?? 0,
  };
}
