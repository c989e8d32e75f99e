/**
 * `npm run seed -- --participations 10000`: adds sample people to the reference provider's database until the current
 * forum has this number of participations, the same at every run. The portal must not run on the embedded database
 * meanwhile.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { withDatabase } from '../provider/commands/database.ts';
import { seedCrowd } from '../provider/database/seed/crowd.ts';
import { writeFiles } from '../provider/database/seed/files.ts';
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
  await withDatabase(provider, async (db, mediaDir) => {
    const { added, files } = await db.transaction().execute((trx) => seedCrowd(trx, count));
    await writeFiles(files, mediaDir);
    // The embedded database has no autovacuum: this updates planner statistics and frees the space of replaced rows.
    await sql`vacuum analyze`.execute(db);
    console.log(`${added} participations added, ${files.length} files`);
  });
}

await run(main);
