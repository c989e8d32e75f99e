import { invisibleCharacters, lineEnds } from '../../../schema/limits.ts';

/**
 * A typed or copied text as people see it: one line, trimmed, without invisible characters and double spaces. The service does the same.
 */
export const cleanText = (text: string): string =>
  text.replace(lineEnds, ' ').replace(invisibleCharacters, '').replace(/ +/g, ' ').trim();
