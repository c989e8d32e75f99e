import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { editionsFolder, yearsIn } from './load.ts';
import { EditionsError, OPEN_PLACE, visibleNames } from './source.ts';
import { consentsFolder } from './texts.ts';

/** Parts of an earlier edition that the new one does not copy: they end with their year, or come later in the new year. */
const leftOut = [
  'closesOn',
  'expiredWindows',
  'secondReading',
  'news',
  'highlights',
  'thesisCollection',
  'heroPhoto',
  'albumUrl',
];
const screensOfLater = ['programme', 'thesisCollection', 'photos'];

const span = { opensAt: OPEN_PLACE, closesAt: OPEN_PLACE };

/** Values that differ from year to year. */
const openEachYear: Record<string, unknown> = {
  meetingId: OPEN_PLACE,
  startsOn: OPEN_PLACE,
  endsOn: OPEN_PLACE,
  excursionOn: OPEN_PLACE,
  registrationWindow: span,
  thesesWindow: span,
  schoolWindow: span,
  certificatesFrom: OPEN_PLACE,
  openGraphImage: OPEN_PLACE,
};

/** Values that are invented in the shipped editions. */
const openInSamples: Record<string, unknown> = {
  title: OPEN_PLACE,
  summary: OPEN_PLACE,
  place: OPEN_PLACE,
  otherOrganizationId: OPEN_PLACE,
  otherPositionId: OPEN_PLACE,
  facts: [{ term: OPEN_PLACE, value: OPEN_PLACE }],
  topics: [{ title: OPEN_PLACE }],
  organisers: [{ title: OPEN_PLACE, members: [{ name: OPEN_PLACE, affiliation: OPEN_PLACE }] }],
  contacts: { institute: OPEN_PLACE, person: OPEN_PLACE, email: OPEN_PLACE, postalAddress: OPEN_PLACE },
  venue: { name: OPEN_PLACE, address: OPEN_PLACE },
  partners: [{ name: OPEN_PLACE }],
  theses: { links: [] },
  projects: [],
};

/** Replaces the values of keys that the document has. */
function replaceValues(document: Document.Parsed, places: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(places)) {
    if (document.has(key)) document.set(key, document.createNode(value));
  }
}

/** Marks a key in each record of a list that has the key. */
function markInList(
  document: Document.Parsed,
  list: string,
  keys: readonly string[],
  mark = (_: string) => OPEN_PLACE,
) {
  const records = document.get(list);
  if (!isSeq(records)) return;
  for (const record of records.items) {
    for (const key of keys) if (isMap(record) && record.has(key)) record.set(key, mark(String(record.get(key))));
  }
}

/** Marks a text that the organisers check; they remove the mark. */
const toCheck = (text: string) => `${OPEN_PLACE}: ${text}`;

/** Before there is a programme, its days are unknown: the texts name the days of the forum instead. */
const withoutProgramme = (text: string) => text.replaceAll(/\{programme(?=[:}])/g, '{forum');

function nextEdition(text: string, year: number, before: number, isSample: boolean): string {
  const renamed = (value: string) => value.replaceAll(String(before), String(year));
  const [comment = ''] = /^(?:#.*\n)+/.exec(text) ?? [];
  const document = parseDocument(renamed(comment) + withoutProgramme(text.slice(comment.length)));
  document.set('year', year);
  for (const key of ['title', 'shortTitle', 'summary']) document.set(key, renamed(String(document.get(key))));
  for (const key of leftOut) document.delete(key);
  const screens = document.get('screens');
  if (isSeq(screens)) {
    const kept = (screens.toJSON() as string[]).filter((screen) => !screensOfLater.includes(screen));
    document.set('screens', document.createNode(kept, { flow: true }));
  }
  replaceValues(document, openEachYear);
  document.setIn(['school', 'sectionId'], OPEN_PLACE);
  markInList(document, 'keyDates', ['startsOn', 'endsOn']);
  markInList(document, 'mailings', ['type', 'title']);
  if (isSample) {
    replaceValues(document, openInSamples);
    markInList(document, 'keyDates', ['title'], toCheck);
    markInList(document, 'formats', ['description'], toCheck);
    document.setIn(['school', 'title'], OPEN_PLACE);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function readNext(folder: string, from: string, ...rest: [year: number, before: number, isSample: boolean]): string {
  try {
    return nextEdition(readFileSync(join(from, 'edition.yaml'), 'utf8'), ...rest);
  } catch {
    throw new EditionsError(`${from} has mistakes: npm run check:editions -- ${folder} names them`);
  }
}

function makeFolder(path: string, folder: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new EditionsError(`cannot write to ${folder} (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Makes the folder of a year from the newest edition of `folder`, or from the shipped one if `folder` has none. It marks what
 * the organisers must fill in, and the check of the editions names each mark.
 * @returns the new folder, and the edition that it was made from
 * @throws EditionsError if the folder of the year exists or cannot be made, or the earlier edition has mistakes
 */
export function makeEdition(folder: string, year: number): { made: string; from: string } {
  const made = join(folder, String(year));
  if (existsSync(made)) throw new EditionsError(`${made} exists already`);
  const own = existsSync(folder) ? yearsIn(folder) : [];
  const base = own.length > 0 ? folder : editionsFolder;
  const before = Math.max(...yearsIn(base).map(Number));
  const from = join(base, String(before));

  const edition = readNext(folder, from, year, before, own.length === 0);
  makeFolder(join(made, 'texts'), folder);
  const written = [edition];
  writeFileSync(join(made, 'edition.yaml'), edition);
  for (const name of visibleNames(join(from, 'texts'))) {
    if (name === 'collection.md' || name === consentsFolder) continue;
    const text = withoutProgramme(readFileSync(join(from, 'texts', name), 'utf8'));
    writeFileSync(
      join(made, 'texts', name),
      `${OPEN_PLACE}: check this text for ${year}, then remove this line.\n\n${text}`,
    );
    written.push(text);
  }
  // People agree to the same documents until the organisers write new ones; the shipped ones are samples.
  const consents = join('texts', consentsFolder);
  if (own.length > 0 && existsSync(join(from, consents)))
    cpSync(join(from, consents), join(made, consents), { recursive: true });
  const named = visibleNames(join(from, 'files')).filter((name) => written.some((text) => text.includes(name)));
  if (named.length > 0) mkdirSync(join(made, 'files'));
  for (const name of named) copyFileSync(join(from, 'files', name), join(made, 'files', name));
  return { made, from };
}
