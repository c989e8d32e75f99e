/** Moscow keeps +03:00 the whole year since 2014, and every instant answered here is later than that. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;
/** People's birth dates reach back to times of other offsets, so the calendar day is asked of the time zone itself. */
const moscowDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });
const longDay = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Moscow's clock as if it were that of UTC: for what knows no zones, as a cell of a table. */
export const toMoscowWall = (instant: Date) => new Date(instant.getTime() + MOSCOW_OFFSET_MS);

/** An instant as the service answers it: in its own zone. */
export function toMoscowIso(instant: Date): string {
  return toMoscowWall(instant)
    .toISOString()
    .replace(/\.\d+Z$/, '+03:00');
}

/** The calendar day of an instant in Moscow, YYYY-MM-DD. */
export function toMoscowDay(instant: Date): string {
  return moscowDay.format(instant);
}

/** A birth date as the service answers it: the instant that clients send, 15:00 UTC, in the service's zone. */
export function birthDateToIso(day: string | null): string | null {
  return day === null ? null : `${day}T18:00:00+03:00`;
}

/** «21 октября 2025 г.» of YYYY-MM-DD. */
function longDate(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

/** «21–25 октября 2025 года» of two days; both months are named where they differ. */
export function dateRange(from: string, to: string): string {
  const [start, end] = [longDate(from), longDate(to)].map((text) => text.replace(' г.', '').split(' '));
  if (!start || !end) return '';
  const sameMonth = start[1] === end[1] && start[2] === end[2];
  return `${sameMonth ? start[0] : `${start[0]} ${start[1]} `}–${sameMonth ? '' : ' '}${end.join(' ')} года`;
}
