/**
 * `npm run seed -- --participations 10000`: adds sample people to the reference provider's database until the current
 * forum has this number of participations, the same at every run. The portal must not run on the embedded database
 * meanwhile.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../provider/database/open.ts';
import { prepareDatabase } from '../provider/database/prepare.ts';
import { seedCrowd } from '../provider/database/seed/crowd.ts';
import { writeFiles } from '../provider/database/seed/files.ts';
import { lockDataDir } from '../provider/dataDirLock.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

const USAGE = 'npm run seed -- --participations 10000';
const MOST = 100_000;

function readCount(): number {
  const { values } = parseArgs({ options: { participations: { type: 'string' } } });
  const count = Number(values.participations);
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new Error(`${USAGE}: from 1 to ${MOST}`);
  return count;
}

async function main(): Promise<void> {
  const count = readCount();
  const { provider } = readSettings();
  if (!provider) throw new Error('seed works only with the reference provider, but PROVIDER_URL selects another one.');
  const { dataDir, databaseUrl, demoData } = provider;
  const mediaDir = join(dataDir, 'media');
  const warn = (facts: object, text: string) => console.warn(text, facts);
  const database = await openLocked();
  try {
    await prepareDatabase(database.db, { mediaDir, demoData });
    const { added, files } = await database.db.transaction().execute((trx) => seedCrowd(trx, count));
    await writeFiles(files, mediaDir);
    // The embedded database has no autovacuum: this updates planner statistics and frees the space of replaced rows.
    await sql`vacuum analyze`.execute(database.db);
    console.log(`${added} participations added, ${files.length} files`);
  } finally {
    await database.close();
  }

  /** A server accepts any number of services; the embedded database accepts only one. */
  async function openLocked() {
    await mkdir(mediaDir, { recursive: true });
    const unlock = databaseUrl
      ? null
      : await lockDataDir(dataDir, (code) => warn({ code }, 'cannot lock the data folder'));
    const db = await openDatabase(provider ?? { dataDir }, { warn });
    return {
      db,
      close: async () => {
        await db.destroy();
        await unlock?.();
      },
    };
  }
}

await run(main);
