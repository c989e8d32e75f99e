/**
 * `npm run seed -- --participations 10000`: adds sample people to the reference provider's database until the current
 * forum has this number of participations, the same at every run. The portal must not run on the embedded database
 * meanwhile.
 */
import { sql } from 'kysely';
import { CommandError } from '../provider/commandError.ts';
import { runCommand, withDatabase } from '../provider/commands/database.ts';
import { seedCrowd } from '../provider/database/seed/crowd.ts';
import { writeFiles } from '../provider/database/seed/files.ts';

const USAGE = 'npm run seed -- --participations 10000';
const MOST = 100_000;

function readCount(args: readonly string[]): number {
  const count = Number(/^--participations[= ](\d+)$/.exec(args.join(' '))?.[1]);
  if (!(count >= 1 && count <= MOST)) throw new CommandError(`${USAGE}: from 1 to ${MOST}`);
  return count;
}

await runCommand(async (args, config) => {
  const count = readCount(args);
  if (process.env.PROVIDER_URL)
    throw new CommandError('seed works only with the reference provider, but PROVIDER_URL selects another one.');
  await withDatabase(config, async (db, mediaDir) => {
    const { added, files } = await db.transaction().execute((trx) => seedCrowd(trx, count));
    await writeFiles(files, mediaDir);
    // The embedded database has no autovacuum: this updates planner statistics and frees the space of replaced rows.
    await sql`vacuum analyze`.execute(db);
    console.log(`${added} participations added, ${files.length} files`);
  });
});
