/** How often something may happen within a time. */
export type Rate = { times: number; seconds: number };

/** Bounds that are no deployment's business but that tests set to what they can reach. */
export type Limits = {
  /** How long a letter may take that a caller waits for; the gateway gives up after 3 s. */
  mailPatienceMs: number;
  /** How long a letter of the outbox that could not be sent waits for its next attempt. */
  mailRetrySeconds: number;
  /** Files an account may have uploaded without attaching them to a registration. */
  looseFiles: number;
  /** How old such a file gets before it is removed, and how often everything that has had its time is looked for. */
  looseFileSeconds: number;
  sweepSeconds: number;
  /** How long a session lasts. */
  tokenDays: number;
  rates: {
    /** Failed logins of one address for one account. */
    login: Rate;
    /** Failed logins of one address for all accounts: the guesses of one password for many. */
    loginsOfAddress: Rate;
    /** Letters that one address asks for, by signing up or resetting. A whole institute may share an address. */
    lettersByAddress: Rate;
    /** Letters to one person that strangers can ask for. */
    lettersToRecipient: Rate;
  };
};

export const defaultLimits: Limits = {
  mailPatienceMs: 2_000,
  mailRetrySeconds: 60,
  looseFiles: 20,
  looseFileSeconds: 3600,
  sweepSeconds: 600,
  tokenDays: 90,
  rates: {
    login: { times: 10, seconds: 60 },
    loginsOfAddress: { times: 50, seconds: 60 },
    lettersByAddress: { times: 60, seconds: 3600 },
    lettersToRecipient: { times: 10, seconds: 3600 },
  },
};
