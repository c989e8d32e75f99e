import { fewestCharacters, passwordPatterns } from '../../../schema/limits.ts';

/** A capital and a small Latin letter and a digit, as the provider requires (ACC-07, ruling R3). */
export const passwordRules = {
  length: (password: string) => password.length >= fewestCharacters.password,
  capital: (password: string) => passwordPatterns.capital.test(password),
  small: (password: string) => passwordPatterns.small.test(password),
  digit: (password: string) => passwordPatterns.digit.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];
