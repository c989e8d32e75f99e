import { GatewayError, ProviderRejection } from '../errors.ts';

/** The outcome of the previous request with the same key. */
export type PreviousOutcome = { state: 'unknown' } | { state: 'made'; id: number };

interface Entry {
  body: string;
  at: number;
  previous: PreviousOutcome | null;
  /** Settles when the running request ends; never rejects. */
  running: Promise<void> | null;
}

const lifetimeMs = 24 * 60 * 60 * 1000;
const maxKeys = 10_000;

/** Errors after which the provider has certainly created nothing. */
const nothingMade = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

/** Whether a failed write may have succeeded: it ended without a readable answer. */
export const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof ProviderRejection) && !(error instanceof GatewayError && nothingMade.has(error.code));

/**
 * Idempotency keys in memory, for providers that do not store keys: the gateway never repeats a write blindly. They are
 * lost with the process.
 */
export interface IdempotencyKeys {
  /**
   * Runs the requests of one key one after another and passes each the outcome of the previous one.
   * @returns null if the key stands for another request
   */
  runSerially<T extends { id: number }>(
    name: string,
    request: object,
    act: (previous: PreviousOutcome | null) => Promise<T>,
  ): Promise<T | null>;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const entries = new Map<string, Entry>();

  function entryOf(name: string, body: string): Entry {
    const found = entries.get(name);
    if (found !== undefined && (found.running !== null || Date.now() - found.at < lifetimeMs)) return found;
    const made: Entry = { body, at: Date.now(), previous: null, running: null };
    entries.delete(name);
    entries.set(name, made);
    for (const [oldest, { running }] of entries) {
      if (entries.size <= maxKeys) break;
      if (running === null) entries.delete(oldest);
    }
    return made;
  }

  return {
    async runSerially(name, request, act) {
      const body = JSON.stringify(request);
      let entry = entryOf(name, body);
      while (entry.running !== null) {
        await entry.running;
        entry = entryOf(name, body);
      }
      if (entry.body !== body) return null;
      let done = () => {};
      entry.running = new Promise((resolve) => {
        done = resolve;
      });
      try {
        const made = await act(entry.previous);
        entry.previous = { state: 'made', id: made.id };
        return made;
      } catch (error) {
        if (mayHaveSucceeded(error)) entry.previous = { state: 'unknown' };
        // The person may correct a rejected request and send it again with its key.
        else if (entry.previous === null) entries.delete(name);
        throw error;
      } finally {
        entry.running = null;
        done();
      }
    },
  };
}
