import { join } from 'node:path';
import { micromark } from 'micromark';
import type { Asset } from './assets.ts';
import { isOpenPlace, type Mistakes, openPlaceMessage, readUtf8, visibleNames } from './source.ts';

const textNames = ['about', 'tour', 'theses', 'collection'] as const;

/** Safe HTML; null for an absent text. */
export type Texts = Record<(typeof textNames)[number], string | null>;

const fileLink = /(?<=href=")files\/([^"]*)(?=")/g;

/** Puts dates in their places in a line of a text. */
export type FillLine = (line: string, report: (message: string) => void) => string;

/** What a document asks consent to. */
const purposes = ['processing', 'publication'] as const;

/** A document that a new account can be asked to agree to, in one of its versions. */
export interface ConsentText {
  purpose: (typeof purposes)[number];
  /** Its name, with the day from which it applies: `processing-2025-09-01`. */
  version: string;
  /** Safe HTML. */
  text: string;
}

/** micromark escapes raw HTML and dangerous links by default. */
function readText(file: string, files: Map<string, Asset>, fill: FillLine, mistakes: Mistakes): string {
  const source = readUtf8(file, mistakes.add);
  if (source === null) return '';
  if (source.trim() === '') mistakes.add(file, 'is empty');
  const lines = source
    .split('\n')
    .map((line, index) => fill(line, (message) => mistakes.add(file, message, index + 1)));
  const markdown = lines.join('\n');
  for (const [index, line] of lines.entries()) {
    if (isOpenPlace(line)) mistakes.add(file, openPlaceMessage, index + 1);
    if (/^# /.test(line)) mistakes.add(file, 'headings begin with ##: the page has its own first heading', index + 1);
  }
  return micromark(markdown).replace(fileLink, (whole, name: string) => {
    const asset = files.get(name);
    if (asset !== undefined) return asset.path;
    const line = lines.findIndex((text) => text.includes(whole));
    mistakes.add(file, `${whole} is not in the edition's folder`, line + 1);
    return whole;
  });
}

/** Below texts/. */
export const consentsFolder = 'consents';

const consentName = /^(processing|publication)-(\d{4}-\d{2}-\d{2})\.md$/;

/** The documents in texts/consents/, the newest version of each first. Dates stay as written: a version never changes. */
export function readConsents(folder: string, files: Map<string, Asset>, mistakes: Mistakes): ConsentText[] {
  const place = join(folder, consentsFolder);
  return visibleNames(place)
    .reverse()
    .flatMap((fileName) => {
      const file = join(place, fileName);
      const [, name, day] = consentName.exec(fileName) ?? [];
      const purpose = purposes.find((known) => known === name);
      if (purpose === undefined || Number.isNaN(Date.parse(day ?? ''))) {
        mistakes.add(file, 'must be named processing-YYYY-MM-DD.md or publication-YYYY-MM-DD.md');
        return [];
      }
      return { purpose, version: `${purpose}-${day}`, text: readText(file, files, (line) => line, mistakes) };
    });
}

export function readTexts(folder: string, files: Map<string, Asset>, fill: FillLine, mistakes: Mistakes): Texts {
  const texts: Texts = { about: null, tour: null, theses: null, collection: null };
  for (const fileName of visibleNames(folder).filter((name) => name !== consentsFolder)) {
    const name = textNames.find((known) => `${known}.md` === fileName);
    if (name === undefined) mistakes.add(join(folder, fileName), `must be one of ${textNames.join('.md, ')}.md`);
    else texts[name] = readText(join(folder, fileName), files, fill, mistakes);
  }
  return texts;
}
