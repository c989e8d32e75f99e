import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overEmbedded, startEmbedded } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';

const CACHE = '.cache/provider';
const DAY_MS = 86_400_000;
/** What decides the content of a freshly seeded database. */
const SOURCES = [
  'provider/database',
  'provider/accounts/passwords.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

/** A migrated and seeded database as it was dumped, and the media files that its rows name. */
export type Snapshot = { dump: string; media: string };

async function digest(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = source.includes('.')
      ? [source]
      : (await readdir(source, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where the run's snapshot is; the global setup says it to the workers. */
export function locateSnapshot(): Snapshot {
  const folder = process.env.TEST_SNAPSHOT;
  if (!folder) throw new Error('No snapshot: the global setup of the tests did not run.');
  return { dump: join(folder, 'database.tar'), media: join(folder, 'media') };
}

/** Forgets what earlier sources left; another run may still read a fresh one. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Makes the snapshot where there is none of the present sources, and answers its folder. */
export async function prepareSnapshot(): Promise<string> {
  const folder = join(CACHE, await digest());
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await mkdir(made, { recursive: true });
  const pglite = await startEmbedded(null);
  const database = overEmbedded(pglite);
  await prepareDatabase(database, { mediaDir: join(made, 'media'), demoData: true });
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(made, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.destroy();
  await forgetOld();
  // A run at the same time may have been faster.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  return folder;
}
