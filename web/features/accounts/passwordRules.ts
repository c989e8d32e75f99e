/** A capital and a small Latin letter and a digit, as the provider requires (ACC-07, ruling R3). */
export const passwordRules = {
  length: (password: string) => password.length >= 8,
  capital: (password: string) => /[A-Z]/.test(password),
  small: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];
