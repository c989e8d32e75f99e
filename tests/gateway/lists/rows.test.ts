import { expect, it } from 'vitest';
import { dayBits, longestForum } from '../../../gateway/lists/rows.ts';
import { moderatorRowOf } from '../../testkit/listCache.ts';

it('sets a bit for each day of a forum, including the last one, and none for other days', () => {
  expect(dayBits([1, 3])).toBe(0b101);
  expect(dayBits([longestForum])).toBe(2 ** (longestForum - 1));
  expect(dayBits([0, longestForum + 1])).toBe(0);
});

it.each([
  ['the school has none of the', 'SCHOOL', { isSchool: true, tour: null, tshirtSize: null }],
  ['a talk has its', 'Доклад', { isSchool: false, tour: 'DECLINED', tshirtSize: 'S' }],
])('R17 the row of a registration for %s answers that the provider sends', (_, comments, answers) => {
  const record = { type: 1, comments, section_choice_id: 36, need_tour: 1, tshort_size: 1 };
  expect(moderatorRowOf(record).details).toMatchObject(answers);
});
