import { describe, expect, it } from 'vitest';
import { type ColumnName, sortRows } from '../../../../web/features/participants/model/columns.ts';
import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { rowOf } from '../recordData.ts';

const sorted = (changes: Partial<DeskRow>[], column: ColumnName, isDescending = false) =>
  sortRows(
    changes.map((change, index) => rowOf(String(index), change)),
    { column, isDescending },
  ).map(({ id }) => Number(id.split(':')[1]));

describe('order of the list', () => {
  it.each<[string, Partial<DeskRow>[], ColumnName, number[]]>([
    [
      'names by the Russian alphabet',
      [{ fullName: 'Яблоков' }, { fullName: 'Ёлкин' }, { fullName: 'Ежов' }],
      'name',
      [2, 1, 0],
    ],
    ['states by whose turn it is', [{ isConfirmed: true }, { confirmedFormat: 'POSTER' }, {}], 'state', [2, 1, 0]],
    [
      'places by their numbers',
      [
        { talkDay: 10, talkSlot: 1 },
        { talkDay: 2, talkSlot: 9 },
        { talkDay: 2, talkSlot: 3 },
      ],
      'place',
      [2, 1, 0],
    ],
    ['numbers by their value', [{ id: 'Registration:10' }, { id: 'Registration:9' }], 'id', [9, 10]],
    ['rows without a value come last', [{ title: null }, { title: 'Б' }, { title: 'А' }], 'title', [2, 1, 0]],
    ['equal values keep the order', [{}, {}, {}], 'created', [0, 1, 2]],
  ])('%s', (_, rows, column, order) => expect(sorted(rows, column)).toEqual(order));

  it('turns round, with rows without a value still last', () => {
    expect(sorted([{ title: 'А' }, { title: null }, { title: 'Б' }], 'title', true)).toEqual([2, 0, 1]);
  });

  it('keeps the order of the provider without a column', () => {
    const rows = [rowOf('2'), rowOf('1')];
    expect(sortRows(rows, null)).toBe(rows);
  });
});
