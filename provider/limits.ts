import { type AttemptRates, attemptRates } from '../schema/limits.ts';

/** Limits that only tests change. */
export type Limits = {
  /** How long a caller waits until a letter is sent; the gateway gives up after 3 s. */
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
  rates: AttemptRates;
};

export const defaultLimits: Limits = {
  mailTimeoutMs: 2_000,
  mailRetrySeconds: 60,
  looseFiles: 20,
  looseFileSeconds: 3600,
  sweepSeconds: 600,
  tokenDays: 90,
  rates: attemptRates,
};
