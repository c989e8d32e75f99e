/** Which groups of filters the drawer shows, and what a search among them leaves. */
import { listTexts } from '#texts/participantList.ts';
import { type FilterName, filterRules, isSet } from '../scope/filterRules.ts';
import type { Filters } from '../scope/filters.ts';
import type { FilterChoice, FilterChoices } from './filterChoices.ts';

const { names } = listTexts.filter;

/** Unfolded when the drawer opens, as are those that narrow the list. */
const firstOpen: readonly FilterName[] = ['effective', 'status', 'section', 'org'];

export const openAtFirst = (filters: Filters, all: readonly FilterName[]): FilterName[] =>
  all.filter((name) => firstOpen.includes(name) || isSet(filters[name]));

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').trim();
const has = (text: string, search: string) => folded(text).includes(folded(search));

/** The choices of a group that a search leaves; all of them if it names the group. */
export const searched = (
  name: FilterName,
  choices: readonly FilterChoice[],
  search: string,
): readonly FilterChoice[] => (has(names[name], search) ? choices : choices.filter(({ label }) => has(label, search)));

/** Whether a group is shown: it has a choice that the search leaves, or its own input elements and the searched name. */
export const isFound = (name: FilterName, choices: FilterChoices, search: string): boolean =>
  filterRules[name].counts === undefined ? has(names[name], search) : searched(name, choices[name], search).length > 0;
