/**
 * Every number and pattern that two sides know; messages contain the numbers. The gateway and the reference provider check
 * each of them. Another provider with a lower limit rejects what the gateway allows. The page imports this file too.
 */

/** The largest upload, of each kind (FIL-02). nginx's template has `client_max_body_size` above it. */
export const mostFileMegabytes = 6;
export const mostFileBytes = mostFileMegabytes * 1024 * 1024;

/** Lengths of texts; `schema/provider.openapi.yaml` has the same. */
export const mostCharacters = {
  email: 254,
  password: 128,
  name: 150,
  phone: 40,
  citizenship: 150,
  /** The typed name of an organisation or a position that is not in the list. */
  otherName: 300,
  consentVersion: 50,
  talkTitle: 500,
  talkSchedule: 300,
  search: 200,
  documentCode: 100,
} as const;

/** Rulings R3 and R4. */
export const fewestCharacters = { password: 8, middleName: 2 } as const;

/** What a password must hold (ruling R3). */
export const passwordPatterns = { capital: /[A-Z]/, small: /[a-z]/, digit: /\d/ } as const;

/** Digits and signs, and a short word only before the digits of an extension; at least one digit (1§5). */
export const phonePattern = /^(?=.*\d)[\d\s()+.,;:#*/\p{Pd}]*(?:[\s,]\p{L}{2,4}[\s.]*\d+)?$/u;

/** Letters and documents repeat a name, so it cannot be an internet address, an amount of money or a sentence. */
export const namePattern = /^[\p{L}\p{M}\p{Zs}\p{Pd}'’‘`´.]*$/u;

/** Ends of lines, as Word and PDF write them too, and control characters: each group is a space in a text of one line. */
export const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Characters that nobody sees: soft hyphens, zero-width characters, marks of direction, and those that are none. */
export const invisibleCharacters = /[\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** The key of a request that a client may repeat. A malformed key would not protect from repeats. */
export const requestKeyPattern = /^[\w-]{1,100}$/;

const latestBirthDay = '2015-12-31';

/** Birth dates, first and last day: a new account begins in 1950 (ACC-09), the cabinet in 1925 (CAB-01). */
export const birthDays = {
  signUp: { min: '1950-01-01', max: latestBirthDay },
  profile: { min: '1925-01-01', max: latestBirthDay },
} as const;

/** The largest day, track or slot of a talk. */
export const mostTalkNumber = 1_000;

/** The longest page of a list. */
export const mostPageRows = 500;

/** Letters of one preview. */
export const mostLetterPreviews = 100;

/** The time starts with the first event. */
export interface Rate {
  times: number;
  seconds: number;
}

/**
 * The limits of attempts. The gateway and the reference provider both count; another provider with a lower limit rejects
 * what the gateway allows. The limits stop guessing: a correct password does not count, and a sign-up counts when it
 * creates an account. A conference hall is one address, so the limits of an address suit hundreds of
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
  /** Letters with verification links to one address, whether it has an account or not. */
  verificationLettersToAddress: { times: 3, seconds: 900 },
  /** Changes of one account that need its present password: a person needs two or three. */
  newPasswordsOfAccount: { times: 10, seconds: 900 },
  /** The same from one address, and new passwords by mailed links, whose signatures nobody guesses. */
  newPasswordsFromAddress: { times: 200, seconds: 900 },
  /** New accounts from one address: an institute or a hall that signs up together. */
  newAccountsFromAddress: { times: 200, seconds: 3600 },
  /** Documents whose codes one address checks: enough for the desk of an institute, too few to find a code by trying. */
  documentChecksFromAddress: { times: 60, seconds: 60 },
  /**
   * Documents' pages that the gateway renders for one address, at most 15 ms of its event loop each. Above the limit
   * the gateway sends the page without the document, and the browser requests the document. Only the gateway counts them.
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
