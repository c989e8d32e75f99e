import type { Kysely, Migration } from 'kysely';

/** Letters that wait to be sent stand among the kept ones; without a due time a letter is only kept. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('messages')
      .addColumn('due_at', 'timestamptz')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('messages_due').on('messages').column('due_at').execute();
  },
};
