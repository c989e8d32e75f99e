/** Runs work of the same key one after the other. */
export interface Turns {
  run<T>(key: string, act: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    run<T>(key: string, act: () => Promise<T>): Promise<T> {
      const before = last.get(key) ?? Promise.resolve();
      const own = before.then(act);
      // The next one does not wait for success.
      const done = own
        .catch(() => undefined)
        .then(() => {
          if (last.get(key) === done) last.delete(key);
        });
      last.set(key, done);
      return own;
    },
  };
}
