import { isDay } from './dates.ts';

/** A date, and a time with seconds, fraction and zone where they are given; the parts are checked by the calendar. */
const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

const moscow = '+03:00';

/** A point in time as a service writes it. */
export interface Instant {
  /** In UTC, as `Date` writes it. */
  iso: string;
  /** Whether the text named no zone; then it is read as Moscow's time. */
  isZoneless: boolean;
}

/** `+03`, `+0300` and `Z` in the form that every parser knows. */
function zoneOf(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2) || '00'}`;
}

/**
 * Reads the forms of ISO 8601 that services send, also `23:59:60`, a zone without minutes and none at all; null for
 * everything else.
 */
export function readInstant(text: string): Instant | null {
  const found = pattern.exec(text.trim());
  if (found === null) return null;
  const [, day = '', hours = '00', minutes = '00', seconds = '00', fraction = '0', zone] = found;
  // A leap second is the first of the next minute.
  const isLeap = seconds === '60';
  const time = `${hours}:${minutes}:${isLeap ? '59' : seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  const ms = Date.parse(`${day}T${time}${zone === undefined ? moscow : zoneOf(zone)}`);
  if (!isDay(day) || Number.isNaN(ms) || Number(hours) > 23) return null;
  return {
    iso: new Date(isLeap ? Math.floor(ms / 1000) * 1000 + 1000 : ms).toISOString(),
    isZoneless: zone === undefined,
  };
}
