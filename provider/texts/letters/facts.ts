import type { MeetingsTable } from '../../database/tables.ts';
import { dateRange } from '../../dates.ts';
import { bySex } from '../../outbound/pdf/facts.ts';
import { quoted } from '../../outbound/typography.ts';
import { documentsTexts } from '../documents.ts';

/** Name and value of a fact. */
export type Fact = [string, string];

/** By their numbers on the wire. */
export const FORMATS: Record<number, string> = { 1: 'слушатель', 2: 'устный доклад', 3: 'стендовый доклад' };

export type Person = { first_name: string | null; middle_name: string | null; is_female: boolean | null };

/** The salutation of the invitation; a general one if the sex or the name is unknown. */
export function greetingOf(person: Person | null): string {
  const name = [person?.first_name, person?.middle_name].filter(Boolean).join(' ');
  if (!person?.first_name) return 'Здравствуйте!';
  const { dearMale, dearFemale } = documentsTexts;
  return `${bySex(person.is_female, dearMale, dearFemale, 'Здравствуйте,')} ${name}!`;
}

/** The forum, as every letter names it below its signature. */
export type ForumFacts = {
  title: string;
  dates: string;
  place: string;
  /** The organisers' e-mail address; null where the reference data have none. */
  contact: string | null;
};

export const forumFacts = ({
  title,
  starts_on,
  ends_on,
  place,
  address,
  contact_email,
}: MeetingsTable): ForumFacts => ({
  title,
  dates: dateRange(starts_on, ends_on),
  place: address ?? place,
  contact: contact_email,
});

/** A person's participation, a row a fact. */
export function participationFacts({
  format,
  school = null,
  title = null,
  section = null,
  talkDate = null,
}: {
  format: number;
  /** The school's name, for its registrations, whose format says nothing. */
  school?: string | null;
  title?: string | null;
  section?: string | null;
  talkDate?: string | null;
}): Fact[] {
  if (school !== null) return [['Школа', school]];
  const facts: [string, string | null][] = [
    ['Формат участия', FORMATS[format] ?? ''],
    ['Название доклада', title && quoted(title)],
    ['Секция', section],
    ['Дата доклада', talkDate],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

export const cabinetLink = (publicUrl: string) => ({
  label: 'Открыть личный кабинет',
  url: `${publicUrl}/personal-data`,
});
