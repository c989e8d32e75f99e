import { type Migration, Migrator, sql } from 'kysely';
import { initial } from './migrations/001-initial.ts';
import { outbox } from './migrations/002-outbox.ts';
import type { Database } from './open.ts';
import { writeFiles } from './seed/files.ts';
import { seed } from './seed/seed.ts';

const migrations: Record<string, Migration> = { '001-initial': initial, '002-outbox': outbox };
/** Any number of our own: services that start at once on one server fill the tables once. */
const SEED_LOCK = 20_251_021;

/** Brings the tables up to date; does nothing where they are. */
async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Tables up to date and, where they are empty, sample data in them and sample files in the media folder. */
export async function prepareDatabase(db: Database, mediaDir: string): Promise<void> {
  await migrate(db);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const meeting = await trx.selectFrom('meetings').select('id').limit(1).executeTakeFirst();
    if (!meeting) await writeFiles(await seed(trx), mediaDir);
  });
}
