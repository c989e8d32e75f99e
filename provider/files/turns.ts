/** Runs work of the same key one after the other, and of all keys a bounded number at once. */
export interface Turns {
  /** @throws `act`'s error, or TooManyWait if too much work of this key waits */
  run<T>(key: string, act: () => Promise<T>): Promise<T>;
}

/** Much work of one key waits, so its caller sends more than it can use. */
export class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
}

/** @param most work at once of all keys; @param mostOfKey running and waiting work of one key */
export function createTurns(most: number, mostOfKey: number): Turns {
  const keys = new Map<string, { last: Promise<unknown>; count: number }>();
  const waiting: (() => void)[] = [];
  let free = most;

  async function inPlace<T>(act: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  }

  return {
    async run(key, act) {
      const own = keys.get(key) ?? { last: Promise.resolve(), count: 0 };
      if (own.count >= mostOfKey) throw new TooManyWait();
      keys.set(key, own);
      own.count += 1;
      const done = own.last.then(() => inPlace(act));
      // The next one does not wait for success.
      own.last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        own.count -= 1;
        if (own.count === 0) keys.delete(key);
      }
    },
  };
}
