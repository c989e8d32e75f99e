import { expect, it } from 'vitest';
import { dayBits, longestForum } from '../../../gateway/lists/rows.ts';

it('sets a bit for each day of a forum, including the last one, and none for other days', () => {
  expect(dayBits([1, 3])).toBe(0b101);
  expect(dayBits([longestForum])).toBe(2 ** (longestForum - 1));
  expect(dayBits([0, longestForum + 1])).toBe(0);
});
