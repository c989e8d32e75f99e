import { z } from 'zod';
import { isListFlag } from '../../provider/calls/participants.ts';
import { day, id, instant, link, slug, span, text, url, words } from './values.ts';

const listFlag = words.refine(isListFlag, 'is no flag of the lists in schema/provider.openapi.yaml');

/** Screens that an edition may have; the page knows their addresses (PUB-07). */
const screens = [
  'organisers',
  'contacts',
  'programme',
  'theses',
  'thesisCollection',
  'photos',
  'tour',
  'participants',
] as const;

const keyDate = z
  .strictObject({
    id: slug,
    title: words,
    startsOn: day,
    endsOn: day.optional(),
    /** What the date means, in a sentence. */
    note: words.nullable().default(null),
    /** The edition's date that this one repeats and must equal; omitted for a date that appears only here. */
    dayOf: z.enum(['forum', 'registrationOpens', 'registrationCloses', 'thesesCloses', 'schoolCloses']).optional(),
    /** This date is the deadline for confirming participation (REG-06). At most one date a year has it. */
    deadlineOf: z.literal('confirmation').optional(),
  })
  .refine(({ startsOn, endsOn }) => endsOn === undefined || startsOn <= endsOn, 'ends before it starts');

/** A square picture in files/: a portrait or a logo. */
const picture = text.nullable().default(null);

const organiser = z.strictObject({
  name: words,
  role: words.nullable().default(null),
  affiliation: words.nullable().default(null),
  url: url.nullable().default(null),
  picture,
});

const contacts = z.strictObject({
  institute: words,
  person: words,
  role: words.nullable().default(null),
  email: z.email('must be an e-mail address'),
  phone: words.nullable().default(null),
  postalAddress: words,
});

const venue = z.strictObject({
  name: words,
  address: words,
  /** A drawing in files/ with its size in pixels and its description. */
  map: z.strictObject({ file: text, alt: words, width: id, height: id }).nullable().default(null),
  travel: z.array(z.strictObject({ title: words, text: words })).default([]),
  passOffice: words.nullable().default(null),
});

const thesisCollection = z.strictObject({
  title: words,
  /** Pages of the printed collection. */
  pages: id.nullable().default(null),
  /** Id of an image of the gallery. */
  cover: slug.nullable().default(null),
  links: z.array(link).min(1),
  /** `page` counts the pages of the first linked PDF, its cover included. */
  contents: z.array(z.strictObject({ title: words, authors: words, page: id })).default([]),
});

const news = z.strictObject({
  id: slug,
  publishedOn: day,
  title: words,
  text: words.nullable().default(null),
  /** Information letters as files, and other pages. */
  links: z.array(link).default([]),
});

export const editionShape = z.strictObject({
  year: z.int().min(2000).max(2100),
  meetingId: id,
  title: words,
  shortTitle: words,
  /** For search engines and messengers: one or two sentences. */
  summary: words,
  place: words,
  startsOn: day,
  endsOn: day,
  excursionOn: day.nullable().default(null),
  /** The last day on which moderators work with the edition although a newer one is current. */
  closesOn: day.nullable().default(null),
  registrationWindow: span,
  thesesWindow: span,
  /** Limits that the author of an uploaded thesis is warned of (PUB-03); null for no limits. */
  thesesLimits: z.strictObject({ pages: id, characters: id }).nullable().default(null),
  schoolWindow: span,
  certificatesFrom: instant,
  /** The older variant of the cabinet (CAB-06). */
  expiredWindows: z
    .strictObject({ registrationWindow: span, thesesWindow: span, certificatesFrom: instant })
    .nullable()
    .default(null),
  /**
   * What a new account agrees to (ruling R21): one box for the privacy policy, which starts ticked, or two empty ones for
   * the documents in texts/consents/.
   */
  consent: z.enum(['policy', 'separate']).default('policy'),
  siteType: text,
  otherOrganizationId: id,
  otherPositionId: id,
  school: z.strictObject({ title: words, sectionId: id, comment: words, type: z.literal([1, 2, 3]) }),

  screens: z.array(z.enum(screens)).min(1),
  /** Year whose programme is another reading of this one (ruling R6). */
  secondReading: z.int().nullable().default(null),
  /** Projects with a separate list of participants at `/{slug}-users` (LST-07, ruling R10). */
  projects: z.array(z.strictObject({ slug, title: words, listFlag })).default([]),
  /** Mailing lists of this year by the provider's names (DSH-02). */
  mailings: z.array(z.strictObject({ type: words, title: words })).default([]),
  facts: z.array(z.strictObject({ term: words, value: words })).default([]),
  topics: z.array(z.strictObject({ title: words, description: words.nullable().default(null) })).default([]),
  formats: z
    .array(z.strictObject({ format: z.enum(['listener', 'speaker', 'poster']), title: words, description: words }))
    .default([]),
  keyDates: z.array(keyDate).default([]),
  /** News and information letters; the portal shows the newest first. */
  news: z.array(news).default([]),
  figures: z.array(z.strictObject({ value: words, label: words })).default([]),
  organisers: z.array(z.strictObject({ title: words, members: z.array(organiser).min(1) })).default([]),
  contacts: contacts.nullable().default(null),
  theses: z
    .strictObject({ links: z.array(link).default([]) })
    .nullable()
    .default(null),
  thesisCollection: thesisCollection.nullable().default(null),
  venue: venue.nullable().default(null),
  partners: z.array(z.strictObject({ name: words, url: url.nullable().default(null), picture })).default([]),
  /** Whether the pictures of organisers and partners are samples; the page then says so. */
  hasSamplePictures: z.boolean().default(false),
  /** Ids of items of the programme that the home page announces. */
  highlights: z.array(slug).default([]),
  /** Id of an image of the gallery, behind the title of the home page. */
  heroPhoto: slug.nullable().default(null),
  albumUrl: url.nullable().default(null),
  /** Names in files/: the picture of link previews, 1200×630, and the drawing of the home page. */
  openGraphImage: text.nullable().default(null),
  heroImage: text.nullable().default(null),
});

export type EditionSource = z.infer<typeof editionShape>;
