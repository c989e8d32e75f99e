/** How the page compares what a person looks for with a text. */

/** Cyrillic letters that look like Latin ones, in board codes. */
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

/** Small letters, е for ё, Latin letters in codes such as C101: people type them as they like. No letter moves. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/gu, ' ')
    .replace(/(?<!\p{L})[авекмнорстух](?=\d)/gu, (letter) => lookAlikes[letter] ?? letter);
}

/** The words of a query, folded, each once. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(' ').filter(Boolean))];
}
