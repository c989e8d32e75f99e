/** The filters of a list of participants: their values in the address, and the input that the service takes. */
import type {
  FormatChoice,
  ParticipantFilter,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
  TourChoice,
  TshirtSizeChoice,
} from '../../../generated/types.ts';
import { isCalendarDay } from '../../../lib/dates.ts';
import { nodeId } from '../../../lib/ids.ts';

/** Values of one filter; an empty one stands for records that have none. */
export interface Filter {
  values: readonly string[];
  /** 'Кроме': leaves those that have none of the values. */
  isExcept: boolean;
}

/** The values of filters that have few, in the order in which people know them. */
export const filterValues = {
  format: ['LISTENER', 'SPEAKER', 'POSTER'],
  confirmed: ['LISTENER', 'SPEAKER', 'POSTER', ''],
  effective: ['LISTENER', 'SPEAKER', 'POSTER'],
  status: ['CONFIRMED', 'AWAITING_FORMAT', 'AWAITING_PERSON'],
  files: ['THESIS_DOCUMENT', 'THESIS_PDF', 'EXPERT_CONCLUSION'],
  thesis: ['MISSING', 'INCOMPLETE', 'COMPLETE', 'NOT_EXPECTED'],
  tour: ['ATTENDING', 'DECLINED', ''],
  tshirt: ['S', 'M', 'L', 'XL', ''],
} as const satisfies {
  format: readonly FormatChoice[];
  confirmed: readonly (FormatChoice | '')[];
  effective: readonly FormatChoice[];
  status: readonly ParticipationStatus[];
  files: readonly RegistrationFileKind[];
  thesis: readonly ThesisState[];
  tour: readonly (TourChoice | '')[];
  tshirt: readonly (TshirtSizeChoice | '')[];
};
const place = /^(?:[1-9]\d{0,2}|1000)?$/;

/** Values that a filter can have: words of the service, ids, numbers or a range of days. */
const allowed = {
  effective: filterValues.effective,
  format: filterValues.format,
  confirmed: filterValues.confirmed,
  status: filterValues.status,
  section: /^\d*$/,
  org: /^(?:\d*|~[\w-]+)$/,
  files: filterValues.files,
  thesis: filterValues.thesis,
  untitled: ['YES'],
  double: ['YES'],
  created: /^(?:\d{4}-\d{2}-\d{2})?\.\.(?:\d{4}-\d{2}-\d{2})?$/,
  school: ['YES', 'NO'],
  tour: filterValues.tour,
  tshirt: filterValues.tshirt,
  days: place,
  day: place,
  track: place,
  slot: place,
  clash: ['YES'],
} as const satisfies Record<string, readonly string[] | RegExp>;

/** What a list can be narrowed by. */
export type FilterName = keyof typeof allowed;
export type Filters = Readonly<Record<FilterName, Filter>>;

export const filterNames = Object.keys(allowed) as FilterName[];

const singles: readonly string[] = ['created', 'school', 'untitled', 'double', 'clash'];

/** Filters with at most one value, which cannot be turned round. */
export const isSingle = (name: FilterName): boolean => singles.includes(name);

const EXCEPT = '-not';
const toWord = (value: string) => value.toLowerCase().replaceAll('_', '-');
const toValue = (word: string) => word.toUpperCase().replaceAll('-', '_');

/** The days of a value of `created`: `2025-08-04..2025-08-10`, both included; null for an open end. */
export function rangeOf(value: string): { from: string | null; to: string | null } {
  const [from = '', to = ''] = value.split('..');
  return { from: from || null, to: to || null };
}

function isRange(value: string): boolean {
  const days = Object.values(rangeOf(value)).filter((day) => day !== null);
  return days.length > 0 && days.every(isCalendarDay);
}

export function readFilter(params: URLSearchParams, name: FilterName): Filter {
  const isExcept = !isSingle(name) && !params.has(name) && params.has(name + EXCEPT);
  const words = params.getAll(isExcept ? name + EXCEPT : name);
  const choices: readonly string[] | RegExp = allowed[name];
  const values =
    choices instanceof RegExp
      ? words.filter((word) => choices.test(word) && (name !== 'created' || isRange(word)))
      : words.map(toValue).filter((value) => choices.includes(value));
  return { values: [...new Set(isSingle(name) ? values.slice(0, 1) : values)], isExcept };
}

export function writeFilter(params: URLSearchParams, name: FilterName, { values, isExcept }: Filter): void {
  for (const value of values) {
    params.append(isExcept ? name + EXCEPT : name, allowed[name] instanceof RegExp ? value : toWord(value));
  }
}

/** Whether a filter narrows anything. */
export const isSet = ({ values }: Filter): boolean => values.length > 0;

type Choice<T> = { values: T[]; withNone: boolean; exclude: boolean };

/** The chosen values, and whether records without one are among them; null for an empty filter. */
function choiceOf<T = string>(
  filter: Filter,
  toInput: (value: string) => unknown = (value) => value,
): Choice<T> | null {
  if (!isSet(filter)) return null;
  const named = filter.values.filter((value) => value !== '');
  return { values: named.map(toInput) as T[], withNone: named.length < filter.values.length, exclude: filter.isExcept };
}

/** As `choiceOf`, for values that every record has. */
function valuesOf<T>(filter: Filter): { values: T[]; exclude: boolean } | null {
  return isSet(filter) ? { values: filter.values as readonly unknown[] as T[], exclude: filter.isExcept } : null;
}

function idsOf(type: string, filter: Filter) {
  const choice = choiceOf(filter, (key) => nodeId(type, key));
  return choice && { ids: choice.values, withNone: choice.withNone, exclude: choice.exclude };
}

/** Search and filters as the service takes them. */
export function filterInput(search: string, filters: Filters): ParticipantFilter {
  const files = valuesOf<RegistrationFileKind>(filters.files);
  const [created] = filters.created.values;
  const [school] = filters.school.values;
  return {
    search: search.trim() || null,
    requestedFormat: valuesOf<FormatChoice>(filters.format),
    confirmedFormat: choiceOf<FormatChoice>(filters.confirmed),
    effectiveFormat: valuesOf<FormatChoice>(filters.effective),
    status: valuesOf<ParticipationStatus>(filters.status),
    effectiveSection: idsOf('Section', filters.section),
    organization: idsOf('Organization', filters.org),
    files: files && { kinds: files.values, exclude: files.exclude },
    thesis: valuesOf<ThesisState>(filters.thesis),
    isTitleMissing: isSet(filters.untitled) ? true : null,
    hasPossibleDouble: isSet(filters.double) ? true : null,
    createdOn: created === undefined ? null : rangeOf(created),
    isSchool: school === undefined ? null : school === 'YES',
    tour: choiceOf<TourChoice>(filters.tour),
    tshirtSize: choiceOf<TshirtSizeChoice>(filters.tshirt),
    attendanceDays: choiceOf<number>(filters.days, Number),
    talkDay: choiceOf<number>(filters.day, Number),
    talkTrack: choiceOf<number>(filters.track, Number),
    talkSlot: choiceOf<number>(filters.slot, Number),
    hasPlaceClash: isSet(filters.clash) ? true : null,
  };
}

/** A filter with a value put in or taken out; a single value replaces the other one. */
export function toggled({ values, isExcept }: Filter, value: string, isOnly = false): Filter {
  const isThere = values.includes(value);
  return { isExcept, values: isThere ? values.filter((it) => it !== value) : [...(isOnly ? [] : values), value] };
}

const nothing: Filter = { values: [], isExcept: false };

/** No filter at all. */
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, nothing])) as Filters;
