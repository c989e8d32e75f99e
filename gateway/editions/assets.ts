import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { EditionFile } from '../generated/types.ts';
import { type Mistakes, readContent, visibleNames } from './source.ts';

export const assetsPath = '/editions/';

/** A file of an edition, under an address that changes with its content. */
export interface Asset extends EditionFile {
  path: string;
  file: string;
  /** The file's time of change, in milliseconds since 1970. */
  changedAt: number;
}

const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** How a picture begins, as Latin-1 text. */
const signatures: Record<string, RegExp> = {
  'image/avif': /^.{4}ftyp/s,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  // After a byte order mark, the declaration, comments and a document type; each ends at its first end, so that no long
  // beginning takes long.
  'image/svg+xml':
    /^(?:\xef\xbb\xbf)?\s*(?:<(?:\?(?:(?!\?>).)*\?|!--(?:(?!-->).)*--|!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?)>\s*)*<(?:svg:)?svg[\s>]/s,
};

const nameShape = /^[a-z0-9]+(?:[-_][a-z0-9]+)*\.[a-z]+$/;

const listedTypes = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.keys(mediaTypes));
const nameRule = `must be named by small Latin letters and digits, joined by - or _, and end with ${listedTypes}`;

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

function readAsset(file: string, year: number, mediaType: string, report: Mistakes['add']): Asset | null {
  const content = readContent(file, report);
  if (content === null) return null;
  if (signatures[mediaType]?.test(content.toString('latin1')) === false) report(file, `is no ${mediaType}`);
  const name = basename(file);
  const extension = extname(name);
  const stem = name.slice(0, -extension.length);
  return {
    name,
    size: content.length,
    mediaType,
    path: `${assetsPath}${year}/${stem}.${hashOf(content)}${extension}`,
    file,
    changedAt: statSync(file).mtimeMs,
  };
}

export function readAssets(
  folder: string,
  year: number,
  except: readonly string[],
  report: Mistakes['add'],
): Map<string, Asset> {
  const found = new Map<string, Asset>();
  for (const name of visibleNames(folder)) {
    if (except.includes(name)) continue;
    const file = join(folder, name);
    const mediaType = mediaTypes[extname(name)];
    if (mediaType === undefined || !nameShape.test(name)) {
      report(file, nameRule);
      continue;
    }
    const asset = readAsset(file, year, mediaType, report);
    if (asset !== null) found.set(name, asset);
  }
  return found;
}
