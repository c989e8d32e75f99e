import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './atEnd.ts';

/** An empty folder for the tests of a file, removed after them. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A separate upload folder for the tests of a file, because other test files run at the same time. */
export async function ownSpool(): Promise<{ files(): Promise<string[]> }> {
  const before = process.env.TMPDIR;
  const folder = await temporaryFolder();
  process.env.TMPDIR = folder;
  atEnd(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  return { files: async () => (await readdir(folder)).filter((name) => name.startsWith('capacitor-')) };
}
