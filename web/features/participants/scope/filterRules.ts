/** The table of the filters of a list of participants. */
import { listTexts } from '#texts/participantList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type {
  FormatChoice,
  ParticipantFilter,
  ParticipationFormat,
  RegistrationFileKind,
  TourChoice,
  TshirtSizeChoice,
} from '../../../generated/types.ts';
import { formatDate } from '../../../lib/dates.ts';
import { keyOf, nodeId } from '../../../lib/ids.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

const { filter: texts } = listTexts;

/** What a list can be narrowed by. */
export type FilterName = keyof typeof texts.names;

/** Values of one filter; an empty value selects records without a value. */
export interface Filter {
  values: readonly string[];
  /** 'Кроме': leaves those that have none of the values. */
  isExcept: boolean;
}

/** Names of sections and organisations by their keys in the address. */
export interface FilterNames {
  sections: ReadonlyMap<string, string>;
  organizations: ReadonlyMap<string, string>;
}

interface FilterRule {
  /** Values that it can have: words of the service, ids, numbers or a range of days. */
  allowed: readonly string[] | RegExp;
  /** Whether it has at most one value and cannot be turned round. */
  isSingle?: true;
  /** A value in words; `texts.none` has the labels for records without a value. */
  label(value: string, names?: FilterNames): string;
  /** Its part of the input that the service takes. */
  input(filter: Filter): ParticipantFilter;
  /** The records with each value; absent where the filter has its own input elements. */
  counts?(
    facets: FilterPanel_FacetsFragment,
  ): readonly { value: string | number | null; count: number | null }[] | null;
}

const formats: readonly FormatChoice[] = ['LISTENER', 'SPEAKER', 'POSTER'];
const tours: readonly (TourChoice | '')[] = ['ATTENDING', 'DECLINED', ''];
const sizes: readonly (TshirtSizeChoice | '')[] = ['S', 'M', 'L', 'XL', ''];
const place = /^(?:[1-9]\d{0,2}|1000)?$/;
const yes = ['YES'];

/** The days of a value of `created`: `2025-08-04..2025-08-10`, both included; null for an open end. */
export function rangeOf(value: string): { from: string | null; to: string | null } {
  const [from = '', to = ''] = value.split('..');
  return { from: from || null, to: to || null };
}

/** A range of registration days in words. */
function rangeLabel(value: string): string {
  const { from, to } = rangeOf(value);
  if (from !== null && from === to) return formatDate(from);
  return [from && texts.range.since(formatDate(from)), to && texts.range.until(formatDate(to))]
    .filter(Boolean)
    .join(' ');
}

const formatLabel = (value: string) => registrationTexts.formats[value as ParticipationFormat];

/** Whether a filter narrows anything. */
export const isSet = ({ values }: Filter): boolean => values.length > 0;

/** The chosen values, and whether records without one are among them; null for an empty filter. */
function choiceOf<T>(filter: Filter, toInput: (value: string) => unknown = (value) => value) {
  if (!isSet(filter)) return null;
  const named = filter.values.filter((value) => value !== '');
  return { values: named.map(toInput) as T[], withNone: named.length < filter.values.length, exclude: filter.isExcept };
}

/** As `choiceOf`, for values that every record has. */
function valuesOf<T>(filter: Filter): { values: T[]; exclude: boolean } | null {
  return isSet(filter) ? { values: filter.values as readonly unknown[] as T[], exclude: filter.isExcept } : null;
}

function idsOf(type: string, filter: Filter) {
  const choice = choiceOf<string>(filter, (key) => nodeId(type, key));
  return choice && { ids: choice.values, withNone: choice.withNone, exclude: choice.exclude };
}

function kindsOf(filter: Filter) {
  const files = valuesOf<RegistrationFileKind>(filter);
  return files && { kinds: files.values, exclude: files.exclude };
}

const trueOf = (filter: Filter) => (isSet(filter) ? true : null);

type CodeFilter = keyof typeof listTexts.codes;
type CodesOf<Name extends CodeFilter> = NonNullable<NonNullable<ParticipantFilter[Name]>['values']>[number];
const codeLabels: { [Name in CodeFilter]: Record<CodesOf<Name>, string> } = listTexts.codes;

/** A filter by codes with labels: the service's input and the counts have its name. */
function codeRule(name: CodeFilter): FilterRule {
  const labels: Readonly<Record<string, string>> = codeLabels[name];
  const choose = name in texts.none ? choiceOf : valuesOf;
  return {
    allowed: [...Object.keys(labels), ...(name in texts.none ? [''] : [])],
    label: (value) => labels[value] ?? value,
    input: (filter) => ({ [name]: choose(filter) }),
    counts: (facets) => facets[name],
  };
}

