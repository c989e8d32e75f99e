import { digitsOf, searchWords } from '../../lib/searchText.ts';
import type { Row } from '../rows.ts';

/** Fewer digits are a number in a title rather than a part of a phone. */
const leastDigits = 4;
const partOfPhone = /^[+()\d-]+$/;
/** '8 900 …' and '+7 900 …' are one Russian phone. */
const nationalDigits = 10;

interface Term {
  words: string[];
  /** The digits of the words, if they can be a part of a phone. */
  digits: string | null;
}

function toTerm(words: string[]): Term {
  const digits = digitsOf(words.join(''));
  if (digits.length < leastDigits || !words.every((word) => partOfPhone.test(word))) return { words, digits: null };
  return { words, digits: /^[78]\d{10}$/.test(digits) ? digits.slice(-nationalDigits) : digits };
}

/** Words of one phone, which people write with spaces, are one term. */
function termsOf(search: string | null | undefined): Term[] {
  const groups: string[][] = [];
  let phone: string[] | null = null;
  for (const word of searchWords(search)) {
    if (!partOfPhone.test(word)) groups.push([word]);
    else if (phone !== null) phone.push(word);
    else groups.push([word]);
    phone = partOfPhone.test(word) ? (groups.at(-1) ?? null) : null;
  }
  return groups.map(toTerm);
}

/** Whether a row has all words of a search; only rows for moderators hold a phone. */
export function createSearch(search: string | null | undefined): (row: Row) => boolean {
  const terms = termsOf(search);
  return ({ text, details }) =>
    terms.every(
      ({ words, digits }) =>
        words.every((word) => text.includes(word)) || (digits !== null && details?.phone.includes(digits)),
    );
}
