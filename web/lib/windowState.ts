import type { WindowState } from '../generated/types.ts';

/** Where an instant, in milliseconds, stands to a span whose end is its first instant outside; null where it is not known. */
export function spanState(from: string, to: string, now: number | null): WindowState | null {
  if (now === null) return null;
  if (now < Date.parse(from)) return 'UPCOMING';
  return now < Date.parse(to) ? 'OPEN' : 'CLOSED';
}
