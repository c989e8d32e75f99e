import type { FilterPanel_FacetsFragment } from '../scope/FilterPanel.generated.ts';
import { filterLabel, namesOf } from '../scope/filterLabels.ts';
import { type FilterName, filterNames, filterRules } from '../scope/filterRules.ts';
import type { Filters } from '../scope/filters.ts';

/** A value of a filter with its number of records; null while unknown. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | null;
}

export type FilterChoices = Readonly<Record<FilterName, readonly FilterChoice[]>>;

const russian = new Intl.Collator('ru', { numeric: true });
/** Records without a value come last. */
const byLabel = (one: FilterChoice, other: FilterChoice) =>
  Number(one.value === '') - Number(other.value === '') || russian.compare(one.label, other.label);

/**
 * What each filter offers, with its counts; one with its own input elements offers nothing here. The order is that in
 * which people know the values, or that of their names, never that of the counts: an option stays where it was.
 */
export function choicesOf(facets: FilterPanel_FacetsFragment, filters: Filters): FilterChoices {
  const names = namesOf(facets);
  const offer = (name: FilterName): FilterChoice[] => {
    const { allowed, counts } = filterRules[name];
    if (counts === undefined) return [];
    const counted = counts(facets);
    const uncounted = counted === null ? null : 0;
    const found = new Map((counted ?? []).map(({ value, count }) => [String(value ?? ''), count]));
    const choice = (value: string): FilterChoice => {
      const count = found.get(value);
      return { value, label: filterLabel(name, value, names), count: count === undefined ? uncounted : count };
    };
    // No filter takes an unknown format.
    if (!(allowed instanceof RegExp)) return allowed.map(choice);
    // The chosen ones can be taken away again, also where no record is left.
    return [...new Set([...found.keys(), ...filters[name].values])].map(choice).sort(byLabel);
  };
  return Object.fromEntries(filterNames.map((name) => [name, offer(name)])) as Record<FilterName, FilterChoice[]>;
}
