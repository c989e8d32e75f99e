/** Compares the service's clock with spans of time; a span's end is the first instant after it (ruling R7). */
import type { WindowState } from '../generated/types.ts';

/** Whether an instant, in milliseconds, is before, within or after a span; null if the instant is unknown. */
export function spanState(from: string, to: string, now: number | null): WindowState | null {
  if (now === null) return null;
  if (now < Date.parse(from)) return 'UPCOMING';
  return now < Date.parse(to) ? 'OPEN' : 'CLOSED';
}

/** The same for days in Moscow, where forums are held. */
export const daysState = (from: string, to: string, now: number | null): WindowState | null =>
  spanState(`${from}T00:00:00+03:00`, `${to}T24:00:00+03:00`, now);

/** The first span that begins after an instant; undefined after the last. */
export const nextSpan = <T extends { startsAt: string }>(spans: readonly T[], now: number): T | undefined =>
  spans.find(({ startsAt }) => now < Date.parse(startsAt));

/** The items that run at an instant, and the next ones to begin, on any day; parallel ones together. */
export function nowAndNext<T extends { startsAt: string; endsAt: string }>(items: readonly T[], now: number) {
  const ahead = items.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const first = ahead.map(({ startsAt }) => startsAt).sort()[0];
  return {
    running: items.filter(({ startsAt, endsAt }) => spanState(startsAt, endsAt, now) === 'OPEN'),
    next: ahead.filter(({ startsAt }) => startsAt === first),
  };
}
