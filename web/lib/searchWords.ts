/** Compares search queries with texts. */

/** Cyrillic letters that look like Latin ones, for board codes. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

/**
 * Lower case, ё as е, Latin letters in codes such as C101, because people type them in any way; no soft hyphens, other
 * invisible characters and ligatures, which copied texts have.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/gu, ' ')
    .replace(/(?<!\p{L})[авекмнорстух](?=\d)/gu, (letter) => lookAlikes[letter] ?? letter);
}

/** The folded words of a query, without repeats; initials without a space are separate words. */
export function wordsOf(query: string): string[] {
  const words = foldText(query).split(/ |(?<=\p{L}\.)(?=\p{L})/u);
  return [...new Set(words.filter(Boolean))];
}
