import type {
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
  TourDecision,
  TshirtSize,
} from '../../../generated/types.ts';
import { formatDate } from '../../../lib/dates.ts';
import { keyOf } from '../../../lib/ids.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { type FilterName, rangeOf } from '../list/filters.ts';
import { sectionName } from '../list/SectionName.tsx';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

const { filter: texts } = listTexts;

/** A value of a filter with how many records have it; null while that is not known. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | null;
}

/** Names of sections and organisations by their keys in the address. */
export interface FilterNames {
  sections: ReadonlyMap<string, string>;
  organizations: ReadonlyMap<string, string>;
}

/** The names that the list's own counts hold. */
export const namesOf = ({ sections, organizations }: FilterPanel_FacetsFragment): FilterNames => ({
  sections: new Map(
    (sections ?? []).flatMap(({ section }) => (section ? [[keyOf(section.id), sectionName(section)] as const] : [])),
  ),
  organizations: new Map(
    organizations.flatMap(({ organization }) =>
      organization?.name ? [[keyOf(organization.id), organization.name] as const] : [],
    ),
  ),
});

/** A range of registration days in words. */
function rangeLabel(value: string): string {
  const { from, to } = rangeOf(value);
  if (from !== null && from === to) return formatDate(from);
  return [from && texts.range.since(formatDate(from)), to && texts.range.until(formatDate(to))]
    .filter(Boolean)
    .join(' ');
}

/** What stands for records that have no value. */
const noneOf: Partial<Record<FilterName, string>> = texts.none;

/** A value of a filter in words. */
export function filterLabel(name: FilterName, value: string, names: FilterNames): string {
  const none = noneOf[name];
  if (value === '' && none !== undefined) return none;
  switch (name) {
    case 'format':
    case 'confirmed':
      return registrationTexts.formats[value as ParticipationFormat];
    case 'status':
      return listTexts.statuses[value as ParticipationStatus];
    case 'files':
      return listTexts.files[value as RegistrationFileKind];
    case 'section':
      return names.sections.get(value) ?? texts.unknownSection(value);
    case 'org':
      return names.organizations.get(value) ?? texts.unknownOrganization;
    case 'thesis':
      return listTexts.theses[value as ThesisState];
    case 'created':
      return rangeLabel(value);
    case 'school':
      return listTexts.isSchool[value as 'YES' | 'NO'];
    case 'tour':
      return listTexts.tours[value as TourDecision];
    case 'tshirt':
      return value;
    case 'days':
    case 'day':
      return texts.day(value);
    case 'track':
      return texts.track(value);
    case 'slot':
      return texts.slot(value);
  }
}

/** A value as the removable filter names it, turned round by 'кроме'. */
export function chosenLabel(name: FilterName, value: string, isExcept: boolean, names: FilterNames): string {
  if (isExcept && name === 'slot' && value === '') return texts.hasSlot;
  const label = filterLabel(name, value, names);
  return isExcept ? texts.isExcept(label) : label;
}

/** No filter takes a format that the service does not know. */
const canBeChosen = ({ format }: { format: ParticipationFormat | null }): boolean => format !== 'UNRECOGNIZED';

/** Filters that are lists of choices; the others have their own input elements. */
export type ListedFilter = Exclude<FilterName, 'org' | 'created' | 'slot'>;

const theses: readonly ThesisState[] = ['MISSING', 'INCOMPLETE', 'COMPLETE', 'NOT_EXPECTED'];
const tours: readonly (TourDecision | null)[] = ['ATTENDING', 'DECLINED', null];
const sizes: readonly (TshirtSize | null)[] = ['S', 'M', 'L', 'XL', null];

/** Counts in the order in which people know the values, not by frequency. */
const inOrder = <T, Count>(values: readonly T[], counts: readonly Count[], keyFor: (count: Count) => T): Count[] =>
  [...counts].sort((a, b) => values.indexOf(keyFor(a)) - values.indexOf(keyFor(b)));

type NumberCounts = FilterPanel_FacetsFragment['talkDays'];

/** What each filter offers, with its counts; organisations are searched for by themselves. */
export function choicesOf(facets: FilterPanel_FacetsFragment): Record<ListedFilter, FilterChoice[]> {
  const names = namesOf(facets);
  const choice = (name: FilterName, value: string, count: number | null) => ({
    value,
    label: filterLabel(name, value, names),
    count,
  });
  const numbers = (name: FilterName, counts: NumberCounts) =>
    (counts ?? []).map(({ value, count }) => choice(name, String(value ?? ''), count));
  return {
    status: (facets.statuses ?? []).map(({ status, count }) => choice('status', status, count)),
    format: (facets.formats ?? []).filter(canBeChosen).map(({ format, count }) => choice('format', format, count)),
    confirmed: (facets.confirmedFormats ?? [])
      .filter(canBeChosen)
      .map(({ format, count }) => choice('confirmed', format ?? '', count)),
    section: (facets.sections ?? []).map(({ section, count }) =>
      choice('section', section ? keyOf(section.id) : '', count),
    ),
    files: (facets.files ?? []).map(({ kind, count }) => choice('files', kind, count)),
    thesis: inOrder(theses, facets.theses ?? [], ({ state }) => state).map(({ state, count }) =>
      choice('thesis', state, count),
    ),
    school: [choice('school', 'YES', facets.schoolCount), choice('school', 'NO', null)],
    tour: inOrder(tours, facets.tours ?? [], ({ decision }) => decision).map(({ decision, count }) =>
      choice('tour', decision ?? '', count),
    ),
    tshirt: inOrder(sizes, facets.tshirtSizes ?? [], ({ size }) => size).map(({ size, count }) =>
      choice('tshirt', size ?? '', count),
    ),
    days: numbers('days', facets.attendanceDays),
    day: numbers('day', facets.talkDays),
    track: numbers('track', facets.talkTracks),
  };
}
