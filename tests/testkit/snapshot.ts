import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overEmbedded, startEmbedded } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';

const CACHE = '.cache/provider';
/** What decides the content of a freshly seeded database. */
const SOURCES = ['provider/database', 'provider/accounts/passwords.ts', 'package-lock.json'];

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

/** Where the snapshot of the present sources is, or will be. */
export async function locateSnapshot(): Promise<Snapshot & { folder: string }> {
  const folder = join(CACHE, await digest());
  return { folder, dump: join(folder, 'database.tar'), media: join(folder, 'media') };
}

/** Makes the snapshot where there is none of the present sources; forgets those of earlier ones. */
export async function prepareSnapshot(): Promise<void> {
  const { folder } = await locateSnapshot();
  if (existsSync(folder)) return;
  const made = `${folder}.${process.pid}`;
  await mkdir(made, { recursive: true });
  const pglite = await startEmbedded(null);
  const database = overEmbedded(pglite);
  await prepareDatabase(database, join(made, 'media'));
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(made, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.destroy();
  for (const old of await readdir(CACHE)) {
    // Another run may be making its own just now: those folders carry a process id.
    if (!old.includes('.')) await rm(join(CACHE, old), { recursive: true, force: true });
  }
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
}
