/** Moscow has had +03:00 all year since 2014; the provider answers no earlier instant. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;
/** Birth dates reach back to times of other offsets, so this formatter uses the time zone. */
const moscowDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });
const longDay = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Moscow's wall time as if it were UTC, for formats without zones such as table cells. */
export const toMoscowWall = (instant: Date) => new Date(instant.getTime() + MOSCOW_OFFSET_MS);

export function toMoscowIso(instant: Date): string {
  return toMoscowWall(instant)
    .toISOString()
    .replace(/\.\d+Z$/, '+03:00');
}

export function toMoscowDay(instant: Date): string {
  return moscowDay.format(instant);
}

/** Birth dates are 15:00 UTC, as clients send them. */
export function birthDateToIso(day: string | null): string | null {
  return day === null ? null : `${day}T18:00:00+03:00`;
}

/** «21 октября 2025 г.» for YYYY-MM-DD. */
function longDate(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

/** «21 октября 2025 года» in Moscow. */
export const dayInWords = (instant: Date) => dateInWords(toMoscowDay(instant));

/** «21 октября 2025 года» for YYYY-MM-DD. */
export const dateInWords = (day: string) => longDate(day).replace(' г.', ' года');

const DAY_MS = 24 * 3_600_000;

/** «9 октября» for YYYY-MM-DD. */
export const dayAndMonth = (day: string) => longDate(day).split(' ').slice(0, 2).join(' ');

/** YYYY-MM-DD of a day of the forum, which counts from 1. */
export const dayOfForum = (startsOn: string, day: number): string =>
  new Date(Date.parse(`${startsOn}T00:00:00Z`) + (day - 1) * DAY_MS).toISOString().slice(0, 10);

/** «21–25 октября 2025 года» for two days; names both months if they differ. */
export function dateRange(from: string, to: string): string {
  const [start, end] = [longDate(from), longDate(to)].map((text) => text.replace(' г.', '').split(' '));
  if (!start || !end) return '';
  const sameMonth = start[1] === end[1] && start[2] === end[2];
  return `${sameMonth ? start[0] : `${start[0]} ${start[1]} `}–${sameMonth ? '' : ' '}${end.join(' ')} года`;
}
