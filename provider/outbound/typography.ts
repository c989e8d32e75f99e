/** Puts a text in quotation marks; quotation marks within it become inner ones: «Доклад „О пучках“». */
export function quoted(text: string): string {
  const inner = text
    .trim()
    .replace(/"([^"]*)"/g, '„$1“')
    .replace(/“([^“”]*)”/g, '„$1“')
    .replaceAll('«', '„')
    .replaceAll('»', '“');
  return `«${inner}»`;
}

const SHORT_WORD = /(?<=^|[\s\u00a0«(„])(\p{L}{1,3}) /gu;

/** Ties short words to the next word and dashes to the previous one, so that no line ends with «и». */
export const tieShortWords = (text: string) => text.replace(SHORT_WORD, '$1\u00a0').replace(/ (?=[–—] )/g, '\u00a0');
