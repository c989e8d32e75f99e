import { z } from 'zod';

/** Words that a person reads: not empty, without a space at either end. */
export const words = z.string().regex(/^\S(?:.*\S)?$/s, 'must be words without a space at either end');

/** What names a record within its year and stands in addresses: `d1-opening`, `ring`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'must be small Latin letters and digits, joined by - or _');

/** A record's number at the provider. */
export const id = z.int().positive();

/** An instant with its zone. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'must be an instant with zone, 2025-08-01T00:00:00+03:00',
});

/** A calendar day. */
export const day = z.iso.date('must be a day, 2025-10-21');

/** A time of the day in Moscow. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, 09:30');

/** An address elsewhere. */
export const url = z.url({ protocol: /^https$/, error: 'must be an address, https://…' });

/** A span of time; `closesAt` is the first instant after it. */
export const span = z
  .strictObject({ opensAt: instant, closesAt: instant })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), 'closes before it opens');

/** A code that is written with or without quotes: 21 and '21' are the same. */
export const code = z.union(
  [z.int().nonnegative().transform(String), words],
  'must be a code; one with a dot stands in quotes',
);

/** A link with its words: to an address elsewhere, or to a file of the edition's folder `files/`. */
export const link = z
  .strictObject({ label: words, url: url.optional(), file: z.string().min(1).optional() })
  .refine((given) => (given.url === undefined) !== (given.file === undefined), 'must have either an url or a file');
