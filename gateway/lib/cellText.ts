/**
 * Characters that XML forbids, which make an .xlsx unreadable (control characters but for tab and line ends, lone
 * surrogates, U+FFFE, U+FFFF and their like), and marks that reverse the text's direction.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a table's cell: a provider may let anything through. */
export const cellText = (text: string) => text.replace(forbidden, '');
