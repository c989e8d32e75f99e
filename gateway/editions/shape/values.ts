import { z } from 'zod';

const string = z.string('must be a text: put it in quotes');

export const text = string.min(1, 'is empty');

export const words = string.regex(/^\S(?:.*\S)?$/s, 'must be words without a space at either end');

/** Names a record within its year, also in addresses: `d1-opening`, `ring`. */
export const slug = string.regex(
  /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  'must be small Latin letters and digits, joined by - or _',
);

export const id = z.int().positive();

export const instant = z.iso.datetime({
  offset: true,
  error: 'must be an instant with zone, 2025-08-01T00:00:00+03:00',
});

export const day = z.iso.date('must be a day, 2025-10-21');

/** Moscow time. */
export const time = string.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, 09:30');

export const url = z.url({ protocol: /^https$/, error: 'must be an address, https://…' });

/** `closesAt` is the first instant after the span. */
export const span = z
  .strictObject({ opensAt: instant, closesAt: instant })
  .refine(({ opensAt, closesAt }) => !(Date.parse(opensAt) >= Date.parse(closesAt)), 'closes before it opens');

/** YAML reads 21 as a number and '21' as a text; both are the same code. */
export const code = z.union(
  [z.int().nonnegative().transform(String), words],
  'must be a code, in quotes if it has a dot',
);

/** Leads to another site, or to a file of the edition's folder `files/`. */
export const link = z
  .strictObject({ label: words, url: url.optional(), file: text.optional() })
  .refine((given) => (given.url === undefined) !== (given.file === undefined), 'must have either an url or a file');
