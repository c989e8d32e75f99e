import type { Kysely, Migration } from 'kysely';

/** A letter with a due time waits for delivery; one without is only stored. */
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
