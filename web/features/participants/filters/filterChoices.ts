import { keyOf } from '../../../lib/ids.ts';
import { type FilterNames, filterLabel } from '../scope/filterLabels.ts';
import { type FilterName, filterValues } from '../scope/filters.ts';
import { sectionName } from '../scope/SectionName.tsx';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

/** A value of a filter with how many records have it; null while that is not known. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | null;
}

/** The names that the list's own counts hold. */
export const namesOf = ({ effectiveSections: sections, organizations }: FilterPanel_FacetsFragment): FilterNames => ({
  sections: new Map(
    (sections ?? []).flatMap(({ section }) => (section ? [[keyOf(section.id), sectionName(section)] as const] : [])),
  ),
  organizations: new Map(
    organizations.flatMap(({ organization }) =>
      organization?.name ? [[keyOf(organization.id), organization.name] as const] : [],
    ),
  ),
});

/** Filters that are lists of choices; the others have their own input elements. */
export type ListedFilter = Exclude<FilterName, 'org' | 'created' | 'slot'>;

/** What each filter offers, with its counts; organisations are searched for by themselves. */
export function choicesOf(facets: FilterPanel_FacetsFragment): Record<ListedFilter, FilterChoice[]> {
  const names = namesOf(facets);
  const choices = (name: ListedFilter, counts: readonly { value: string | number | null; count: number }[] | null) =>
    (counts ?? []).map(({ value, count }) => {
      const text = String(value ?? '');
      return { value: text, label: filterLabel(name, text, names), count };
    });
  // In the order in which people know the values, not by frequency; no filter takes an unknown format.
  const known = (name: keyof typeof filterValues, counts: Parameters<typeof choices>[1]) => {
    const found = choices(name, counts);
    return filterValues[name].flatMap((value) => found.find((choice) => choice.value === value) ?? []);
  };
  const sections = facets.effectiveSections?.map(({ section, count }) => ({
    value: section && keyOf(section.id),
    count,
  }));
  return {
    status: known('status', facets.statuses),
    format: known('format', facets.requestedFormats),
    confirmed: known('confirmed', facets.confirmedFormats),
    section: choices('section', sections ?? null),
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
    days: choices('days', facets.attendanceDays),
    day: choices('day', facets.talkDays),
    track: choices('track', facets.talkTracks),
  };
}
