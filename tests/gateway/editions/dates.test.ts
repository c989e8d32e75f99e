import { expect, it } from 'vitest';
import { isOtherDay } from '../../../gateway/editions/dates.ts';

// A Tuesday.
const date = '2025-10-21';

it.each([
  '21 окт. (вторник)',
  'Вторник, 21 октября',
  'вт, 21.10',
  '21 октября',
  'Первый день',
  '21 окт. — Молодёжная среда',
])('a label may be «%s»', (label) => {
  expect(isOtherDay(label, date)).toBe(false);
});

it.each([
  ['day', '22 окт. (вторник)'],
  ['day', 'Вторник, 22 октября'],
  ['day', '22.10 (вторник)'],
  ['month', '21 ноября'],
  ['month', '21.11'],
  ['weekday', 'Среда'],
  ['weekday', '21 окт. (ср)'],
  ['weekday', 'Первый день, среда'],
])('a label of another %s is reported: «%s»', (_, label) => {
  expect(isOtherDay(label, date)).toBe(true);
});
