/**
 * Characters that XML forbids and that make an .xlsx unreadable (control characters except tab and line ends, lone
 * surrogates, U+FFFE, U+FFFF and similar ones), and marks that reverse the text's direction.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** Prepares a text for a table's cell: a provider may send any characters. */
export const cellText = (text: string) => text.replace(forbidden, '');
