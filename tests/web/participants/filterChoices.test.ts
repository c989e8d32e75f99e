import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../web/features/participants/filters/filterChoices.ts';
import { isFound, isOffered, openAtFirst, searched } from '../../../web/features/participants/filters/filterGroups.ts';
import type { FilterPanel_FacetsFragment } from '../../../web/features/participants/scope/FilterPanel.generated.ts';
import { type Filters, filterInput, noFilters, readFilter } from '../../../web/features/participants/scope/filters.ts';

const section = (key: string, name: string, count: number) => ({
  section: { id: `Section:${key}`, name, isListed: true },
  count,
});

/** Counts of a list, in the order of the service: the most frequent first. */
const facetsOf = (changes: Partial<FilterPanel_FacetsFragment> = {}): FilterPanel_FacetsFragment => ({
  requestedFormats: [],
  confirmedFormats: [],
  effectiveFormats: [{ value: 'POSTER', count: 9 }],
  status: [{ value: 'AWAITING_FORMAT', count: 3 }],
  effectiveSections: [section('2', 'Оптика', 5), { section: null, count: 4 }, section('1', 'Детекторы', 1)],
  organizations: [],
  files: [],
  thesis: [],
  schoolCount: 0,
  tours: [],
  tshirtSizes: [],
  attendanceDays: [],
  talkDays: [],
  talkTracks: [],
  talkSlots: [],
  placeClashCount: 2,
  possibleDoubleCount: 0,
  noTitleCount: 0,
  ...changes,
});
const labels = (choices: readonly { label: string; count: number | null }[]) =>
  choices.map(({ label, count }) => `${label.replaceAll('\u00a0', ' ')} ${count}`);
const empty = facetsOf({ effectiveFormats: [], status: [], effectiveSections: [], placeClashCount: 0 });

describe('LST-02 options of a filter', () => {
  it('come in one order, whatever their counts', () => {
    const choices = choicesOf(facetsOf(), noFilters);
    expect(labels(choices.status)).toEqual(['Подтвердил 0', 'Ждёт формата 3', 'Ждёт подтверждения 0']);
    expect(labels(choices.section)).toEqual(['Детекторы 1', 'Оптика 5', 'Без секции 4']);
    expect(labels(choices.effective).at(-1)).toMatch(/^Стендовый доклад 9$/);
  });

  it('stay where no record is left, and groups without any are left out', () => {
    const chosen = { ...noFilters, section: { values: ['2'], isExcept: false } };
    const choices = choicesOf({ ...empty, effectiveSections: [section('2', 'Оптика', 0)] }, chosen);
    expect(labels(choices.section)).toEqual(['Оптика 0']);
    expect(isFound('section', choices, '')).toBe(true);
    expect(isFound('section', choicesOf(empty, noFilters), '')).toBe(false);
    expect(isFound('status', choicesOf(empty, noFilters), '')).toBe(true);
  });

  it('are not offered where no record of the list has a value, except chosen ones', () => {
    const without = facetsOf({ tours: null, tshirtSizes: null, attendanceDays: null, talkDays: null, talkSlots: null });
    const names = ['tour', 'tshirt', 'days', 'day', 'slot', 'created', 'org'] as const;
    const offered = (facets: FilterPanel_FacetsFragment, filters: Filters = noFilters) =>
      names.filter((name) => isOffered(name, facets, filters[name]));
    expect(offered(facetsOf())).toEqual(names);
    expect(offered(without)).toEqual(['created', 'org']);
    const chosen = { ...noFilters, tour: { values: ['ATTENDING'], isExcept: false } };
    expect(offered(without, chosen)).toEqual(['tour', 'created', 'org']);
  });

  it('of a chosen filter have no counts where no record of the list has a value', () => {
    const chosen = { ...noFilters, tour: { values: [''], isExcept: false }, days: { values: ['2'], isExcept: false } };
    const { tour, days, thesis } = choicesOf(facetsOf({ tours: null, attendanceDays: null }), chosen);
    expect([...tour, ...days].map(({ count }) => count)).toEqual([null, null, null, null]);
    expect(thesis.map(({ count }) => count)).toEqual(thesis.map(() => 0));
  });

  it('are searched by name, a group with all its options', () => {
    const { status, section: sections } = choicesOf(facetsOf(), noFilters);
    expect(labels(searched('status', status, 'ждет ф'))).toEqual(['Ждёт формата 3']);
    expect(searched('section', sections, 'СЕКЦИЯ')).toHaveLength(3);
    expect(isFound('status', choicesOf(facetsOf(), noFilters), 'оптика')).toBe(false);
  });

  it('are unfolded at first where they narrow the list', () => {
    const filters = { ...noFilters, tour: { values: ['ATTENDING'], isExcept: false } };
    expect(openAtFirst(filters, ['status', 'tour', 'tshirt'])).toEqual(['status', 'tour']);
  });
});

describe('one filter of the address', () => {
  it('LST-02 holds everyone but listeners, and clashes', () => {
    const params = new URLSearchParams('effective-not=listener&clash=yes');
    const filters = { ...noFilters, effective: readFilter(params, 'effective'), clash: readFilter(params, 'clash') };
    expect(filterInput('', filters)).toMatchObject({
      effectiveFormat: { values: ['LISTENER'], exclude: true },
      hasPlaceClash: true,
    });
  });
});
