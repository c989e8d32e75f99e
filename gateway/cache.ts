import { LRUCache } from 'lru-cache';
import { GatewayError, isSessionEnded } from './lib/errors.ts';

/** A value, when its read began (milliseconds since 1970) and how long the read took. */
interface Entry<Value> {
  value: Value;
  readAt: number;
  readMs: number;
}

/** A running read; changes made meanwhile are applied to its result. */
interface Reading<Value> {
  entry: Promise<Entry<Value>>;
  changes: ((value: Value) => Value)[];
}

const failures: ReadonlySet<string> = new Set(['PROVIDER_TIMEOUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_BAD_RESPONSE']);

/** Whether the provider gave no usable answer; a rejection is an answer. */
const isFailure = (error: unknown): boolean => error instanceof GatewayError && failures.has(error.code);

export type Cache<Value> = ReturnType<typeof createCache<Value>>;

/** Values by key. A key names the right that its value needs, and the caller's right is checked before the cache is read. */
export function createCache<Value>({ most, now = Date.now }: { most: number; now?: (() => number) | undefined }) {
  const entries = new LRUCache<string, Entry<Value>>({ max: most });
  const readings = new Map<string, Reading<Value>>();

  async function run(key: string, changes: Reading<Value>['changes'], read: () => Promise<Value>) {
    const readAt = now();
    try {
      const answer = await read();
      const value = changes.reduce<Value>((changed, change) => change(changed), answer);
      const entry = { value, readAt, readMs: now() - readAt };
      // A value that was dropped meanwhile is for its readers alone.
      if (readings.get(key)?.changes === changes) entries.set(key, entry);
      return entry;
    } finally {
      if (readings.get(key)?.changes === changes) readings.delete(key);
    }
  }

  function start(key: string, read: () => Promise<Value>): Promise<Entry<Value>> {
    const changes: Reading<Value>['changes'] = [];
    // The read starts in a later turn: the reading has to be known before it ends.
    const entry = Promise.resolve().then(() => run(key, changes, read));
    readings.set(key, { entry, changes });
    return entry;
  }

  /** Waiters share a read. A 401 or 403 concerns the caller who read: the next waiter reads with its own token. */
  async function shared(key: string, read: () => Promise<Value>): Promise<Entry<Value>> {
    for (let running = readings.get(key); running !== undefined; running = readings.get(key)) {
      try {
        return await running.entry;
      } catch (error) {
        if (!isSessionEnded(error)) throw error;
      }
    }
    return start(key, read);
  }

  return {
    /**
     * The value of a key, read if it is older than `age`, which may depend on how long the last read took. If the read
     * fails, a value that is not older than `longest` is returned; a rejection is thrown.
     */
    async cached(
      key: string,
      age: number | ((readMs: number) => number),
      longest: number,
      read: () => Promise<Value>,
    ): Promise<Value> {
      const known = entries.get(key);
      const ms = known === undefined ? Number.POSITIVE_INFINITY : now() - known.readAt;
      if (known !== undefined && ms < (typeof age === 'number' ? age : age(known.readMs))) return known.value;
      try {
        return (await shared(key, read)).value;
      } catch (error) {
        if (known === undefined || ms >= longest || !isFailure(error)) throw error;
        // A change that was put while the read ran is part of the newer entry.
        return (entries.get(key) ?? known).value;
      }
    },
    /** Changes the values of these keys, and the results of their running reads. */
    change(matches: (key: string) => boolean, change: (value: Value) => Value): void {
      for (const [key, entry] of entries.entries()) {
        if (matches(key)) entries.set(key, { ...entry, value: change(entry.value) });
      }
      for (const [key, { changes }] of readings) if (matches(key)) changes.push(change);
    },
    /** Drops the values of these keys; a running read answers its waiters and is not kept. */
    drop(matches: (key: string) => boolean): void {
      for (const key of [...entries.keys(), ...readings.keys()]) {
        if (!matches(key)) continue;
        entries.delete(key);
        readings.delete(key);
      }
    },
  };
}
