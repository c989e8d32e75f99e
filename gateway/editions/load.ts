import { fileURLToPath } from 'node:url';
import { type EditionData, type ReadEdition, readEdition } from './readEdition.ts';
import { collectMistakes, EditionsError, listFolder } from './source.ts';

export type Editions = ReturnType<typeof loadEditions>;

/** The editions that ship with the gateway: samples. */
export const editionsFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Names of the subfolders that are a year's.
 * @throws EditionsError if the folder cannot be read
 */
export const yearsIn = (folder: string): string[] => listFolder(folder).filter((name) => /^\d{4}$/.test(name));

/** @param editions the newest first */
function checkTogether(editions: ReadEdition[]): void {
  const [current] = editions;
  // The cabinet leads to the screen of the current edition; the archive has none.
  if (current?.excursionOn && !current.screens.includes('tour'))
    current.source.report(['excursionOn'], 'screens lacks tour');
  for (const { meetingId, secondReading, source } of editions) {
    // A copied year is the newer one.
    const oldest = editions.findLast((other) => other.meetingId === meetingId);
    if (oldest && oldest.source !== source) {
      source.report(['meetingId'], `meeting ${meetingId} already belongs to ${oldest.year}`);
    }
    const isRead =
      secondReading === null || editions.some(({ year, programme }) => year === secondReading && programme);
    if (!isRead) source.report(['secondReading'], `${secondReading} has no programme`);
  }
}

/** All requests share the editions, so nothing may change them. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/**
 * Reads and checks every edition at start (ruling R14).
 * @param years names of the subfolders to read
 * @throws EditionsError that lists every mistake with its file and line
 */
export function loadEditions(folder: string = editionsFolder, years?: readonly string[]) {
  const mistakes = collectMistakes();
  const loaded = (years ?? yearsIn(folder))
    .flatMap((year) => readEdition(folder, year, mistakes) ?? [])
    .sort((a, b) => b.year - a.year);
  if (mistakes.lines.length === 0) checkTogether(loaded);
  if (mistakes.lines.length > 0) throw new EditionsError('Editions are wrong:', mistakes.lines);
  const all: EditionData[] = loaded.map(({ source: _, ...edition }, index) =>
    freeze({ ...edition, isCurrent: index === 0 }),
  );
  const [current] = all;
  if (current === undefined)
    throw new EditionsError(`${folder} holds no edition: npm run edition -- YEAR ${folder} makes one`);
  /** The newest first; `current` is the newest. */
  return { current, all, byYear: (year: number) => all.find((edition) => edition.year === year) ?? null };
}
