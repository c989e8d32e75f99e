/** The version of privacy.ts, stored with each consent; it changes with every change of the text. */
export const privacyVersion = '2026-11-25';
