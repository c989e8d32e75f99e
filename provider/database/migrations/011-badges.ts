import { type Kysely, type Migration, sql } from 'kysely';

/** An export link can name chosen registrations, for badges. */
export const badges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('export_links').addColumn('participation_ids', sql`integer[]`).execute();
  },
};
