import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overEmbedded, startEmbedded } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { hashOfFiles } from '../../scripts/hash.ts';

const CACHE = '.cache/provider';
const DAY_MS = 86_400_000;
/** What decides the content of a freshly seeded database. */
const SOURCES = [
  'provider/database',
  'provider/references',
  'provider/accounts/passwords.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

/** A migrated and seeded database as it was dumped, and the media files that its rows name. */
export type Snapshot = { dump: string; media: string };

/** Where the run's snapshot is: the global setup names it to the workers. */
export function locateSnapshot(): Snapshot {
  const folder = process.env.TEST_SNAPSHOT;
  if (!folder) throw new Error('No snapshot: the global setup of the tests did not run.');
  return { dump: join(folder, 'database.tar'), media: join(folder, 'media') };
}

/** Fills an empty data folder of a provider process, which would take seconds to do it itself. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const { dump, media } = locateSnapshot();
  await cp(media, join(dataDir, 'media'), { recursive: true });
  const pglite = await startEmbedded(join(dataDir, 'database'), new Blob([await readFile(dump)]));
  await pglite.close();
}

/** Deletes what earlier sources left; another run may still read a fresh one. */
async function deleteOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Makes the snapshot unless one of the present sources is there. Returns its folder. */
export async function prepareSnapshot(): Promise<string> {
  const folder = join(CACHE, hashOfFiles(SOURCES));
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await mkdir(made, { recursive: true });
  const pglite = await startEmbedded(null);
  const database = overEmbedded(pglite);
  await prepareDatabase(database, { mediaDir: join(made, 'media'), demoData: true });
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(made, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.destroy();
  await deleteOld();
  // A run at the same time may have been faster.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  return folder;
}
