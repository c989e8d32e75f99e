import { type Kysely, type Migration, sql } from 'kysely';

/** An address of badges stands for chosen registrations. */
export const badges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('export_links').addColumn('participation_ids', sql`integer[]`).execute();
  },
};
