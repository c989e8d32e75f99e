import type { Kysely, Migration } from 'kysely';

/** Whether the public list of participants shows the person. */
export const publicity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('individuals')
      .addColumn('is_listed', 'boolean', (c) => c.notNull().defaultTo(true))
      .execute();
  },
};
