import { describe, expect, it } from 'vitest';
import { quoted, tieShortWords } from '../../provider/outbound/typography.ts';

describe('quoted', () => {
  it.each([
    ['О пучках', '«О пучках»'],
    ['Рассеяние «умных» полимеров', '«Рассеяние „умных“ полимеров»'],
    ['Рассеяние "умных" полимеров', '«Рассеяние „умных“ полимеров»'],
    ['Рассеяние “умных” полимеров', '«Рассеяние „умных“ полимеров»'],
    ['Рассеяние „умных“ полимеров', '«Рассеяние „умных“ полимеров»'],
    ['Детектор 5" и плёнки', '«Детектор 5" и плёнки»'],
  ])('puts %s in quotation marks', (text, expected) => expect(quoted(text)).toBe(expected));
});

describe('tied', () => {
  it('keeps short words with the next one, and a dash with the one before', () => {
    expect(tieShortWords('нейтронов и электронов в поле — пример')).toBe(
      'нейтронов и\u00a0электронов в\u00a0поле\u00a0— пример',
    );
  });
});
