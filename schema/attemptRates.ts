/** The time starts with the first event. */
export interface Rate {
  times: number;
  seconds: number;
}

/**
 * The limits of attempts, for the gateway and the reference provider alike: both count, so a provider with lower limits
 * would reject what the gateway allows. They are for guessing: a correct password uncounts its attempt, and a sign-up
 * counts when it creates an account. A conference hall is one address, so the limits of an address suit hundreds of
 * people of whom many mistype; the limits of an account suit one person. Waits are short, so that an attacker cannot
 * lock the owner out for long.
 */
export const attemptRates = {
  /** Wrong passwords of one address for one account: a person who tries all their old passwords. */
  loginsOfAccountFromAddress: { times: 10, seconds: 60 },
  /**
   * Wrong passwords for one account from all addresses: 28,800 guesses a day, which is harmless against a password of the
   * policy. The owner waits at most a minute, and only while three or more addresses guess.
   */
  loginsOfAccount: { times: 20, seconds: 60 },
  /** Wrong passwords of one address for all accounts: one mistake each in a hall of 200. */
  loginsOfAddress: { times: 200, seconds: 60 },
  /** Letters with reset links to one person: the links of earlier letters stay valid, so waiting costs nothing. */
  resetLettersToAccount: { times: 5, seconds: 900 },
  /** Letters with reset links that one address requests: every fourth person of a hall. */
  resetLettersFromAddress: { times: 100, seconds: 900 },
  /** New passwords by links of one account: links are signed, so a person needs two or three. */
  newPasswordsOfAccount: { times: 10, seconds: 900 },
  newPasswordsFromAddress: { times: 200, seconds: 900 },
  /** New accounts from one address: an institute or a hall that signs up together. */
  newAccountsFromAddress: { times: 200, seconds: 3600 },
  /** Documents whose codes one address checks: the desk of an institute, never a search for codes. */
  documentChecksFromAddress: { times: 60, seconds: 60 },
  /**
   * Documents' pages that the gateway renders for one address, at most 15 ms of its event loop each. The others get the
   * page without the document, which the browser reads itself. Only the gateway counts them.
   */
  documentPagesFromAddress: { times: 5, seconds: 10 },
  /** Crashes that the pages of one address report; a page sends at most five. Only the gateway counts them. */
  crashReportsFromAddress: { times: 20, seconds: 60 },
  /** The same from all addresses: each is a line of the log. */
  crashReports: { times: 200, seconds: 60 },
  /** Unknown tokens of one address: sessions of a hall that ended overnight. Only the gateway counts them. */
  unknownTokensFromAddress: { times: 300, seconds: 60 },
} satisfies Record<string, Rate>;

export type AttemptRates = { [Name in keyof typeof attemptRates]: Rate };
