import { describe, expect, it } from 'vitest';
import { findContradiction } from '../../../web/features/participants/places/schedule.ts';

const dates = ['2025-10-21', '2025-10-22', '2025-10-23', '2025-10-24'];

describe('the date of a talk in words beside its day', () => {
  it.each<[string, string, number | '', ReturnType<typeof findContradiction>]>([
    ['agrees', '22 октября, 12:00', 2, null],
    ['agrees without a day', '22 октября', '', null],
    ['agrees where it names no date', 'утром', 2, null],
    ['agrees in figures', '22.10, утром', 2, null],
    ['agrees with a time alone', 'в 12.30', 2, null],
    [
      'contradicts',
      'чт, 23 окт., 12:00',
      2,
      { kind: 'otherDate', date: '22 октября', suggested: 'чт, 22 октября, 12:00' },
    ],
    ['contradicts in figures', '23.10', 2, { kind: 'otherDate', date: '22 октября', suggested: '22 октября' }],
    ['contradicts by its month', '22 мая', 2, { kind: 'otherDate', date: '22 октября', suggested: '22 октября' }],
    ['has a day that the programme lacks', '22 октября', 7, { kind: 'noDay', days: 4 }],
  ])('%s', (_, schedule, day, expected) => {
    expect(findContradiction(schedule, day, dates)).toEqual(expected);
  });

  it('says nothing without a programme', () => {
    expect(findContradiction('22 октября', 2, [])).toBeNull();
  });
});
