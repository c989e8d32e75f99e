/** How often something may happen within a time. */
export type Rate = { times: number; seconds: number };

/** Bounds that are no deployment's business but that tests set to what they can reach. */
export type Limits = {
  /** How long a letter may take that a caller waits for; the gateway gives up after 3 s. */
  mailPatienceMs: number;
  /** How long a letter of the outbox that could not be sent waits for its next attempt. */
  mailRetrySeconds: number;
};

export const defaultLimits: Limits = {
  mailPatienceMs: 2_000,
  mailRetrySeconds: 60,
};
