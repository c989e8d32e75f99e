import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documentsIn = (folder: string) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));
};
/** A superseded decision names the tree of its time. */
const current = ['.', 'docs', 'docs/decisions']
  .flatMap(documentsIn)
  .filter(({ text }) => !text.includes('· Status: superseded'));

const FOLDERS = ['schema', 'gateway', 'provider', 'web', 'tests', 'scripts', 'deploy', 'docs'];
const tree = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `/${folder}/${path}`));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const spansOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
/** Places of a document, as `file: place`, that `isWrong`. */
const wrong = (
  documents: typeof current,
  placesOf: (text: string) => string[],
  isWrong: (place: string, file: string) => boolean,
) =>
  documents.flatMap(({ file, text }) =>
    placesOf(text).flatMap((place) => (isWrong(place, file) ? `${file}: ${place}` : [])),
  );

describe('the documents', () => {
  it('name only files and folders that exist', () => {
    const paths = (text: string) =>
      spansOf(text)
        .map((span) => span.replace(/:\d+$|\/$/, ''))
        .filter((span) => /^[\w.-]+(\/[\w.-]+)*$/.test(span))
        .filter((span) => FOLDERS.includes(span.split('/')[0] ?? '') || /\/.*\.(tsx?|cjs|graphql|yaml|sh)$/.test(span));
    expect(
      wrong(current, paths, (path) => !tree.some((known) => known.endsWith(`/${path}`)) && !existsSync(path)),
    ).toEqual([]);
  });

  it('link only files that exist', () => {
    const links = (text: string) =>
      [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target]) => target ?? '');
    const isLost = (target: string, file: string) =>
      !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), target));
    expect(wrong(current, links, isLost)).toEqual([]);
  });

  it('name only commands of package.json', () => {
    const commands = (text: string) => [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name]) => name ?? '');
    expect(wrong(current, commands, (name) => !(name in scripts))).toEqual([]);
  });
});
