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

it('finds a text with typographic marks by those of a keyboard, and the other way round', () => {
  const marked = 'Объединение «Образец» „Юг“ – О’Коннор';
  const typed = 'объединение "образец" "юг" - о\'коннор';
  expect(hasWords(searchText(marked), searchWords(typed))).toBe(true);
  expect(hasWords(searchText(typed), searchWords(marked))).toBe(true);
});

it.each([
  ['soft hyphens', 'Ана\u00adлиз сиг\u00adна\u00adлов', 'анализ сигналов'],
  ['zero-width characters', '\ufeffАна\u200bлиз\u2060 си\u200cгна\u200dлов', 'анализ сигналов'],
  ['ligatures', 'Eﬃcient ﬁlms', 'efficient films'],
])('finds a text with %s by its plain words, and the other way round', (_, copied, typed) => {
  expect(hasWords(searchText(copied), searchWords(typed))).toBe(true);
  expect(hasWords(searchText(typed), searchWords(copied))).toBe(true);
});

it('keeps the sign of a number, which is not a word', () => {
  expect(searchText('Школа № 5')).toBe('школа № 5');
});
