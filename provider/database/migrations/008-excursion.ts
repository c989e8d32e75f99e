import { type Kysely, type Migration, sql } from 'kysely';

/** The day of the excursion, after which nobody answers about it any more; meetings that are there already get theirs. */
export const excursion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('meetings').addColumn('excursion_on', 'date').execute();
    await sql`update meetings set excursion_on = starts_on where year in (2023, 2024, 2025)`.execute(db);
  },
};
