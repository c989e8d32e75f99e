import { type Kysely, type Migration, sql } from 'kysely';

/** The excursion's day, after which answers about it are closed; sets it for existing meetings. */
export const excursion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('meetings').addColumn('excursion_on', 'date').execute();
    await sql`update meetings set excursion_on = starts_on where year in (2023, 2024, 2025)`.execute(db);
  },
};
