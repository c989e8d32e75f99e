import { LRUCache } from 'lru-cache';
import { GatewayError, ProviderRejection } from '../lib/errors.ts';

/** The outcome of the previous request with the same key. */
export type PreviousOutcome = { state: 'unknown' } | { state: 'made'; id: number };

interface Entry {
  body: string;
  previous: PreviousOutcome | null;
  /** Settles when the newest request ends; never rejects. */
  running: Promise<unknown>;
}

const lifetimeMs = 24 * 60 * 60 * 1000;
const maxKeys = 10_000;

/** Errors after which the provider has certainly created nothing. */
const nothingMade = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

/** Whether a failed write may have succeeded: it ended without a readable answer, or was only accepted (202). */
export const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof ProviderRejection && error.status !== 202) &&
  !(error instanceof GatewayError && nothingMade.has(error.code));

/**
 * Idempotency keys in memory, for providers that do not store keys: the gateway never repeats a write blindly. They are
 * lost with the process.
 */
export function createIdempotencyKeys() {
  const entries = new LRUCache<string, Entry>({ max: maxKeys, ttl: lifetimeMs });

  return {
    /**
     * Runs the requests of one key one after another and passes each the outcome of the previous one.
     * @returns null if the key was used for a different request
     */
    async runSerially<T extends { id: number | null }>(
      name: string,
      request: object,
      act: (previous: PreviousOutcome | null) => Promise<T>,
    ): Promise<T | null> {
      const body = JSON.stringify(request);
      const entry = entries.get(name) ?? { body, previous: null, running: Promise.resolve() };
      if (!entries.has(name)) entries.set(name, entry);
      const run = entry.running.then(async () => {
        // Nothing was created: the person may correct a rejected request and send it again with its key.
        if (entry.previous === null) entry.body = body;
        if (entry.body !== body) return null;
        try {
          const made = await act(entry.previous);
          entry.previous = made.id === null ? { state: 'unknown' } : { state: 'made', id: made.id };
          return made;
        } catch (error) {
          if (mayHaveSucceeded(error)) entry.previous = { state: 'unknown' };
          throw error;
        }
      });
      entry.running = run.catch(() => undefined);
      return run;
    },
  };
}
