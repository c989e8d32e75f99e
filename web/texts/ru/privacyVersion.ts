/** Names the text of privacy.ts; it is kept with each consent, so it changes with every change of the text. */
export const privacyVersion = '2025-08-01';
