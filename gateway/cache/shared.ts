import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { atMostOnceIn, type Log } from '../telemetry/logging.ts';

/** Reads of one kind: a topic that a change can invalidate, and how long an answer is fresh. */
export interface SharedKind {
  topic: string;
  freshMs: number;
}

export interface SharedAnswer<T> {
  data: T;
  /** Age in seconds of an outdated answer, served because the provider gives no new one; else null. */
  staleSeconds: number | null;
}

/** Keys do not depend on the caller, so the cache may hold only answers that every visitor may read. */
export interface SharedCache {
  /**
   * The cached answer while it is fresh. For as long again it is still served while one call renews it. After that
   * readers wait for the new answer; the last good one stands in when the call fails or is late.
   */
  read<T>(kind: SharedKind, name: string, load: () => Promise<T>): Promise<SharedAnswer<T>>;
  /** Drops the answers of a topic. Readers of a running call still get its answer, but the cache does not store it. */
  invalidate(topic: string): void;
}

interface Options {
  log: Log;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** How long readers wait for a new answer when an older one can stand in. */
  patienceMs?: number;
}

interface Cached {
  data: unknown;
  readAt: number;
}

/** Far above the number of shared lists: five, and two poster lists for each edition. */
const maxAnswers = 200;
const standInMs = 24 * 60 * 60 * 1000;
const logEveryMs = 60_000;

export function createSharedCache({ log, now = Date.now, patienceMs = 1_000 }: Options): SharedCache {
  /** By key; the keys are the names in the code, so the map stays small. */
  const lastGood = new Map<string, Cached>();
  const keys = new Set<string>();
  let invalidations = 0;
  const cache = new LRUCache<string, Cached, () => Promise<unknown>>({
    max: maxAnswers,
    perf: { now },
    // The cache would remember the time for a millisecond; tests move it within one.
    ttlResolution: 0,
    // An invalidation during a call keeps its answer out of the cache, but the readers still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { context: load }) => {
      const before = invalidations;
      const answer = { readAt: now(), data: await load() };
      if (before === invalidations || !lastGood.has(key)) lastGood.set(key, answer);
      return answer;
    },
  });
  const logStale = atMostOnceIn(logEveryMs, (name: string, seconds: number) =>
    log.warn({ component: 'shared', name, seconds }, 'serves an outdated list, the provider gives no new one'),
  );
  const ageOf = ({ readAt }: Cached) => Math.max(0, now() - readAt);

  return {
    async read<T>({ topic, freshMs }: SharedKind, name: string, load: () => Promise<T>) {
      const key = `${topic}:${name}`;
      keys.add(key);
      const old = lastGood.get(key);
      const isRenewable = old !== undefined && ageOf(old) < freshMs * 2;
      const reading = cache.forceFetch(key, { ttl: freshMs, allowStale: isRenewable, context: load });
      const standIn = old !== undefined && ageOf(old) < standInMs ? old : null;
      try {
        const { data } = await (standIn === null ? reading : withinPatience(reading, patienceMs));
        return { data: data as T, staleSeconds: null };
      } catch (error) {
        if (standIn === null) throw error;
        const staleSeconds = Math.round(ageOf(standIn) / 1000);
        logStale(name, staleSeconds);
        return { data: standIn.data as T, staleSeconds };
      }
    },
    invalidate(topic) {
      invalidations += 1;
      // The cache's own list of keys lacks those whose call is running.
      for (const key of keys) if (key.startsWith(`${topic}:`)) cache.delete(key);
    },
  };
}

/** Rejects when an answer takes longer than `ms`; the call goes on and its answer is cached. */
async function withinPatience<T>(answer: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, null, { ref: false, signal: timer.signal }).then(() => {
    throw new Error('late');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    answer.catch(() => undefined);
  }
}
