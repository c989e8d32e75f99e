import type { ProgrammeData } from '../../gateway/editions/programme.ts';
import { ownEditions } from './editions.ts';

/** What a specification says of one item: day of the month, Moscow times, kind, words of its title; more where it says more. */
export type ItemFact = [
  day: number,
  times: string,
  kind: string,
  title: RegExp,
  more?: { code?: string; place?: RegExp },
];

const clock = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });

/** Words with ordinary spaces, so that a test can name them. */
export const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

/** The programme of a year, as the repository has it. */
export function programmeOf(year: number): ProgrammeData {
  const programme = ownEditions.byYear(year)?.programme;
  if (!programme) throw new Error(`${year} has no programme`);
  return programme;
}

/** Items of a programme for which a fact holds. */
export function itemsOf(programme: ProgrammeData, [day, times, kind, title, more = {}]: ItemFact) {
  return programme.days
    .filter(({ date }) => Number(date.slice(-2)) === day)
    .flatMap(({ items }) => items)
    .filter((item) => `${clock.format(new Date(item.startsAt))}-${clock.format(new Date(item.endsAt))}` === times)
    .filter((item) => item.kind === kind && title.test(plain(item.title)))
    .filter((item) => more.code === undefined || item.detail?.code === more.code)
    .filter((item) => more.place?.test(plain(`${item.room ?? ''}, ${item.building ?? ''}`)) ?? true);
}

/** Facts that no item of the programme keeps. */
export const missingFacts = (programme: ProgrammeData, facts: ItemFact[]): ItemFact[] =>
  facts.filter((fact) => itemsOf(programme, fact).length === 0);
