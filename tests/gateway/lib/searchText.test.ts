import { expect, it } from 'vitest';
import { hasWords, searchText, searchWords } from '../../../gateway/lib/searchText.ts';

it('composed and decomposed letters find each other', () => {
  const composed = 'Андрей Зайцев-Ёлкин';
  const decomposed = composed.normalize('NFD');
  expect(decomposed).not.toBe(composed);
  for (const text of [composed, decomposed]) {
    for (const search of [composed, decomposed, 'елкин'])
      expect(hasWords(searchText(text), searchWords(search))).toBe(true);
  }
});
