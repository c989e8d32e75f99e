import { describe, expect, it } from 'vitest';
import { fileSize } from '#texts/fileSize.ts';
import { formatDate, formatDateTime, formatDay, formatDayRange, parseDate } from '../../../web/lib/dates.ts';
import { fieldErrors } from '../../../web/lib/userErrors.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2009', ' ').replaceAll('\u2060', '');

it.each([
  [0, '0 КБ'],
  [1, '1 КБ'],
  [1536, '2 КБ'],
  [1_572_864, '1,5 МБ'],
])('FIL-02 shows %i bytes as %s', (bytes, text) => {
  expect(plain(fileSize(bytes))).toBe(text);
});

describe('dates', () => {
  it('LST-12 shows days as dd.mm.yyyy and instants as dd.mm.yyyy hh:mm in Moscow time, whatever the zone here', () => {
    expect(formatDate('2000-01-01')).toBe('01.01.2000');
    expect(formatDateTime('2025-09-15T09:04:00Z')).toBe('15.09.2025 12:04');
    expect(formatDateTime('2025-10-01T21:30:00Z')).toBe('02.10.2025 00:30');
  });

  it('shows days in words in Moscow time', () => {
    expect(plain(formatDay('2025-10-01T20:59:59.999Z'))).toBe('1 октября 2025');
    expect(plain(formatDayRange('2025-10-21', '2025-10-25'))).toBe('21–25 октября 2025');
  });

  it.each([
    ['07.03.1990', '1990-03-07'],
    ['7.3.1990', '1990-03-07'],
    ['7 3 1990', '1990-03-07'],
    ['07-03-1990', '1990-03-07'],
    ['1.2.1990', '1990-02-01'],
    ['01021990', '1990-02-01'],
    [' 07031990 ', '1990-03-07'],
    ['31021990', null],
    ['1021990', null],
    ['31.02.1990', null],
    ['04/13/1990', null],
    ['завтра', null],
    ['03/07/1990', null],
    ['', null],
  ])('ACC-09 CAB-01 reads a typed %s as %s', (typed, day) => {
    expect(parseDate(typed)).toBe(day);
  });
});

describe('fieldErrors', () => {
  it('puts messages on their fields by path and name, joins two of one field, and keeps the rest', () => {
    const errors = [
      { code: 'TAKEN', field: ['email'], message: 'Занят.' },
      { code: 'INVALID', field: ['link', 'values'], message: 'Устарела.' },
      { code: 'INVALID', field: ['email'], message: 'Длинный.' },
      { code: 'INVALID', field: null, message: 'Отказано.' },
    ];
    expect(fieldErrors(errors, { 'link.values': 'link' })).toEqual({
      fields: { email: 'Занят. Длинный.', link: 'Устарела.' },
      rest: ['Отказано.'],
    });
  });
});
