/** Reads that are the same for everybody, kept for a short while: one call, however many ask. */
export interface SharedReads<T> {
  /** The kept answer of a key, or the one that is on its way, or a new one. A failure is not kept. */
  read(key: string, load: () => Promise<T>): Promise<T>;
}

/** Keeps each answer this long; `now` in milliseconds is for tests. */
export function shareReads<T>(freshMs: number, now: () => number = () => performance.now()): SharedReads<T> {
  const kept = new Map<string, { answer: Promise<T>; until: number }>();
  return {
    read(key, load) {
      const found = kept.get(key);
      if (found !== undefined && now() < found.until) return found.answer;
      const entry = { answer: load(), until: Number.POSITIVE_INFINITY };
      kept.set(key, entry);
      entry.answer.then(
        () => {
          entry.until = now() + freshMs;
        },
        () => kept.delete(key),
      );
      return entry.answer;
    },
  };
}
