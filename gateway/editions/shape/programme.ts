import { z } from 'zod';
import { code, day, slug, time, url, words } from './values.ts';

/** Kinds of what stands in a programme. */
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
  /** Names it within the year for good: links, saved plans and calendars keep it. */
  id: slug,
  kind: z.enum(itemKinds),
  starts: time,
  ends: time,
  title: words,
  speaker: words.optional(),
  chair: z.strictObject({ role: words, name: words }).optional(),
  room: words.optional(),
  building: words.optional(),
  /** Code of a section of the list `sections`. */
  section: code.optional(),
  /** Key of `details`: what 'подробнее' opens (PRG-01). */
  detail: code.optional(),
  link: z.strictObject({ label: words, url }).optional(),
});

/** PRG-06: every part of a row but its id may be left out. */
const row = z.strictObject({
  id: slug,
  starts: time.optional(),
  ends: time.optional(),
  /** Speaker, or the title of what is no talk. */
  header: words.optional(),
  /** Affiliation or role. */
  subheader: words.optional(),
  /** Items of a school have two more lines. */
  subheader1: words.optional(),
  subheader2: words.optional(),
  /** Title of the talk. */
  main: words.optional(),
});

const detail = z.strictObject({
  title: words,
  rows: z.array(row).default([]),
  /** Id of a poster list of posters.yaml. */
  posters: slug.optional(),
});

/** programme.yaml: days with their items, and what 'подробнее' opens by its type code. */
export const programmeShape = z.strictObject({
  /** Whether names and titles are samples for the organisers to replace (ruling R6). */
  isSample: z.boolean().default(false),
  sections: z.array(z.strictObject({ code, title: words })).default([]),
  days: z.array(z.strictObject({ id: slug, date: day, label: words, items: z.array(item).min(1) })).min(1),
  details: z.record(z.string(), detail).default({}),
});

export type ProgrammeSource = z.infer<typeof programmeShape>;
