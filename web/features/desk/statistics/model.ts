/** The statistics of a list, counted from its rows; each number knows the filter of the list that it counts. */
import { moscowDay } from '../../../lib/dates.ts';
import { keyOf } from '../../../lib/ids.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { formatOf, type RowState, sectionOf, stateOf } from '../model/rowFacts.ts';

/** A part of the list's address: `format=SPEAKER`; empty for the whole list. */
export type ListFilter = string;

export type FigureName =
  | 'registrations'
  | 'people'
  | 'talks'
  | 'posters'
  | 'listeners'
  | 'undecided'
  | 'unconfirmed'
  | 'confirmed';

export interface Figure {
  name: FigureName;
  count: number;
  filter: ListFilter;
}

export interface Bar {
  /** The value in addresses; `none` for rows without one. */
  key: string;
  /** The value's own name; null where its code has a text, or nobody knows its name. */
  name: string | null;
  count: number;
  filter: ListFilter;
}

export interface BarGroup {
  name: 'format' | 'section' | 'org' | 'tour' | 'tshirt';
  /** Those with the most rows come first, rows without a value last. */
  bars: Bar[];
  /** Number of different values, also of those without a bar. */
  valueCount: number;
}

const none = 'none';
const mostOrganizations = 10;

/** The registrations that count: not the cancelled ones. */
export const countedRows = (rows: readonly DeskRow[]): DeskRow[] => rows.filter(({ isCancelled }) => !isCancelled);

/** Different addresses, and a person for each row without one; null if no row has an address. */
function countPeople(rows: readonly DeskRow[]): number | null {
  const emails = rows.flatMap(({ email }) => (email === null ? [] : email.toLowerCase()));
  return emails.length === 0 ? null : new Set(emails).size + rows.length - emails.length;
}

/** The numbers at the top. */
export function figuresOf(rows: readonly DeskRow[]): Figure[] {
  const people = countPeople(rows);
  const withFormat = (format: string) => rows.filter((row) => formatOf(row) === format).length;
  const inState = (state: RowState) => rows.filter((row) => stateOf(row) === state).length;
  return [
    { name: 'registrations', count: rows.length, filter: '' },
    ...(people === null ? [] : [{ name: 'people' as const, count: people, filter: '' }]),
    { name: 'talks', count: withFormat('SPEAKER'), filter: 'format=SPEAKER' },
    { name: 'posters', count: withFormat('POSTER'), filter: 'format=POSTER' },
    { name: 'listeners', count: withFormat('LISTENER'), filter: 'format=LISTENER' },
    { name: 'undecided', count: inState('AWAITING_FORMAT'), filter: 'state=AWAITING_FORMAT' },
    { name: 'unconfirmed', count: inState('AWAITING_PERSON'), filter: 'state=AWAITING_PERSON' },
    { name: 'confirmed', count: inState('CONFIRMED'), filter: 'state=CONFIRMED' },
  ];
}

interface Value {
  key: string;
  name: string | null;
}

const codeValue = (code: string | null): Value | null => (code === null ? null : { key: code, name: null });
const recordValue = (record: { id: string; name: string | null } | null): Value | null =>
  record && { key: keyOf(record.id), name: record.name };

const valuesOf: Record<BarGroup['name'], (row: DeskRow) => Value | null> = {
  format: (row) => codeValue(formatOf(row)),
  section: (row) => recordValue(sectionOf(row)),
  org: ({ organization }) => recordValue(organization),
  tour: ({ tour }) => codeValue(tour),
  tshirt: ({ tshirtSize }) => codeValue(tshirtSize),
};

function groupOf(name: BarGroup['name'], rows: readonly DeskRow[]): BarGroup {
  const bars = new Map<string, Bar>();
  for (const row of rows) {
    const { key, name: valueName } = valuesOf[name](row) ?? { key: none, name: null };
    const bar = bars.get(key) ?? { key, name: valueName, count: 0, filter: `${name}=${encodeURIComponent(key)}` };
    bars.set(key, { ...bar, count: bar.count + 1 });
  }
  const values = [...bars.values()].filter(({ key }) => key !== none).sort((a, b) => b.count - a.count);
  const top = name === 'org' ? values.slice(0, mostOrganizations) : values;
  const without = bars.get(none);
  return { name, bars: without ? [...top, without] : top, valueCount: values.length };
}

/** The bars by format, section, organisation, tour and T-shirt, without a field that no row has. */
export const barGroups = (rows: readonly DeskRow[]): BarGroup[] =>
  (['format', 'section', 'org', 'tour', 'tshirt'] as const)
    .map((name) => groupOf(name, rows))
    .filter(({ valueCount }) => valueCount > 0);

/** Registrations of another year, as the service counts them. */
export interface EarlierDays {
  startsOn: string;
  registrationsByDay: readonly { date: string | null; count: number }[] | null;
}

export interface CurvePoint {
  /** Days before the forum's first day; negative after it. */
  daysBefore: number;
  /** Registrations until the end of this day; null for a future day. */
  count: number | null;
  /** The same of the earlier year; null where it is unknown. */
  earlier: number | null;
}

const dayMs = 86_400_000;
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** Counts by days before a first day. */
function countsBefore(startsOn: string, days: readonly { date: string; count: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { date, count } of days) {
    const daysBefore = dayNumber(startsOn) - dayNumber(date);
    counts.set(daysBefore, (counts.get(daysBefore) ?? 0) + count);
  }
  return counts;
}

/**
 * Registrations day by day, each with all before it, from the first one of either year until today or the forum's first day.
 * Empty if no row has a date.
 * @param today YYYY-MM-DD in Moscow
 */
export function curveOf(
  rows: readonly DeskRow[],
  { startsOn, today, earlier }: { startsOn: string; today: string; earlier: EarlierDays | null },
): CurvePoint[] {
  const dates = rows.flatMap(({ createdAt }) => (createdAt === null ? [] : { date: moscowDay(createdAt), count: 1 }));
  if (dates.length === 0) return [];
  const counts = countsBefore(startsOn, dates);
  const earlierDays = (earlier?.registrationsByDay ?? []).flatMap(({ date, count }) => (date ? { date, count } : []));
  const earlierCounts = countsBefore(earlier?.startsOn ?? startsOn, earlierDays);
  const now = dayNumber(startsOn) - dayNumber(today);
  const first = Math.max(...counts.keys(), ...earlierCounts.keys());
  const last = Math.min(0, ...counts.keys(), ...earlierCounts.keys());
  let [sum, earlierSum] = [0, 0];
  return Array.from({ length: first - last + 1 }, (_, index) => {
    const daysBefore = first - index;
    sum += counts.get(daysBefore) ?? 0;
    earlierSum += earlierCounts.get(daysBefore) ?? 0;
    const hasCome = daysBefore >= now;
    return { daysBefore, count: hasCome ? sum : null, earlier: earlierDays.length === 0 ? null : earlierSum };
  });
}

/** The curve's newest point. */
export const newestPoint = (curve: readonly CurvePoint[]): CurvePoint | undefined =>
  curve.findLast(({ count }) => count !== null);
