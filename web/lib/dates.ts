/** Days and instants as people read them. Instants are shown in the forum's zone, never in the visitor's. */
const ZONE = 'Europe/Moscow';

const dateTime = new Intl.DateTimeFormat('ru-RU', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const moment = new Intl.DateTimeFormat('ru-RU', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const longDay = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' });
const calendarDay = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

const withoutYearMark = (text: string) => text.replace(/\s*г\.$/u, '').replaceAll(' ', '\u00a0');
const atNoonUtc = (day: string) => new Date(`${day}T12:00:00Z`);

/** `2000-01-01` → `01.01.2000`; anything else comes back unchanged. */
export function formatDate(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : day;
}

/** An instant → `15.09.2025 12:00` in Moscow time (LST-12: without the comma of the Russian locale). */
export function formatDateTime(instant: string): string {
  return dateTime.format(new Date(instant)).replace(',', '');
}

/** An instant → its day in Moscow, `2025-09-15`. */
export const moscowDay = (instant: string): string => isoDay.format(new Date(instant));

/** An instant → `15 сентября 2025` in Moscow time. */
export function formatDay(instant: string): string {
  return withoutYearMark(longDay.format(new Date(instant)));
}

/** An instant → `21 октября, 11:20` in Moscow time. */
export function formatMoment(instant: string): string {
  const parts = Object.fromEntries(moment.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts.day}\u00a0${parts.month}, ${parts.hour}:${parts.minute}`;
}

/** An instant → `21 окт., 09:40` in Moscow time; null for another text. */
export function formatShortMoment(instant: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const text = new Intl.DateTimeFormat('ru-RU', {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
  return text.replaceAll(' ', '\u00a0');
}

/** Two calendar days → `21–25 октября 2025`, never broken at the dash. */
export function formatDayRange(from: string, to: string): string {
  return withoutYearMark(calendarDay.formatRange(atNoonUtc(from), atNoonUtc(to))).replace(/\s?–\s?/, '\u2060–\u2060');
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/**
 * Parses a typed `07.03.1990`, `07-03-1990`, `07 03 1990` or `07031990` to `1990-03-07`; null if it is not a day of the calendar.
 * Rejects a slash, because the month may come first there (ACC-09).
 */
export function parseDate(typed: string): string | null {
  const text = typed.trim();
  const parts = /^(\d{1,2})[.\s-](\d{1,2})[.\s-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!parts) return null;
  const day = [parts[3], parts[2]?.padStart(2, '0'), parts[1]?.padStart(2, '0')].join('-');
  return isCalendarDay(day) ? day : null;
}

/** Whether a text is a day `YYYY-MM-DD` between two days, both included. */
export function isDayBetween(text: string, from: string, to: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= from && text <= to;
}

const timeOfDay = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** Times as people read them, in Moscow: `12:00–14:00`, or `12:00` without an end; never broken at the dash. */
export function formatTimes(startsAt: string, endsAt: string | null): string {
  const from = timeOfDay.format(new Date(startsAt));
  return endsAt === null ? from : `${from}\u2060–\u2060${timeOfDay.format(new Date(endsAt))}`;
}
