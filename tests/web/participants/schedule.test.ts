import { describe, expect, it } from 'vitest';
import { findContradiction } from '../../../web/features/participants/places/schedule.ts';

const otherDate = { text: expect.stringMatching(/^День 2.*22 октября/) as unknown };
const dates = ['2025-10-21', '2025-10-22', '2025-10-23', '2025-10-24'];

describe('the date of a talk in words beside its day', () => {
  it.each<[string, string | null, number | null, object | null]>([
    ['agrees', '22 октября, 12:00', 2, null],
    ['agrees without a day', '22 октября', null, null],
    ['agrees where it names no date', 'утром', 2, null],
    ['agrees where there are no words', null, 2, null],
    ['agrees in figures', '22.10, утром', 2, null],
    ['agrees with a time alone', 'в 12.30', 2, null],
    ['contradicts', 'чт, 23 окт., 12:00', 2, { ...otherDate, suggested: 'чт, 22 октября, 12:00' }],
    ['contradicts in figures', '23.10', 2, { ...otherDate, suggested: '22 октября' }],
    ['contradicts by its month', '22 мая', 2, { ...otherDate, suggested: '22 октября' }],
    ['has a day that the programme lacks', '22 октября', 7, { text: expect.stringMatching(/^Дня 7/), suggested: null }],
  ])('%s', (_, talkSchedule, talkDay, expected) => {
    expect(findContradiction({ talkSchedule, talkDay }, dates)).toEqual(expected);
  });

  it('says nothing without a programme', () => {
    expect(findContradiction({ talkSchedule: '22 октября', talkDay: 2 }, [])).toBeNull();
  });
});
