import { z } from 'zod';
import { code, day, slug, time, url, words } from './values.ts';

export const itemKinds = [
  'ceremony',
  'plenary',
  'section',
  'school',
  'posters',
  'roundTable',
  'panel',
  'symposium',
  'lecture',
  'conference',
  'break',
  'excursion',
  'registration',
  'exhibition',
] as const;

const item = z.strictObject({
  /** Permanent within the year: links, saved plans and calendars use it. */
  id: slug,
  kind: z.enum(itemKinds),
  starts: time,
  ends: time,
  title: words,
  speaker: words.optional(),
  chair: z.strictObject({ role: words, name: words }).optional(),
  room: words.optional(),
  building: words.optional(),
  section: code.optional(),
  /** Key of `details`, which 'подробнее' opens (PRG-01). */
  detail: code.optional(),
  link: z.strictObject({ label: words, url }).optional(),
});

/** PRG-06: only the id is required. */
const row = z.strictObject({
  id: slug,
  starts: time.optional(),
  ends: time.optional(),
  /** Speaker, or the title of an entry that is not a talk. */
  header: words.optional(),
  subheader: words.optional(),
  /** Entries of a school have two more lines. */
  subheader1: words.optional(),
  subheader2: words.optional(),
  main: words.optional(),
  /** The published abstract of the talk; a blank line separates paragraphs. */
  abstract: words.optional(),
});

const detail = z.strictObject({
  title: words,
  rows: z.array(row).default([]),
  posters: slug.optional(),
});

export const programmeShape = z.strictObject({
  /** Marks names and titles as samples, which the organisers replace (ruling R6). */
  isSample: z.boolean().default(false),
  sections: z.array(z.strictObject({ code, title: words })).default([]),
  days: z.array(z.strictObject({ id: slug, date: day, label: words, items: z.array(item).min(1) })).min(1),
  details: z.record(z.string(), detail).default({}),
});

export type ProgrammeSource = z.infer<typeof programmeShape>;
