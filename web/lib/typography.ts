export const NO_BREAK = '\u00a0';
const SHORT_WORD = /(?<=^|[\s\u00a0«(„])(\p{L}{1,2}) /gu;
/** A sign or an abbreviation that means nothing without what follows. */
const BEFORE = /(?<=(?:№|§|(?<![\p{L}])(?:г|д|ул|стр)\.)) /gu;
const DASH = / (?=— )/g;
const RANGE = /(?<=\d)–(?=\d)/g;

/**
 * Sets a text that comes from data as Russian print does: a preposition stays with its word, a dash with the word
 * before it, and a range of numbers in one piece.
 */
export function typeset(text: string): string {
  return text
    .replace(SHORT_WORD, `$1${NO_BREAK}`)
    .replace(BEFORE, NO_BREAK)
    .replace(DASH, NO_BREAK)
    .replace(RANGE, '\u2060–\u2060');
}