/** By name in the address. */
const rules: Record<Exclude<FilterName, CodeFilter>, FilterRule> = {
  effective: {
    allowed: formats,
    label: formatLabel,
    input: (filter) => ({ effectiveFormat: valuesOf<FormatChoice>(filter) }),
    counts: ({ effectiveFormats }) => effectiveFormats,
  },
  section: {
    allowed: /^\d*$/,
    label: (value, names) => names?.sections.get(value) ?? texts.unknownSection(value),
    input: (filter) => ({ effectiveSection: idsOf('Section', filter) }),
    counts: ({ effectiveSections }) =>
      effectiveSections?.map(({ section, count }) => ({ value: section && keyOf(section.id), count })) ?? null,
  },
  confirmed: {
    allowed: [...formats, ''],
    label: formatLabel,
    input: (filter) => ({ confirmedFormat: choiceOf<FormatChoice>(filter) }),
    counts: ({ confirmedFormats }) => confirmedFormats,
  },
  format: {
    allowed: formats,
    label: formatLabel,
    input: (filter) => ({ requestedFormat: valuesOf<FormatChoice>(filter) }),
    counts: ({ requestedFormats }) => requestedFormats,
  },
  files: {
    allowed: Object.keys(listTexts.files),
    label: (value) => listTexts.files[value as RegistrationFileKind],
    input: (filter) => ({ files: kindsOf(filter) }),
    counts: ({ files }) => files,
  },
  untitled: {
    allowed: yes,
    isSingle: true,
    label: () => texts.warnings.untitled,
    input: (filter) => ({ isTitleMissing: trueOf(filter) }),
    counts: ({ noTitleCount }) => [{ value: 'YES', count: noTitleCount }],
  },
  double: {
    allowed: yes,
    isSingle: true,
    label: () => texts.warnings.double,
    input: (filter) => ({ hasPossibleDouble: trueOf(filter) }),
    counts: ({ possibleDoubleCount }) => [{ value: 'YES', count: possibleDoubleCount }],
  },
  slot: { allowed: place, label: texts.slot, input: (filter) => ({ talkSlot: choiceOf<number>(filter, Number) }) },
  day: {
    allowed: place,
    label: texts.day,
    input: (filter) => ({ talkDay: choiceOf<number>(filter, Number) }),
    counts: ({ talkDays }) => talkDays,
  },
  track: {
    allowed: place,
    label: texts.track,
    input: (filter) => ({ talkTrack: choiceOf<number>(filter, Number) }),
    counts: ({ talkTracks }) => talkTracks,
  },
  clash: {
    allowed: yes,
    isSingle: true,
    label: () => texts.clash,
    input: (filter) => ({ hasPlaceClash: trueOf(filter) }),
    counts: ({ placeClashCount }) => [{ value: 'YES', count: placeClashCount }],
  },
  created: {
    allowed: /^(?:\d{4}-\d{2}-\d{2})?\.\.(?:\d{4}-\d{2}-\d{2})?$/,
    isSingle: true,
    label: rangeLabel,
    input: ({ values: [days] }) => ({ createdOn: days === undefined ? null : rangeOf(days) }),
  },
  tour: {
    allowed: tours,
    label: (value) => listTexts.tours[value as TourChoice],
    input: (filter) => ({ tour: choiceOf<TourChoice>(filter) }),
    counts: ({ tours }) => tours,
  },
  tshirt: {
    allowed: sizes,
    label: (value) => value,
    input: (filter) => ({ tshirtSize: choiceOf<TshirtSizeChoice>(filter) }),
    counts: ({ tshirtSizes }) => tshirtSizes,
  },
  days: {
    allowed: place,
    label: texts.day,
    input: (filter) => ({ attendanceDays: choiceOf<number>(filter, Number) }),
    counts: ({ attendanceDays }) => attendanceDays,
  },
  school: {
    allowed: ['YES', 'NO'],
    isSingle: true,
    label: (value) => listTexts.isSchool[value as 'YES' | 'NO'],
    input: ({ values: [school] }) => ({ isSchool: school === undefined ? null : school === 'YES' }),
    counts: ({ schoolCount }) => [
      { value: 'YES', count: schoolCount },
      { value: 'NO', count: null },
    ],
  },
  org: {
    allowed: /^(?:\d*|~[\w-]+)$/,
    label: (value, names) => names?.organizations.get(value) ?? texts.unknownOrganization,
    input: (filter) => ({ organization: idsOf('Organization', filter) }),
  },
};

export const filterNames = Object.keys(texts.names) as FilterName[];
const codeFilters = Object.keys(codeLabels) as CodeFilter[];
export const filterRules = {
  ...rules,
  ...Object.fromEntries(codeFilters.map((name) => [name, codeRule(name)])),
} as Readonly<Record<FilterName, FilterRule>>;

/** The values of a filter that has few, in the order in which people know them. */
export function filterValues(name: FilterName): readonly string[] {
  const { allowed } = filterRules[name];
  return allowed instanceof RegExp ? [] : allowed;
}
