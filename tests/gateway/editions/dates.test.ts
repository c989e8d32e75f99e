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
  'Пленарное заседание 21 октября',
  'Школа 20–24 октября',
  'Секция 1.10. Детекторы',
  'Секция 3 Сенсоры',
  'Среда обитания и материалы',
  'К дню 12 апреля 1961 года',
])('a label or title may be «%s»', (label) => {
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
  ['day', 'Пленарное заседание 22 октября 2025 года'],
  ['day', 'Постерная сессия 2 сент.'],
])('a label of another %s is reported: «%s»', (_, label) => {
  expect(isOtherDay(label, date)).toBe(true);
});
