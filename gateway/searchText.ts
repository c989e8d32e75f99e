/** A text as it is searched: small letters, ё as е, one space between words. */
export const searchText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** The words of a search; all of them must be found. */
export const searchWords = (search: string | null | undefined): string[] =>
  searchText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');

/** Whether all words stand in a prepared text. */
export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
