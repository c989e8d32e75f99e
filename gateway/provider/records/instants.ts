import { dayOf } from '../../lib/dates.ts';
import { GatewayError } from '../../lib/errors.ts';
import { readInstant } from '../../lib/instants.ts';

/** An instant of a checked answer, in UTC. */
export const instant = (text: string | null | undefined): string | null =>
  text ? (readInstant(text)?.iso ?? null) : null;

export function requiredInstant(text: string): string {
  const read = instant(text);
  if (read === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return read;
}

/** Hours east of UTC at which each midnight of a zone from -12 to +8, and 15:00 UTC, is still in its own day. */
const midnightsHours = 8;
const hourMs = 3_600_000;

/**
 * The day of a birth date of a checked answer. The provider stores an instant: 15:00 UTC from this gateway, midnight of
 * some zone from others. A midnight keeps its day, whether it comes with its zone or in UTC.
 */
export function birthDay(text: string | null | undefined): string | null {
  const read = text ? readInstant(text) : null;
  if (!text || read === null) return null;
  const [, day = '', time] = /^\s*([\d-]{10})(?:[T ]([\d:.,]+))?/i.exec(text) ?? [];
  if (time === undefined || /^[0:.,]+$/.test(time)) return day;
  const ms = Date.parse(read.iso);
  return ms % hourMs === 0 ? new Date(ms + midnightsHours * hourMs).toISOString().slice(0, 10) : dayOf(read.iso);
}
