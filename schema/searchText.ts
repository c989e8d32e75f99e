/**
 * How texts are compared in a search, the same in page and gateway. Texts are folded once with `foldText`, the search is
 * split into words with `searchWords`, and `matchesWords` says whether a folded text has each of them, in any order and as
 * part of a longer word. `phonePart` and `digitsOf` compare phones by their digits.
 */

import { invisibleCharacters } from './limits.ts';

/** Apostrophes of names such as О’Коннор, and quotation marks: people type any of them, or none. */
const quotes = /["'`´\p{Pi}\p{Pf}‚„ʹ-ʿˈˊˋ′-‷՚׳״＂＇]/gu;
const dashes = /[\p{Pd}−]/gu;
/** The letter й is и with a mark, but another letter to everybody. */
const shortI = /и(\p{M}*?)\u0306/gu;

/**
 * A text as searches compare it: lower case, ё as е, letters without accents and ligatures (й stays й), no apostrophes,
 * quotation marks and invisible characters, one kind of dash, single spaces.
 */
export const foldText = (text: string): string =>
  text
    .replace(quotes, '')
    .replace(invisibleCharacters, '')
    .toLowerCase()
    // The compatible form of № is the word No.
    .replace(/[^№]+/g, (part) => part.normalize('NFKD'))
    .replace(shortI, '$1й')
    .replace(/\p{M}+/gu, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The folded words of a search; none for an empty one. */
export const searchWords = (search: string | null | undefined): string[] =>
  foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');

/** Whether a folded text contains every word. */
export const matchesWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** The digits of a text, such as a phone. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Fewer digits are more likely a number in a title than a part of a phone. */
const fewestDigits = 4;

/**
 * The digits that the phone of a searched person contains, if the search can be a part of a phone, else null. The first
 * digit of a whole Russian phone does not count: 8 900 … and +7 900 … are the same.
 */
export function phonePart(search: string): string | null {
  if (!/^[\d\s()+.\p{Pd}]+$/u.test(search)) return null;
  const digits = digitsOf(search);
  if (digits.length < fewestDigits) return null;
  return /^[78]\d{10}$/.test(digits) ? digits.slice(1) : digits;
}
