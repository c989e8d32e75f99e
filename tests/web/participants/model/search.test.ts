import { describe, expect, it } from 'vitest';
import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { createSearch } from '../../../../web/features/participants/model/search.ts';
import { rowOf } from '../recordData.ts';

const row: Partial<DeskRow> = {
  fullName: 'Ёлкина-О’Коннор Анна Сергеевна',
  organization: { id: 'Organization:7', name: 'НИИ «Образец»' },
  title: 'Источники 2025 года',
  email: 'anna.elkina@example.org',
  phone: '+7 (921) 345-67-89',
};

describe('search', () => {
  it.each<[string, string, boolean]>([
    ['everything without words', '  ', true],
    ['part of a name', 'елкин', true],
    ['words in any order', 'анна ёлкина', true],
    ['another apostrophe', "О'Коннор", true],
    ['no apostrophe', 'оконнор', true],
    ['organisation without quotation marks', 'нии образец', true],
    ['title', 'источники', true],
    ['number in a title', '2025', true],
    ['e-mail', 'ANNA.ELKINA@', true],
    ['phone with a plus', '+79213456789', true],
    ['phone with an eight', '8 921 345 67 89', true],
    ['phone without the country', '(921) 345-67-89', true],
    ['part of a phone', '345-67', true],
    ['name and phone', 'елкина 921 345', true],
    ['another phone', '+79213456780', false],
    ['another name with the phone', 'иванова 921 345', false],
    ['one word of two', 'елкина мария', false],
  ])('finds by %s: %s', (_, search, isFound) => {
    expect(createSearch(search)(rowOf('1', row))).toBe(isFound);
  });

  it.each([
    ['Ива\u0301нов Пётр Ильич', 'Иванов'],
    ['Müller-Lüdenscheidt Jean-François', 'Muller'],
    ['Nguyễn Thị Ánh', 'Nguyen'],
    ['\u0418\u0306одко Анна', 'Йодко'],
  ])('finds %s by %s', (fullName, search) => {
    expect(createSearch(search)(rowOf('1', { fullName }))).toBe(true);
  });

  it('LST-02 finds a row that has nothing but a name', () => {
    const lean = rowOf('1', { fullName: 'Лужин', organization: null, title: null, email: null, phone: null });
    expect(createSearch('лужин')(lean)).toBe(true);
    expect(createSearch('89210000000')(lean)).toBe(false);
  });
});
