import { expect, it } from 'vitest';
import { bindShortWords } from '../../../web/lib/typography.ts';

it.each([
  ['Форум с использованием излучения', 'Форум с\u00a0использованием излучения'],
  ['и в доме', 'и\u00a0в\u00a0доме'],
  ['Доклад «О пучках»', 'Доклад «О\u00a0пучках»'],
  ['21 октября — очно', '21 октября — очно'],
  ['слово и', 'слово и'],
  ['', ''],
])('keeps the short words of «%s» with what follows', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound);
});
