/** Whether the date of a talk in words and its day contradict each other. */
import { scheduleTexts as texts } from '../../../texts/ru/letters.ts';

/** The beginnings of the months' names, in all cases. */
const months = ['янв', 'фев', 'мар', 'апр', 'ма[йя]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
// biome-ignore lint/plugin: the constants above
const dayAndMonth = new RegExp(`(?<!\\d)(\\d{1,2})[\\s\\u00a0]+((?:${months.join('|')})[а-яё]*\\.?)`, 'i');
const digits = /(?<!\d)(\d{1,2})\.(\d{1,2})(?!\d)/;

interface Found {
  /** As it stands in the text. */
  text: string;
  day: number;
  /** From 1. */
  month: number;
}

function findDate(schedule: string): Found | null {
  const words = dayAndMonth.exec(schedule);
  if (words !== null) {
    const [text, day, name = ''] = words;
    // biome-ignore lint/plugin: the constants above
    const month = months.findIndex((start) => new RegExp(`^${start}`, 'i').test(name)) + 1;
    return { text, day: Number(day), month };
  }
  const numbers = digits.exec(schedule);
  if (numbers === null) return null;
  const [text, day, month] = numbers;
  // 12.30 is a time.
  return Number(month) >= 1 && Number(month) <= 12 ? { text, day: Number(day), month: Number(month) } : null;
}

const inWords = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export interface Contradiction {
  text: string;
  /** The date in words that agrees with the day; null if the programme has no such day. */
  suggested: string | null;
}

interface Dated {
  /** The date in words. */
  talkSchedule: string | null;
  talkDay: number | null;
}

/**
 * Compares the words with the date of the day, the first day of the programme being 1; null if they agree, or if one of
 * them says nothing.
 */
export function findContradiction({ talkSchedule, talkDay }: Dated, dates: readonly string[]): Contradiction | null {
  if (talkDay === null || dates.length === 0) return null;
  const date = dates[talkDay - 1];
  if (date === undefined) return { text: texts.noDay(talkDay, dates.length), suggested: null };
  const found = findDate(talkSchedule ?? '');
  if (found === null) return null;
  const [, month, dayOfMonth] = date.split('-').map(Number);
  if (found.day === dayOfMonth && found.month === month) return null;
  const words = inWords.format(new Date(`${date}T00:00:00Z`));
  return {
    text: texts.otherDate(talkDay, words),
    suggested: (talkSchedule ?? '').replace(found.text, words),
  };
}
