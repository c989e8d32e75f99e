import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micromark } from 'micromark';
import type { Asset } from './assets.ts';
import { isOpenPlace, type Mistakes, openPlaceMessage } from './source.ts';

const textNames = ['about', 'tour', 'theses', 'collection'] as const;

/** Safe HTML; null for an absent text. */
export type Texts = Record<(typeof textNames)[number], string | null>;

const fileLink = /(?<=href=")files\/([^"]*)(?=")/g;

/** Puts dates in their places in a line of a text. */
export type FillLine = (line: string, report: (message: string) => void) => string;

/** micromark escapes raw HTML and dangerous links by default. */
function readText(file: string, files: Map<string, Asset>, fill: FillLine, mistakes: Mistakes): string {
  const source = readFileSync(file, 'utf8');
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

export function readTexts(folder: string, files: Map<string, Asset>, fill: FillLine, mistakes: Mistakes): Texts {
  const texts: Texts = { about: null, tour: null, theses: null, collection: null };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const fileName of names) {
    const name = textNames.find((known) => `${known}.md` === fileName);
    if (name === undefined) mistakes.add(join(folder, fileName), `must be one of ${textNames.join('.md, ')}.md`);
    else texts[name] = readText(join(folder, fileName), files, fill, mistakes);
  }
  return texts;
}
