import { keyOf } from '../../../lib/ids.ts';
import { filterLabel, namesOf } from '../scope/filterLabels.ts';
import { type FilterName, type Filters, filterValues } from '../scope/filters.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

/** A value of a filter with how many records have it; null while that is not known. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | null;
}

/** Filters that are lists of choices; the others have their own input elements. */
export type ListedFilter = Exclude<FilterName, 'org' | 'created' | 'slot'>;

type FoundCounts = readonly { value: string | number | null; count: number }[] | null;

const russian = new Intl.Collator('ru', { numeric: true });
/** Records without a value come last. */
const byLabel = (one: FilterChoice, other: FilterChoice) =>
  Number(one.value === '') - Number(other.value === '') || russian.compare(one.label, other.label);

/**
 * What each filter offers, with its counts; organisations are searched for by themselves. The order is that in which
 * people know the values, or that of their names, never that of the counts: an option stays where it was.
 */
export function choicesOf(facets: FilterPanel_FacetsFragment, filters: Filters): Record<ListedFilter, FilterChoice[]> {
  const names = namesOf(facets);
  const choice = (name: ListedFilter, value: string, counts: FoundCounts): FilterChoice => ({
    value,
    label: filterLabel(name, value, names),
    count: counts?.find((it) => String(it.value ?? '') === value)?.count ?? 0,
  });
  // The chosen ones can be taken away again, also where no record is left.
  const found = (name: ListedFilter, counts: FoundCounts) => {
    const values = new Set([...(counts ?? []).map(({ value }) => String(value ?? '')), ...filters[name].values]);
    return [...values].map((value) => choice(name, value, counts)).sort(byLabel);
  };
  // No filter takes an unknown format.
  const known = (name: keyof typeof filterValues, counts: FoundCounts) =>
    filterValues[name].map((value) => choice(name, value, counts));
  const sections = facets.effectiveSections?.map(({ section, count }) => ({
    value: section && keyOf(section.id),
    count,
  }));
  return {
    status: known('status', facets.statuses),
    effective: known('effective', facets.effectiveFormats),
    format: known('format', facets.requestedFormats),
    confirmed: known('confirmed', facets.confirmedFormats),
    section: found('section', sections ?? null),
    files: known('files', facets.files),
    thesis: known('thesis', facets.theses),
    untitled: [{ value: 'YES', label: filterLabel('untitled', 'YES'), count: facets.noTitleCount }],
    double: [{ value: 'YES', label: filterLabel('double', 'YES'), count: facets.possibleDoubleCount }],
    school: [
      { value: 'YES', label: filterLabel('school', 'YES'), count: facets.schoolCount },
      { value: 'NO', label: filterLabel('school', 'NO'), count: null },
    ],
    tour: known('tour', facets.tours),
    tshirt: known('tshirt', facets.tshirtSizes),
    days: found('days', facets.attendanceDays),
    day: found('day', facets.talkDays),
    track: found('track', facets.talkTracks),
    clash: [{ value: 'YES', label: filterLabel('clash', 'YES'), count: facets.placeClashCount }],
  };
}
