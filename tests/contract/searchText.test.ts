import { describe, expect, it } from 'vitest';
import { digitsOf, foldText, matchesWords, phonePart, searchWords } from '../../schema/searchText.ts';

const isFound = (text: string, search: string) => matchesWords(foldText(text), searchWords(search));

describe('LST-08 a text', () => {
  it.each([
    ['with an accent', 'Ива\u0301нов Пётр Ильич', 'Иванов'],
    ['with an umlaut', 'Müller-Lüdenscheidt Jean-François', 'Muller'],
    ['with two marks on a letter', 'Nguyễn Thị Ánh', 'Nguyen'],
    ['with a decomposed й', '\u0418\u0306одко Анна', 'Йодко'],
    ['with ё', 'Зайцев-Ёлкин Андрей', 'елкин'],
    ['with a capital dotted I', 'İpek Yılmaz', 'ipek'],
    ['with a typographic apostrophe', 'О’Коннор Мэри', "О'Коннор"],
    ['with other apostrophes', 'Mäkʼkinen Oʻconnor', 'makkinen o′connor'],
    ['with quotation marks', 'Объединение «Образец» „Юг“', 'объединение "образец" "юг"'],
    ['with a dash', 'Наука – дело', 'наука - дело'],
    ['with a hyphen that does not break', 'Иванова‑Петрова', 'иванова-петрова'],
    ['with soft hyphens', 'Ана\u00adлиз сиг\u00adна\u00adлов', 'анализ сигналов'],
    ['with zero-width characters', '\ufeffАна\u200bлиз\u2060 си\u200cгна\u200dлов', 'анализ сигналов'],
    ['with ligatures', 'Eﬃcient ﬁlms', 'efficient films'],
    ['with no-break spaces', 'Иванов\u00a0И.\u202fИ.', 'иванов и.'],
    ['with the sign of a number', 'Школа № 5', '№ 5'],
  ])('%s is found by its plain spelling, and the other way round', (_, text, search) => {
    expect(isFound(text, search)).toBe(true);
    expect(isFound(text.normalize('NFD'), search.normalize('NFC'))).toBe(true);
    expect(isFound(text.normalize('NFC'), text.normalize('NFD'))).toBe(true);
    expect(isFound(search, foldText(search))).toBe(true);
  });

  it.each([
    ['parts of words in any order', 'пет иван'],
    ['other cases and spaces', '  ИЛЬИЧ   пЁтР '],
    ['nothing', ''],
  ])('is found by %s', (_, search) => expect(isFound('Иванов Пётр Ильич', search)).toBe(true));

  it.each([
    ['a word that it lacks', 'Иванов Пётр', 'Иванов Павел'],
    ['и for й', 'Йодко Анна', 'Иодко'],
    ['й for и', 'Иодко Анна', 'Йодко'],
    ['the word for the sign of a number', 'Школа № 5', 'No'],
  ])('is not found by %s', (_, text, search) => {
    for (const form of ['NFC', 'NFD']) expect(isFound(text.normalize(form), search.normalize(form))).toBe(false);
  });
});

describe('a phone', () => {
  const digits = digitsOf('+7 (900) 123-45-67');

  it.each(['+79001234567', '89001234567', '9001234567', '8 (900) 123-45-67', '123–45–67', '4567'])(
    'is found by «%s»',
    (search) => expect(digits).toContain(phonePart(search)),
  );

  it.each(['567', 'primer4567', '2025 год'])('is not what «%s» is about', (search) => {
    expect(phonePart(search)).toBeNull();
  });

  it('is not found by another one', () => expect(digits).not.toContain(phonePart('90012345670')));
});
