const SHORT = 2;
const NO_BREAK = '\u00a0';

/** Keeps prepositions with the word they belong to, in texts that come from data: no line ends with «с». */
export function bindShortWords(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      if (index === words.length - 1) return word;
      const letters = word.replace(/[^\p{L}]/gu, '');
      return word + (letters !== '' && letters.length <= SHORT ? NO_BREAK : ' ');
    })
    .join('');
}
