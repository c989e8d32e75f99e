export interface Clock {
  now(): Date;
  isDemo: boolean;
}

export function createClock(start: string | null): Clock {
  if (start === null) return { now: () => new Date(), isDemo: false };
  const offset = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + offset), isDemo: true };
}
