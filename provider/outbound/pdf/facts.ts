import { stripForbiddenCharacters } from '../../characters.ts';

export type DocumentFacts = {
  fullName: string;
  /** First and middle name, for the salutation. */
  addressed: string;
  isFemale: boolean | null;
  forum: string;
  dates: string;
  place: string;
  format: 'listener' | 'speaker' | 'poster' | 'school';
  /** Of the talk or the poster. */
  talk: string | null;
  section: string | null;
  talkDate: string | null;
  createdAt: Date;
};

/** The facts without forbidden characters, which a viewer would show as boxes or in reversed order. */
export const printable = (facts: DocumentFacts): DocumentFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? stripForbiddenCharacters(value) : value,
    ]),
  ) as DocumentFacts;

/** Both forms if the sex is unknown. */
export const bySex = (isFemale: boolean | null, he: string, she: string, either: string) =>
  isFemale === null ? either : isFemale ? she : he;

/** A long title would leave the page. */
export const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
