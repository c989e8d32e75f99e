export const NO_BREAK = '\u00a0';
const SHORT_WORD = /(?<=^|[\s\u00a0«(„])(\p{L}{1,2}) /gu;
/** After a sign or an abbreviation that must stay with the following word; between a number and its word: «9 октября». */
const BEFORE = /(?<=(?:№|§|(?<![\p{L}])(?:г|д|ул|стр)\.)) |(?<=\d) (?=\p{Ll})/gu;
const DASH = / (?=— )/g;
/** The hyphen of «e-mail» and of «152-ФЗ», whose first part is too short to end a line. */
const SHORT_PART = /\be-(?=mail)|(?<=\d)-(?=[А-Я])/g;
const RANGE = /(?<=\d)–(?=\d)/g;

/**
 * Prevents bad line breaks in a text from data, by the rules of Russian typography: a preposition and a number stay with the
 * next word, a dash with the previous one; a range of numbers and a word with a short first part stay in one piece.
 */
export function typeset(text: string): string {
  return text
    .replace(SHORT_WORD, `$1${NO_BREAK}`)
    .replace(BEFORE, NO_BREAK)
    .replace(DASH, NO_BREAK)
    .replace(SHORT_PART, '$&\u2060')
    .replace(RANGE, '\u2060–\u2060');
}
