/** The service's clock: every window is decided by it (ruling R7). */
export interface Clock {
  now(): Date;
  /** Whether it was set elsewhere for a demonstration or a test. */
  isDemo: boolean;
}

/** The real clock, or one that starts at the given ISO instant and ticks on from there. */
export function createClock(start: string | null): Clock {
  if (start === null) return { now: () => new Date(), isDemo: false };
  const offset = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + offset), isDemo: true };
}
