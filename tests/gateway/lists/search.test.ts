import { describe, expect, it } from 'vitest';
import type { Row } from '../../../gateway/lists/rows.ts';
import { createSearch } from '../../../gateway/lists/worker/search.ts';
import { foldText } from '../../../schema/searchText.ts';
import { moderatorRowOf } from '../../testkit/listCache.ts';

/** A moderators' row; without a phone, a visitors' one. */
const row = (id: number, fullName: string, organization = '', phone: string | null = '') =>
  ({
    id,
    fullName,
    text: foldText(`${fullName}\n${organization}`),
    details: phone === null ? null : { phone },
  }) as Row;

const finds = (search: string, given: Row) => createSearch(search)(given);

describe('LST-02 a moderators’ row', () => {
  const found = moderatorRowOf({
    user_descr: 'Ёлкин Пётр',
    organisation: 'Институт образцов',
    comments: 'Рост плёнок',
    email: 'primer@example.org',
    phone_number: '+79001234567',
  });

  it.each([
    ...[' ПЛЁНОК   елкин ', 'пленок', 'Ёлкин', 'институт', 'PRIMER@example'],
    ...['+79001234567', '9001234567', '89001234567', '+7 (900) 123-45-67', '1234567', '4567'],
  ])('is found by «%s»', (search) => expect(finds(search, found)).toBe(true));

  it.each(['плёнок Иванов', 'primer@example.org 90012345670', '567'])('is not found by «%s»', (search) => {
    expect(finds(search, found)).toBe(false);
  });
});

describe('initials', () => {
  const ivan = row(1, 'Двойной Иван Игоревич');
  it.each(['Двойной И. И.', 'двойной и.и.', 'И. И. Двойной', 'Двойной И.'])('%s finds the full name', (search) => {
    expect(finds(search, ivan)).toBe(true);
  });

  it.each(['Двойной И. П.', 'Двойной В. И.', 'Иванов И. И.'])('%s finds no other name', (search) => {
    expect(finds(search, ivan)).toBe(false);
  });

  it('are found in other texts literally', () => {
    expect(finds('им. А. Ф. Иоффе', row(1, 'Петров Пётр', 'ФТИ им. А. Ф. Иоффе'))).toBe(true);
  });
});

describe('apostrophes', () => {
  it.each(["О'Коннор", 'О’Коннор', 'О`Коннор', 'Оʼконнор', 'оконнор'])('%s finds each spelling', (search) => {
    for (const name of ["О'Коннор Шон", 'О’Коннор Шон', 'О´Коннор Шон']) expect(finds(search, row(1, name))).toBe(true);
  });
});

describe('the number of a record', () => {
  it.each(['№10003', '№ 10003', 'Иванов №10003'])('%s finds only this record', (search) => {
    expect(finds(search, row(10003, 'Иванов Пётр'))).toBe(true);
    expect(finds(search, row(110003, 'Иванов Пётр', '', '79001000300'))).toBe(false);
  });

  it('finds nothing for visitors, and texts with the number for everybody', () => {
    expect(finds('№10003', row(10003, 'Иванов Пётр', '', null))).toBe(false);
    expect(finds('школа №5', row(1, 'Иванов Пётр', 'Школа № 5', null))).toBe(true);
    expect(finds('школа №5', row(1, 'Иванов Пётр', 'Школа № 57', null))).toBe(false);
  });
});
