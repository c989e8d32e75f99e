/** The service's time, which decides every window (ruling R7). */
export type Clock = { now(): Date };

/** A clock that starts at the given instant and ticks on, or the real one. */
export function createClock(start: string | undefined): Clock {
  if (!start) return { now: () => new Date() };
  const offset = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
