/**
 * Characters that no typed text needs: those that XML forbids and that make an .xlsx unreadable (control characters except
 * tab and line ends, lone surrogates, U+FFFE, U+FFFF and similar ones), and marks that reverse the text's direction.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** The code of the first forbidden character, such as `U+FFFE`, because people cannot see it; null without one. */
export function findForbiddenCharacter(text: string): string | null {
  const [found] = text.match(FORBIDDEN) ?? [];
  return found === undefined ? null : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text without forbidden characters, for files: older rows may have some. */
export const stripForbiddenCharacters = (text: string) => text.replace(FORBIDDEN, '');

/** Characters that some system forbids in the name of a file. */
export const unsafeInNames = /[<>:"/\\|?*\p{Cc}]/gu;
