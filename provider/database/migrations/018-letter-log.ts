import { type Kysely, type Migration, sql } from 'kysely';

/** A sent letter stays as one line of the letter log; letters stored by the demonstration's mailbox count as sent. */
export const letterLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('sent_at', 'timestamptz').execute();
    await sql`update messages set sent_at = created_at where due_at is null and given_up_at is null`.execute(db);
    await db.schema.createIndex('messages_recipient').on('messages').column('recipient').execute();
  },
};
