import { LRUCache } from 'lru-cache';
import { withTimeout } from '../lib/deadline.ts';

/** How old an answer may be, counted from the start of the call that gave it. */
export interface Ages {
  /** Until this age, readers get the answer without a call. */
  freshMs: number;
  /** Until this age, readers get the answer while one call renews it; by default `freshMs`. */
  usableMs?: number;
  /** Until this age, readers get the answer if a newer call fails or is late; by default never. */
  staleIfErrorMs?: number;
}

export interface FoundAnswer<T> {
  data: T;
  ageMs: number;
  /** `hit`: from the cache; `miss`: from a new call; `stale`: outdated, because the new call failed or is late. */
  outcome: 'hit' | 'miss' | 'stale';
}

interface Options {
  maxAnswers: number;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** How long a reader waits for a new answer before it gets the older one. */
  patienceMs?: number;
}

interface Cached {
  data: unknown;
  calledAt: number;
}

/** Answers by key. Readers of one key share one call. The cache does not store a failed call. */
export function createStaleWhileRevalidateCache({ maxAnswers, now = Date.now, patienceMs = 1_000 }: Options) {
  const answers = new LRUCache<string, Cached>({ max: maxAnswers });
  const calls = new Map<string, Promise<Cached>>();

  async function call(load: () => Promise<unknown>): Promise<Cached> {
    const calledAt = now();
    return { calledAt, data: await load() };
  }

  function renew(key: string, load: () => Promise<unknown>): Promise<Cached> {
    const known = calls.get(key);
    if (known !== undefined) return known;
    const running = call(load);
    calls.set(key, running);
    const isNewest = () => calls.get(key) === running;
    running.then(
      (answer) => {
        // An answer that was dropped meanwhile is for its readers alone.
        if (isNewest()) answers.set(key, answer);
        if (isNewest()) calls.delete(key);
      },
      // Handles a failure also if no reader waits for this call any more, because each took an older answer.
      () => {
        if (isNewest()) calls.delete(key);
      },
    );
    return running;
  }

  async function find(key: string, ages: Ages, load: () => Promise<unknown>): Promise<FoundAnswer<unknown>> {
    const { freshMs, usableMs = freshMs, staleIfErrorMs = 0 } = ages;
    const known = answers.get(key);
    const ageMs = known === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now() - known.calledAt);
    if (known !== undefined && ageMs < freshMs) return { data: known.data, ageMs, outcome: 'hit' };
    const renewed = renew(key, load);
    if (known !== undefined && ageMs < usableMs) return { data: known.data, ageMs, outcome: 'hit' };
    if (known === undefined || ageMs >= staleIfErrorMs)
      return { data: (await renewed).data, ageMs: 0, outcome: 'miss' };
    try {
      return { data: (await withTimeout(patienceMs, renewed)).data, ageMs: 0, outcome: 'miss' };
    } catch {
      return { data: known.data, ageMs, outcome: 'stale' };
    }
  }

  return {
    read: <T>(key: string, ages: Ages, load: () => Promise<T>) => find(key, ages, load) as Promise<FoundAnswer<T>>,
    /** Forgets an answer, and that of a running call: the next reader makes a new call. */
    drop(key: string): void {
      answers.delete(key);
      calls.delete(key);
    },
  };
}
