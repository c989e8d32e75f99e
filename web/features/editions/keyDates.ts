const DAY = 86_400_000;

/** A span of days: `startsAt` and `endsAt` are midnights in Moscow, the end is the first instant after it. */
interface Span {
  startsAt: string;
  endsAt: string;
}

/** Where the service's clock stands to a key date. */
export type KeyDateState = { kind: 'passed' } | { kind: 'now' } | { kind: 'ahead'; days: number };

/** Where an instant stands to a key date; days are those of the calendar: at any hour, tomorrow is one day ahead. */
export function keyDateState({ startsAt, endsAt }: Span, now: number): KeyDateState {
  if (now >= Date.parse(endsAt)) return { kind: 'passed' };
  if (now >= Date.parse(startsAt)) return { kind: 'now' };
  return { kind: 'ahead', days: Math.ceil((Date.parse(startsAt) - now) / DAY) };
}

/** The first future key date; undefined after the last. */
export function nextKeyDate<T extends Span>(dates: readonly T[], now: number): T | undefined {
  return dates.find(({ startsAt }) => now < Date.parse(startsAt));
}
