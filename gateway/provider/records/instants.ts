import { dayOf } from '../../lib/dates.ts';
import { GatewayError } from '../../lib/errors.ts';
import { readInstant } from '../../lib/instants.ts';

/** An instant of a checked answer, in UTC. */
export const toInstant = (text: string | null | undefined): string | null =>
  text ? (readInstant(text)?.iso ?? null) : null;

export function requiredInstant(text: string): string {
  const read = toInstant(text);
  if (read === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return read;
}

/** Midnight in a zone from -12 to +8 falls into the same day when read this many hours east of UTC; so does 15:00 UTC. */
const midnightsHours = 8;
const hourMs = 3_600_000;

/**
 * The day of a birth date of a checked answer. The provider stores an instant: 15:00 UTC from this gateway, midnight of
 * some zone from other clients. A midnight gives the intended day, whether it comes with its zone or in UTC.
 */
export function birthDay(text: string | null | undefined): string | null {
  const read = text ? readInstant(text) : null;
  if (!text || read === null) return null;
  const [, day = '', time] = /^\s*([\d-]{10})(?:[T ]([\d:.,]+))?/i.exec(text) ?? [];
  if (time === undefined || /^[0:.,]+$/.test(time)) return day;
  const ms = Date.parse(read.iso);
  return ms % hourMs === 0 ? new Date(ms + midnightsHours * hourMs).toISOString().slice(0, 10) : dayOf(read.iso);
}
