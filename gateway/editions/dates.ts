import { dayOf } from '../lib/dates.ts';
import type { EditionSource } from './shape/edition.ts';
import type { ProgrammeSource } from './shape/programme.ts';

/** First and last day, YYYY-MM-DD. */
type Days = readonly [first: string, last: string];
/** The dates of an edition by name; only these may be named in its texts. */
export type EditionDates = ReadonlyMap<string, Days>;

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** As Date.getUTCDay counts them, in full and short. */
const weekdays = 'воскресенье понедельник вторник среда четверг пятница суббота вс пн вт ср чт пт сб'.split(' ');
/** Not the end of a span such as «21–24 октября» or «21 и 22 октября», nor a section's code such as 1.10. */
const labelledDay =
  /(?<!\d|\d(?:\s?[—–-]\s?|\s(?:и|по)\s))(?:(\d{1,2})\s+(\p{L}{3,})|(\d{2})\.(0[1-9]|1[0-2])(?!\d))(?:[.\s]+(\d{4}))?/gu;
/** Not a word of a sentence such as «Среда обитания». */
// biome-ignore lint/plugin: names of weekdays
const labelledWeekday = new RegExp(`(?:^|[(,]\\s*)(${weekdays.join('|')})(?!\\s*\\p{L})`, 'iu');

/**
 * Whether a day's label, such as «21 окт. (вторник)» or «вт, 21.10», or a title names another day, month or weekday than the
 * date. Days of other years are history.
 */
export function isOtherDay(label: string, date: string): boolean {
  const [, weekday] = labelledWeekday.exec(label) ?? [];
  const days = [...label.matchAll(labelledDay)].map(([, wordsDay, name = '', digitsDay, number, year]) => ({
    day: Number(wordsDay ?? digitsDay),
    // In full or shortened, as in «21 окт.»; 0 of another word.
    month: Number(number ?? months.findIndex((one) => one.startsWith(name.toLowerCase())) + 1),
    isOfYear: date.startsWith(year ?? ''),
  }));
  const named = days.find(({ month, isOfYear }) => month > 0 && isOfYear);
  return (
    (named !== undefined && (named.day !== Number(date.slice(8)) || named.month !== Number(date.slice(5, 7)))) ||
    (weekday !== undefined && weekdays.indexOf(weekday.toLowerCase()) % 7 !== new Date(date).getUTCDay())
  );
}

/** Windows close at the first instant after their last day. */
export const lastDayOf = (closesAt: string) => dayOf(new Date(Date.parse(closesAt) - 1));

export function datesOf(edition: EditionSource, programme: ProgrammeSource | null): EditionDates {
  const { registrationWindow, thesesWindow, schoolWindow, excursionOn } = edition;
  const one = (day: string): Days => [day, day];
  const dates = new Map<string, Days>([
    ['forum', [edition.startsOn, edition.endsOn]],
    ['registrationOpens', one(dayOf(registrationWindow.opensAt))],
    ['registrationCloses', one(lastDayOf(registrationWindow.closesAt))],
    ['thesesOpens', one(dayOf(thesesWindow.opensAt))],
    ['thesesCloses', one(lastDayOf(thesesWindow.closesAt))],
    ['schoolOpens', one(dayOf(schoolWindow.opensAt))],
    ['schoolCloses', one(lastDayOf(schoolWindow.closesAt))],
    ['certificates', one(dayOf(edition.certificatesFrom))],
  ]);
  if (excursionOn !== null) dates.set('excursion', one(excursionOn));
  const days = programme?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  if (first !== undefined && last !== undefined) dates.set('programme', [first.date, last.date]);
  for (const { id, date } of days) dates.set(`day.${id}`, one(date));
  for (const { id, startsOn, endsOn } of edition.keyDates) dates.set(`keyDate.${id}`, [startsOn, endsOn ?? startsOn]);
  return dates;
}

/** «21–25 октября 2025 года», «30 сентября – 2 октября 2025 года»; without the year on request. */
function daysInWords([first, last]: Days, isShort: boolean): string {
  const day = (date: string) => String(Number(date.slice(8)));
  const month = (date: string) => `\u00a0${months[Number(date.slice(5, 7)) - 1]}`;
  const end = `${day(last)}${month(last)}${isShort ? '' : `\u00a0${last.slice(0, 4)}\u00a0года`}`;
  if (first === last) return end;
  return first.slice(0, 7) === last.slice(0, 7) ? `${day(first)}–${end}` : `${day(first)}${month(first)}\u00a0– ${end}`;
}

const placeholder = /\{([^{}]*)\}/g;
// biome-ignore lint/plugin: names of months
const writtenDay = new RegExp(
  `\\d{1,2}(?:[\\s\u00a0]?[–-][\\s\u00a0]?\\d{1,2})?[\\s\u00a0]+(?:${months.join('|')})(?:[\\s\u00a0]+(\\d{4}))?`,
  'g',
);
const numericDay = /\b\d{2}\.\d{2}\.(\d{4})\b/g;

/**
 * Replaces placeholders such as `{forum}` and `{registrationCloses:short}` with the edition's dates. Reports a written date
 * of the edition's own year: it would contradict the data after the next change.
 */
export function fillDates(text: string, year: number, dates: EditionDates, report: (message: string) => void): string {
  for (const shape of [writtenDay, numericDay]) {
    for (const [written, itsYear] of text.matchAll(shape)) {
      const isOwn = itsYear === undefined || Number(itsYear) === year;
      if (isOwn) report(`${written} is written out: name the edition's date, for example {forum}`);
    }
  }
  return text.replace(placeholder, (whole, named: string) => {
    const [name = '', form, ...rest] = named.split(':');
    const days = dates.get(name);
    if (days !== undefined && rest.length === 0 && (form === undefined || form === 'short')) {
      return daysInWords(days, form === 'short');
    }
    report(`there is no date ${whole}, but ${[...dates.keys()].join(', ')}`);
    return whole;
  });
}

/** Reports each date's placeholder in a text where nothing fills it. */
export function reportPlaceholders(text: string, dates: EditionDates, report: (message: string) => void): void {
  for (const [whole, named = ''] of text.matchAll(placeholder)) {
    if (dates.has(named.replace(/:.*/, ''))) report(`${whole} is not filled in here: write the day out`);
  }
}

/** Leaves out the placeholders of days that the programme has. */
export const withoutProgrammeDates = (text: string): string => text.replaceAll(/\{(?:programme|day\.)[^{}]*\}/g, '');

/** Applies a function to every text inside a value. */
export function mapTexts<T>(
  value: T,
  change: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): T {
  if (typeof value === 'string') return change(value, path) as T;
  if (Array.isArray(value)) return value.map((part, index) => mapTexts(part, change, [...path, index])) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapTexts(part, change, [...path, key])]);
  return Object.fromEntries(entries) as T;
}
