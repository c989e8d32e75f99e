/** The apostrophes of names such as О’Коннор; people type any of them, or none. */
const apostrophes = /['`´‘’ʹʼ′]/g;

/** Normalises a text for search: lower case, ё as е, no apostrophes, single spaces. */
export const searchText = (text: string): string =>
  text.normalize().toLowerCase().replaceAll('ё', 'е').replace(apostrophes, '').replace(/\s+/g, ' ').trim();

export const searchWords = (search: string | null | undefined): string[] =>
  searchText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');

export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
