/** The statistics of a list, counted from its rows. A `filter` is a part of the list's address, such as `format=SPEAKER`. */
import { moscowDay } from '../../../lib/dates.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { facetsOf, type Narrowing, NONE, noFilters } from '../model/filters.ts';
import { formatOf, type RowState, stateOf, uniqueAddresses } from '../model/rowFacts.ts';

const mostOrganizations = 10;

/** Different addresses, and a person for each row without one; null if no row has an address. */
function countPeople(rows: readonly DeskRow[]): number | null {
  const addresses = uniqueAddresses(rows).length;
  return addresses === 0 ? null : addresses + rows.filter(({ email }) => !email?.trim()).length;
}

const figure = <Name extends string>(name: Name, count: number, filter = '') => ({ name, count, filter });
/** The numbers at the top, of registrations that are not cancelled. */
export function figuresOf(rows: readonly DeskRow[]) {
  const people = countPeople(rows);
  const withFormat = (format: string) => rows.filter((row) => formatOf(row) === format).length;
  const inState = (state: RowState) => rows.filter((row) => stateOf(row) === state).length;
  return [
    figure('registrations', rows.length),
    ...(people === null ? [] : [figure('people', people)]),
    figure('talks', withFormat('SPEAKER'), 'format=SPEAKER'),
    figure('posters', withFormat('POSTER'), 'format=POSTER'),
    figure('listeners', withFormat('LISTENER'), 'format=LISTENER'),
    figure('undecided', inState('AWAITING_FORMAT'), 'state=AWAITING_FORMAT'),
    figure('unconfirmed', inState('AWAITING_PERSON'), 'state=AWAITING_PERSON'),
    figure('confirmed', inState('CONFIRMED'), 'state=CONFIRMED'),
  ];
}

export interface Bar {
  /** The value in addresses; `none` for rows without one. */
  key: string;
  /** Null for rows without a value. */
  name: string | null;
  count: number;
  filter: string;
}

/** The filters that have bars. */
const groupNames = ['format', 'section', 'org', 'tour', 'tshirt'] as const;
const everything: Narrowing = { filters: noFilters, matches: () => true, isAboutCancelled: false };

export interface BarGroup {
  name: (typeof groupNames)[number];
  /** Codes in their order, names by frequency, rows without a value last. */
  bars: Bar[];
  /** Number of values without a bar. */
  hiddenCount: number;
}

/** The bars by format, section, organisation, tour and T-shirt, without a field that no row has. */
export function barGroups(rows: readonly DeskRow[]): BarGroup[] {
  const facets = facetsOf(rows, everything);
  return groupNames.flatMap((name) => {
    const choices = facets.find((facet) => facet.name === name)?.choices;
    if (choices === undefined) return [];
    const bars = choices.map(({ value, label, count }) => ({
      key: value,
      name: value === NONE ? null : label,
      count,
      filter: `${name}=${encodeURIComponent(value)}`,
    }));
    const named = bars.filter(({ key }) => key !== NONE);
    if (name === 'section' || name === 'org') named.sort((one, other) => other.count - one.count);
    const top = name === 'org' ? named.slice(0, mostOrganizations) : named;
    return [
      { name, bars: [...top, ...bars.filter(({ key }) => key === NONE)], hiddenCount: named.length - top.length },
    ];
  });
}

export interface CurvePoint {
  /** Days before the forum's first day; negative after it. */
  daysBefore: number;
  /** Registrations until the end of this day; null for a future day. */
  count: number | null;
  /** The same of the earlier year; null if it is unknown. */
  earlier: number | null;
}

interface CurveDays {
  startsOn: string;
  /** YYYY-MM-DD in Moscow, as all days here. */
  today: string;
  earlier: { startsOn: string; registrationsByDay: readonly { date: string | null; count: number }[] | null } | null;
}

const dayMs = 86_400_000;
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** Counts by days before a first day, without those of unknown days. */
function countsBefore(startsOn: string, days: readonly { date: string | null; count: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { date, count } of days) {
    if (date === null) continue;
    const daysBefore = dayNumber(startsOn) - dayNumber(date);
    counts.set(daysBefore, (counts.get(daysBefore) ?? 0) + count);
  }
  return counts;
}

/** Registrations from the first day of either year on, each day with all before it; empty if no row has a date. */
export function curveOf(rows: readonly DeskRow[], { startsOn, today, earlier }: CurveDays): CurvePoint[] {
  const dates = rows.map(({ createdAt }) => ({ date: createdAt === null ? null : moscowDay(createdAt), count: 1 }));
  const counts = countsBefore(startsOn, dates);
  if (counts.size === 0) return [];
  const earlierCounts = countsBefore(earlier?.startsOn ?? startsOn, earlier?.registrationsByDay ?? []);
  const now = dayNumber(startsOn) - dayNumber(today);
  const first = Math.max(...counts.keys(), ...earlierCounts.keys());
  const last = Math.min(0, ...counts.keys(), ...earlierCounts.keys());
  let [sum, earlierSum] = [0, 0];
  return Array.from({ length: first - last + 1 }, (_, index) => {
    const daysBefore = first - index;
    sum += counts.get(daysBefore) ?? 0;
    earlierSum += earlierCounts.get(daysBefore) ?? 0;
    const count = daysBefore < now ? null : sum;
    return { daysBefore, count, earlier: earlierCounts.size === 0 ? null : earlierSum };
  });
}
