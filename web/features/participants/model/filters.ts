/** The table of the list's filters, and which rows a view shows. */
import { deskListTexts as texts } from '#texts/deskList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { keyOf } from '../../../lib/ids.ts';
import { filesOf, sectionName } from './columns.ts';
import type { DeskRow } from './deskStore.ts';
import { formatOf, sectionOf, stateOf } from './rowFacts.ts';

export type FilterName = keyof typeof texts.filter.names;
export type Filters = Readonly<Record<FilterName, readonly string[]>>;

/** The value of a filter for rows without one. */
export const NONE = 'none';

interface FilterValue {
  value: string;
  label: string;
}

interface DeskFilter {
  /** What the row has; rows without a value have `none`. */
  valuesOf: (row: DeskRow) => readonly FilterValue[];
  /** Values in this order; the others by their names. */
  order?: readonly string[];
  /** A filter that no row has a value for is not offered. */
  hasValue?: (row: DeskRow) => boolean;
}

const none = (name: FilterName): FilterValue => ({ value: NONE, label: texts.filter.none[name] });

/** A filter by codes, in the order of their names. */
const byCode = <Code extends string>(
  names: Readonly<Record<Code, string>>,
  codesOf: (row: DeskRow) => readonly (Code | null)[],
): DeskFilter => ({
  valuesOf: (row) => codesOf(row).flatMap((value) => (value === null ? [] : [{ value, label: names[value] }])),
  order: Object.keys(names),
});

/** A filter by a record that the row names. */
const byRecord = <Named extends { id: string }>(
  recordOf: (row: DeskRow) => Named | null,
  nameOf: (record: Named) => string,
): DeskFilter => ({
  valuesOf(row) {
    const record = recordOf(row);
    return record === null ? [] : [{ value: keyOf(record.id), label: nameOf(record) }];
  },
});

const filters: Record<FilterName, DeskFilter> = {
  state: byCode(texts.states, (row) => [stateOf(row)]),
  format: byCode(registrationTexts.formats, (row) => [formatOf(row)]),
  section: byRecord(sectionOf, sectionName),
  org: byRecord(
    ({ organization }) => organization,
    ({ name }) => name ?? texts.noOrganization,
  ),
  files: byCode(texts.files, (row) => filesOf(row).map(({ kind }) => kind)),
  tour: byCode(texts.tours, ({ tour }) => [tour]),
  tshirt: byCode(registrationTexts.tshirtSizes, ({ tshirtSize }) => [tshirtSize]),
  school: {
    ...byCode(texts.school, ({ isSchool }) => [isSchool ? 'YES' : 'NO']),
    hasValue: ({ isSchool }) => isSchool,
  },
};

export const filterNames = Object.keys(texts.filter.names) as FilterName[];

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as Filters;

const valuesOf = (name: FilterName, row: DeskRow): readonly FilterValue[] => {
  const values = filters[name].valuesOf(row);
  return values.length === 0 ? [none(name)] : values;
};

/** The filters with chosen values. */
export const chosenFilters = (chosen: Filters): FilterName[] => filterNames.filter((name) => chosen[name].length > 0);

/** What narrows the list. */
export interface Narrowing {
  filters: Filters;
  /** Search and question. */
  matches: (row: DeskRow) => boolean;
  /** Whether the question is about cancelled rows, which else show only when the filter of states names them. */
  isAboutCancelled: boolean;
}

const admits = (name: FilterName, chosen: Filters, row: DeskRow): boolean =>
  chosen[name].length === 0 || valuesOf(name, row).some(({ value }) => chosen[name].includes(value));

const isHidden = (row: DeskRow, { filters: chosen, isAboutCancelled }: Narrowing): boolean =>
  row.isCancelled && !isAboutCancelled && !chosen.state.includes('CANCELLED');

/** The rows that match search, question and every filter. */
export const filterRows = (rows: readonly DeskRow[], narrowing: Narrowing): readonly DeskRow[] => {
  const active = chosenFilters(narrowing.filters);
  return rows.filter(
    (row) =>
      !isHidden(row, narrowing) &&
      active.every((name) => admits(name, narrowing.filters, row)) &&
      narrowing.matches(row),
  );
};

/** A value of a filter with the number of rows that it would show. */
export interface FilterChoice extends FilterValue {
  count: number;
}

/** A filter with its values. */
export interface FilterFacet {
  name: FilterName;
  choices: readonly FilterChoice[];
}

const collator = new Intl.Collator('ru');

/** Values in the order of the table, then by name; those without a value last. */
function sortChoices(name: FilterName, choices: readonly FilterChoice[]): FilterChoice[] {
  const order = filters[name].order ?? [];
  const rank = ({ value }: FilterChoice) =>
    value === NONE ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length;
  return [...choices].sort((one, other) => rank(one) - rank(other) || collator.compare(one.label, other.label));
}

/**
 * The filters that some row has a value for, with counts over the rows that match search, question and the other filters. A
 * value without such rows is missing unless it is chosen.
 */
export function facetsOf(rows: readonly DeskRow[], narrowing: Narrowing): FilterFacet[] {
  const { filters: chosen, matches } = narrowing;
  const offered = filterNames.filter((name) => {
    const { hasValue } = filters[name];
    return rows.some((row) => (hasValue ? hasValue(row) : filters[name].valuesOf(row).length > 0));
  });
  const counts = new Map(offered.map((name) => [name, new Map<string, FilterChoice>()]));
  for (const row of rows) {
    const refusing = chosenFilters(chosen).filter((name) => !admits(name, chosen, row));
    const isFound = refusing.length < 2 && matches(row);
    for (const name of offered) {
      // Of the states, cancelled is a value like the others: its filter is the way to the hidden rows.
      const isCounted =
        isFound && refusing.every((other) => other === name) && (name === 'state' || !isHidden(row, narrowing));
      for (const { value, label } of valuesOf(name, row)) {
        if (!isCounted && !chosen[name].includes(value)) continue;
        const choice = counts.get(name)?.get(value) ?? { value, label, count: 0 };
        counts.get(name)?.set(value, { ...choice, count: choice.count + Number(isCounted) });
      }
    }
  }
  return offered.map((name) => ({ name, choices: sortChoices(name, [...(counts.get(name)?.values() ?? [])]) }));
}

/** The words of a filter's chosen values, by the rows that have them; a value that no row has stays as it is. */
export function chosenLabels(rows: readonly DeskRow[], name: FilterName, values: readonly string[]): string[] {
  return values.map((wanted) => {
    if (wanted === NONE) return none(name).label;
    for (const row of rows) {
      const known = filters[name].valuesOf(row).find(({ value }) => value === wanted);
      if (known) return known.label;
    }
    return wanted;
  });
}
