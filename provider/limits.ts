export type Rate = { times: number; seconds: number };

/** Bounds that deployments do not set, but tests do. */
export type Limits = {
  /** How long a caller waits for a letter to go out; the gateway gives up after 3 s. */
  mailTimeoutMs: number;
  /** The first wait before the outbox retries a letter. */
  mailRetrySeconds: number;
  /** Uploaded files of an account without a registration. */
  looseFiles: number;
  /** Age at which the sweep deletes such a file, and the interval of the sweep. */
  looseFileSeconds: number;
  sweepSeconds: number;
  /** Lifetime of a session. */
  tokenDays: number;
  rates: {
    /** Failed logins from one address to one account. */
    login: Rate;
    /** Failed logins from one address to all accounts: one password tried on many. */
    loginsOfAddress: Rate;
    /** Letters that one address requests by sign-up or reset. A whole institute may share an address. */
    lettersByAddress: Rate;
    /** Letters to one person, which anyone can request. */
    lettersToRecipient: Rate;
  };
};

export const defaultLimits: Limits = {
  mailTimeoutMs: 2_000,
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
