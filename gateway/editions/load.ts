import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true });
const id = z.int().positive();
const window = z
  .strictObject({ opensAt: instant, closesAt: instant })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), 'closes before it opens');

const editionShape = z.strictObject({
  year: z.int().min(2000).max(2100),
  meetingId: id,
  title: z.string().min(1),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  excursionOn: z.iso.date().nullable().default(null),
  registrationWindow: window,
  thesesWindow: window,
  schoolWindow: window,
  certificatesFrom: instant,
  expiredVariant: z
    .strictObject({ registrationWindow: window, thesesWindow: window, certificatesFrom: instant })
    .nullable()
    .default(null),
  siteType: z.enum(['forum', 'sister']),
  otherOrganizationId: id,
  otherPositionId: id,
  school: z.strictObject({
    title: z.string().min(1),
    sectionId: id,
    comment: z.string().min(1),
    type: z.literal([1, 2, 3]),
  }),
});

/** One year's forum, as its folder tells it. */
export type EditionData = z.infer<typeof editionShape>;

/** All editions; the current one is the newest. */
export interface Editions {
  current: EditionData;
  byYear(year: number): EditionData | null;
}

const editionsFolder = fileURLToPath(new URL('.', import.meta.url));

function readEdition(folder: string, year: string): EditionData {
  const file = join(folder, year, 'edition.yaml');
  const result = editionShape.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${file}:\n${faults.join('\n')}`);
  }
  if (String(result.data.year) !== year) throw new Error(`${file}:\n  year: is not the name of its folder`);
  return result.data;
}

/** Reads and checks the data of every edition at start; a mistake names its file and place. */
export function loadEditions(folder: string = editionsFolder): Editions {
  const years = readdirSync(folder).filter((name) => /^\d{4}$/.test(name));
  const editions = years.sort().map((year) => readEdition(folder, year));
  const current = editions.at(-1);
  if (current === undefined) throw new Error(`${folder} holds no edition`);
  return { current, byYear: (year) => editions.find((edition) => edition.year === year) ?? null };
}
