import { type Kysely, type Migration, sql } from 'kysely';

/** A letter has the ids of its record and of its bulk change, which the author's transaction names. */
export const letterBatches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('messages')
      .addColumn('participation_id', 'integer')
      .addColumn('batch', 'text')
      .execute();
    await sql`
      alter table messages alter column batch set default nullif(current_setting('portal.batch', true), '')`.execute(
      db,
    );
    await sql`create index messages_of_batches on messages (batch) where batch is not null`.execute(db);
  },
};
