import { digitsOf, foldText, searchWords } from '../../../schema/searchText.ts';
import type { Row } from '../rows.ts';

/** Fewer digits are more likely a number in a title than a part of a phone. */
const leastDigits = 4;
const partOfPhone = /^[+()\d-]+$/;
/** The last digits of a Russian phone: '8 900 …' and '+7 900 …' are the same. */
export const nationalDigits = 10;
/** 'И.' or 'И.И.'; 'И. И.' are two words. */
const initial = /^(?:\p{L}\.)+$/u;
/** '№10003' or '№ 10003': the number of a record. */
const recordNumber = /№\s?(\d+)(?!\S)/g;
const anyNumber = /№\s?(\d+)/g;

interface Term {
  words: string[];
  /** The digits of the words, if they may be a part of a phone. */
  digits: string | null;
  /** The letters of the words, if they are initials. */
  initials: string | null;
}

/** The first letters of a name's words, joined, so that neighbouring initials are a part of them. */
const initialsOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');

function toTerm(words: string[]): Term {
  if (words.every((word) => initial.test(word)))
    return { words, digits: null, initials: words.join('').replaceAll('.', '') };
  const digits = digitsOf(words.join(''));
  const isPhone = digits.length >= leastDigits && words.every((word) => partOfPhone.test(word));
  if (!isPhone) return { words, digits: null, initials: null };
  return { words, digits: /^[78]\d{10}$/.test(digits) ? digits.slice(-nationalDigits) : digits, initials: null };
}

/** Words of these kinds are joined: parts of a phone, which people write with spaces, and successive initials. */
const joined = [partOfPhone, initial];

function termsOf(words: readonly string[]): Term[] {
  const groups: { words: string[]; kind: RegExp | null }[] = [];
  for (const word of words) {
    const kind = joined.find((it) => it.test(word)) ?? null;
    const last = groups.at(-1);
    if (kind !== null && last?.kind === kind) last.words.push(word);
    else groups.push({ words: [word], kind });
  }
  return groups.map((group) => toTerm(group.words));
}

/** Whether a row has this number, or a text such as 'школа №5'. */
const hasNumber = ({ id, text, details }: Row, number: string): boolean =>
  (details !== null && id === Number(number)) || [...text.matchAll(anyNumber)].some(([, digits]) => digits === number);

/** Whether a row contains all words of a search; phone and number find only rows for moderators. */
export function createSearch(search: string | null | undefined): (row: Row) => boolean {
  const text = foldText(search ?? '');
  const numbers = [...text.matchAll(recordNumber)].map(([, digits = '']) => digits);
  const terms = termsOf(searchWords(text.replace(recordNumber, '')));
  return (row) =>
    numbers.every((number) => hasNumber(row, number)) &&
    terms.every(
      ({ words, digits, initials }) =>
        words.every((word) => row.text.includes(word)) ||
        (digits !== null && row.details?.phone.includes(digits)) ||
        (initials !== null && initialsOf(row.fullName).includes(initials)),
    );
}
