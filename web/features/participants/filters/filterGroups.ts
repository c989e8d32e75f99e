/** Which groups of filters the drawer shows, and which of them a search finds. */
import { listTexts } from '#texts/participantList.ts';
import type { FilterPanel_FacetsFragment } from '../scope/FilterPanel.generated.ts';
import { type Filter, type FilterName, filterRules, isSet } from '../scope/filterRules.ts';
import type { Filters } from '../scope/filters.ts';
import type { FilterChoice, FilterChoices } from './filterChoices.ts';

const { names } = listTexts.filter;

/** Unfolded when the drawer opens, as are active filters. */
const firstOpen: readonly FilterName[] = ['effective', 'status', 'section', 'org'];

export const openAtFirst = (filters: Filters, all: readonly FilterName[]): FilterName[] =>
  all.filter((name) => firstOpen.includes(name) || isSet(filters[name]));

/** Whether a filter is offered: not where no record of the list has a value, unless it is set and may be cleared. */
export const isOffered = (name: FilterName, facets: FilterPanel_FacetsFragment, filter: Filter): boolean =>
  isSet(filter) || (name === 'slot' ? facets.talkSlots : filterRules[name].counts?.(facets)) !== null;

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').trim();
const has = (text: string, search: string) => folded(text).includes(folded(search));

/** The choices of a group that a search finds; all of them if it finds the name of the group. */
export const searched = (
  name: FilterName,
  choices: readonly FilterChoice[],
  search: string,
): readonly FilterChoice[] => (has(names[name], search) ? choices : choices.filter(({ label }) => has(label, search)));

/** Whether a group is shown: the search finds a choice of it, or the name of a group with its own controls. */
export const isFound = (name: FilterName, choices: FilterChoices, search: string): boolean =>
  filterRules[name].counts === undefined ? has(names[name], search) : searched(name, choices[name], search).length > 0;
