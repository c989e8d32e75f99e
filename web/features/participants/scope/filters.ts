/** The filters of a list of participants in the address, and as the service takes them; filterRules.ts has their table. */
import type { ParticipantFilter } from '../../../generated/types.ts';
import { isCalendarDay } from '../../../lib/dates.ts';
import { type Filter, type FilterName, filterNames, filterRules, rangeOf } from './filterRules.ts';

export type Filters = Readonly<Record<FilterName, Filter>>;

const EXCEPT = '-not';
const toWord = (value: string) => value.toLowerCase().replaceAll('_', '-');
const toValue = (word: string) => word.toUpperCase().replaceAll('-', '_');

function isRange(value: string): boolean {
  const days = Object.values(rangeOf(value)).filter((day) => day !== null);
  return days.length > 0 && days.every(isCalendarDay);
}

export function readFilter(params: URLSearchParams, name: FilterName): Filter {
  const { allowed, isSingle } = filterRules[name];
  const isExcept = !isSingle && !params.has(name) && params.has(name + EXCEPT);
  const words = params.getAll(isExcept ? name + EXCEPT : name);
  const values =
    allowed instanceof RegExp
      ? words.filter((word) => allowed.test(word) && (name !== 'created' || isRange(word)))
      : words.map(toValue).filter((value) => allowed.includes(value));
  return { values: [...new Set(isSingle ? values.slice(0, 1) : values)], isExcept };
}

export function writeFilter(params: URLSearchParams, name: FilterName, { values, isExcept }: Filter): void {
  for (const value of values) {
    params.append(isExcept ? name + EXCEPT : name, filterRules[name].allowed instanceof RegExp ? value : toWord(value));
  }
}

/** Search and filters in the service's form. */
export const filterInput = (search: string, filters: Filters): ParticipantFilter =>
  Object.assign(
    { search: search.trim() || null },
    ...filterNames.map((name) => filterRules[name].input(filters[name])),
  );

/** Adds a value to a filter, or removes it; a single value replaces the previous one. */
export function toggled({ values, isExcept }: Filter, value: string, isOnly = false): Filter {
  const isThere = values.includes(value);
  return { isExcept, values: isThere ? values.filter((it) => it !== value) : [...(isOnly ? [] : values), value] };
}

const nothing: Filter = { values: [], isExcept: false };

/** No filter at all. */
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, nothing])) as Filters;
