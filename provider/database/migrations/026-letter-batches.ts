import { type Kysely, type Migration, sql } from 'kysely';

/** A letter names the record that it is about and, by the author's transaction, the change of many records. */
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
