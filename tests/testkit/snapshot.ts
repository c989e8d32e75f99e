import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overEmbedded, startEmbedded } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { madeOnce } from './madeOnce.ts';

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

/** Makes the snapshot unless one of the present sources is there. Returns its folder. */
export const prepareSnapshot = (): Promise<string> =>
  madeOnce('.cache/provider', SOURCES, async (folder) => {
    const pglite = await startEmbedded(null);
    const database = overEmbedded(pglite);
    await prepareDatabase(database, { mediaDir: join(folder, 'media'), demoData: true });
    const dump = await pglite.dumpDataDir('none');
    await writeFile(join(folder, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
    await database.destroy();
  });
