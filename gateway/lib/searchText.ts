import { invisibleCharacters } from '../../schema/limits.ts';

/** The apostrophes of names such as О’Коннор, and quotation marks; people type any of them, or none. */
const quotes = /['`´‘’ʹʼ′"«»„“”]/g;
const dashes = /[‐‑‒–—]/g;

/**
 * Normalises a text for search: lower case, ё as е, no apostrophes, quotation marks and invisible characters, one kind of
 * dash, single spaces, letters for ligatures. Word and PDF put soft hyphens and ligatures into copied texts.
 */
export const searchText = (text: string): string =>
  text
    .replace(quotes, '')
    .replace(invisibleCharacters, '')
    // The compatible form of № is the word No.
    .replace(/[^№]+/g, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();

export const searchWords = (search: string | null | undefined): string[] =>
  searchText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');

export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
