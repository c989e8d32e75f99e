/** The search of the list: name, organisation, title and e-mail by words, the phone in any spelling. */
import { digitsOf, foldText, matchesWords, searchWords } from '../../../../schema/searchText.ts';
import type { DeskRow } from './deskStore.ts';

const partOfPhone = /^[\d+().-]+$/;
/** Fewer digits are a part of a word, as in «школа 5». */
const LEAST_DIGITS = 4;

/** Folding costs more than comparing; a row that changes is another object. */
const folded = new WeakMap<DeskRow, string>();

function foldedText(row: DeskRow): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = foldText([row.fullName, row.organization?.name, row.title, row.email].filter(Boolean).join('\n'));
  folded.set(row, text);
  return text;
}

/** The digits of a phone without the country's 8 or 7, which people write or leave out. */
const nationalDigits = (digits: string): string =>
  digits.length > LEAST_DIGITS ? digits.replace(/^[78]/, '') : digits;

/** Makes the test whether a row has all words of a search; parts of a phone are one word. */
export function createSearch(search: string): (row: DeskRow) => boolean {
  const all = searchWords(search);
  if (all.length === 0) return () => true;
  const digits = digitsOf(all.filter((word) => partOfPhone.test(word)).join(''));
  const isPhone = digits.length >= LEAST_DIGITS;
  const words = isPhone ? all.filter((word) => !partOfPhone.test(word)) : all;
  const wanted = [digits, nationalDigits(digits)];
  return (row) => {
    const text = foldedText(row);
    if (!matchesWords(text, words)) return false;
    if (!isPhone) return true;
    const phone = digitsOf(row.phone ?? '');
    return wanted.some((part) => phone.includes(part)) || matchesWords(text, all);
  };
}
