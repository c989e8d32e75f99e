/**
 * Characters that no typed text needs: those that XML forbids and that make an .xlsx unreadable (control characters but
 * for tab and line ends, lone surrogates, U+FFFE, U+FFFF and their like), and marks that reverse the text's direction.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** The first forbidden character by its code, `U+FFFE`, or null. People cannot see it otherwise. */
export function findForbiddenCharacter(text: string): string | null {
  const [found] = text.match(FORBIDDEN) ?? [];
  return found === undefined ? null : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text without forbidden characters, for files: older rows may have some. */
export const stripForbiddenCharacters = (text: string) => text.replace(FORBIDDEN, '');
