import { type Kysely, type Migration, sql } from 'kysely';

/** Windows of the older variant of the cabinet; sets those of existing meetings. */
export const olderCabinet: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('meetings')
      .addColumn('variant_registration_opens', 'timestamptz')
      .addColumn('variant_registration_closes', 'timestamptz')
      .addColumn('variant_thesis_closes', 'timestamptz')
      .execute();
    await sql`
      update meetings set
        variant_registration_opens = '2025-09-30T00:00:00+03:00',
        variant_registration_closes = '2025-10-23T00:00:00+03:00',
        variant_thesis_closes = '2025-10-23T00:00:00+03:00'
      where year = 2025
    `.execute(db);
  },
};
