/**
 * The version of privacy.ts, its first day, stored with each consent. A changed text gets another one, and the text before
 * goes to earlierPolicies.ts if somebody agreed to it.
 */
export const privacyVersion = '2025-09-01';
