import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

/** A hash of the names and contents of files, and of all files in folders; independent of times. */
export function hashOfFiles(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
