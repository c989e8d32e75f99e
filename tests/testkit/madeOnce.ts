import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfFiles } from '../../scripts/hash.ts';

const DAY_MS = 86_400_000;

/** A folder that `make` fills once for the present content of its sources. Deletes those of earlier sources after a day. */
export async function madeOnce(
  cache: string,
  sources: string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, hashOfFiles(sources));
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await mkdir(made, { recursive: true });
  await make(made);
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name));
    // Another run may still read a fresh one.
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(cache, name), { recursive: true, force: true });
  }
  // A run at the same time may have been faster.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  return folder;
}
