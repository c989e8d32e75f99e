import { describe, expect, it } from 'vitest';
import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import {
  chosenLabels,
  type FilterName,
  facetsOf,
  filterRows,
  type Narrowing,
  noFilters,
} from '../../../../web/features/participants/model/filters.ts';
import { deskFile, leanRow, rowOf } from '../recordData.ts';

const narrowing = (chosen: Partial<Record<FilterName, string[]>>, more: Partial<Narrowing> = {}): Narrowing => ({
  filters: { ...noFilters, ...chosen },
  matches: () => true,
  isAboutCancelled: false,
  ...more,
});

const rows: DeskRow[] = [
  rowOf('0', { tour: 'ATTENDING', tshirtSize: 'M', thesisPdf: deskFile('a.pdf') }),
  rowOf('1', { confirmedFormat: 'POSTER', confirmedSection: { id: 'Section:4', name: 'Детекторы', isListed: true } }),
  rowOf('2', {
    confirmedFormat: 'LISTENER',
    isConfirmed: true,
    organization: null,
    isSchool: true,
    requestedSection: null,
  }),
  rowOf('3', { isCancelled: true, tour: 'DECLINED' }),
];
const found = (view: Narrowing) => filterRows(rows, view).map((row) => rows.indexOf(row));
const counts = (name: FilterName, view: Narrowing, list = rows) =>
  facetsOf(list, view)
    .find((facet) => facet.name === name)
    ?.choices.map(({ value, count }) => `${value} ${count}`);

describe('filters', () => {
  it.each<[string, Partial<Record<FilterName, string[]>>, number[]]>([
    ['no filter shows all but the cancelled', {}, [0, 1, 2]],
    ['state', { state: ['AWAITING_PERSON'] }, [1]],
    ['cancelled rows only by their state', { state: ['CANCELLED', 'CONFIRMED'] }, [2, 3]],
    ['format in force', { format: ['SPEAKER'] }, [0]],
    ['section in force', { section: ['4'] }, [1]],
    ['without a section', { section: ['none'] }, [2]],
    ['one of two sections', { section: ['3', '4'] }, [0, 1]],
    ['organisation', { org: ['5'] }, [0, 1]],
    ['without an organisation', { org: ['none'] }, [2]],
    ['a file', { files: ['thesisPdf'] }, [0]],
    ['no files', { files: ['none'] }, [1, 2]],
    ['tour', { tour: ['ATTENDING'] }, [0]],
    ['T-shirt', { tshirt: ['M', 'none'] }, [0, 1, 2]],
    ['school', { school: ['YES'] }, [2]],
    ['two filters together', { org: ['5'], state: ['AWAITING_FORMAT'] }, [0]],
    ['a value that nobody has', { tshirt: ['XL'] }, []],
  ])('%s', (_, chosen, expected) => expect(found(narrowing(chosen))).toEqual(expected));

  it('search and question narrow too, and a question about cancelled rows shows them', () => {
    expect(found(narrowing({}, { matches: ({ tour }) => tour !== null }))).toEqual([0]);
    expect(found(narrowing({}, { matches: ({ isCancelled }) => isCancelled, isAboutCancelled: true }))).toEqual([3]);
  });

  it.each<[string, FilterName, Partial<Record<FilterName, string[]>>, string[]]>([
    [
      'states in their order, with the cancelled ones',
      'state',
      {},
      ['AWAITING_FORMAT 1', 'AWAITING_PERSON 1', 'CONFIRMED 1', 'CANCELLED 1'],
    ],
    ['sections by name, those without one last', 'section', {}, ['4 1', '3 1', 'none 1']],
    [
      'a filter does not count against itself',
      'state',
      { state: ['CONFIRMED'] },
      ['AWAITING_FORMAT 1', 'AWAITING_PERSON 1', 'CONFIRMED 1', 'CANCELLED 1'],
    ],
    ['another filter counts', 'state', { org: ['none'] }, ['CONFIRMED 1']],
    ['a chosen value stays at nought', 'section', { org: ['none'], section: ['4'] }, ['4 0', 'none 1']],
    ['cancelled rows count where the state names them', 'tour', { state: ['CANCELLED'] }, ['DECLINED 1']],
  ])('counts: %s', (_, name, chosen, expected) => expect(counts(name, narrowing(chosen))).toEqual(expected));

  it('counts the rows of a search', () => {
    expect(counts('format', narrowing({}, { matches: (row) => row === rows[1] }))).toEqual(['POSTER 1']);
  });

  it('LST-02 offers no filter for a field that every row lacks', () => {
    expect(facetsOf([leanRow('1')], narrowing({})).map(({ name }) => name)).toEqual([
      'state',
      'format',
      'section',
      'org',
    ]);
    expect(facetsOf(rows, narrowing({})).map(({ name }) => name)).toHaveLength(8);
  });

  it('names chosen values by the rows that have them', () => {
    expect(chosenLabels(rows, 'section', ['4', 'none', '77'])).toEqual(['Детекторы', 'Без\u00a0секции', '77']);
  });
});
