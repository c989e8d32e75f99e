/** Folds texts for search, so that people may leave out accents, apostrophes and the kind of dash. */

/** Apostrophes of names such as О’Коннор, and quotation marks. */
const quotes = /['`´‘’ʹʼ′"«»„“”]/g;
const dashes = /[‐‑‒–—]/g;

/** A text without what a search does not compare: case, accents, apostrophes, invisible characters, kinds of dash. */
export const foldText = (text: string): string =>
  text
    .replace(quotes, '')
    // The compatible form of № is the word No.
    .replace(/[^№]+/g, (part) => part.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The folded words of a search. */
export const searchWords = (search: string | null | undefined): string[] =>
  foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');

/** Whether a folded text contains all words, in any order. */
export const matchesWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
