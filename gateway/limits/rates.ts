/** How often something may happen within a time, counted from the first. */
export interface Rate {
  times: number;
  seconds: number;
}

/**
 * How many attempts are let through. Only attempts that reach the provider count, and a right password takes its
 * attempt back: what is bounded is guessing. A conference hall is one address, so the bounds of an address are those of
 * a hall of hundreds where many mistype; the bounds of an account are those of one person. Waits are short: a stranger
 * who guesses at somebody's account must not be able to keep its owner out for long.
 */
export const attemptRates = {
  /** Wrong passwords of one address for one account: a person who tries all passwords they ever had. */
  loginsOfAccountFromAddress: { times: 10, seconds: 60 },
  /**
   * Wrong passwords for one account from all addresses: 28,800 guesses a day for a crowd of addresses, nothing against
   * a password of the policy. The owner waits at most a minute, and only while three addresses or more keep on guessing.
   */
  loginsOfAccount: { times: 20, seconds: 60 },
  /** Wrong passwords of one address for all accounts: three in a second, one mistake each in a hall of 200. */
  loginsOfAddress: { times: 200, seconds: 60 },
  /** Letters with reset links to one person: those that came still hold valid links, so waiting costs nothing. */
  resetLettersToAccount: { times: 5, seconds: 900 },
  /** Letters with reset links that one address asks for: every fourth of a hall forgot their password. */
  resetLettersFromAddress: { times: 100, seconds: 900 },
  /** New passwords by links of one account: links are signed, so a person needs two or three. */
  newPasswordsOfAccount: { times: 10, seconds: 900 },
  newPasswordsFromAddress: { times: 200, seconds: 900 },
  /** New accounts from one address: an institute or a hall that signs up together, within the hour. */
  newAccountsFromAddress: { times: 200, seconds: 3600 },
  /** Tokens of one address that the provider does not know: sessions of a hall that ended overnight. */
  unknownTokensFromAddress: { times: 300, seconds: 60 },
} satisfies Record<string, Rate>;

export type AttemptRates = { [Name in keyof typeof attemptRates]: Rate };
