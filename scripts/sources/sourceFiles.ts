import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the sources; `path` begins at the root. */
export interface SourceFile {
  path: string;
  text: string;
}

export const readSource = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });

const isGenerated = (path: string) => path.endsWith('.generated.ts') || path.includes('/generated/');

/** The hand-written `.ts` and `.tsx` files below a folder. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !isGenerated(path))
    .sort()
    .map(readSource);
