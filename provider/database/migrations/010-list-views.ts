import type { Kysely, Migration } from 'kysely';

/** Named views of lists, which moderators share. A name is unique within a meeting. */
export const listViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('list_views')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('meeting_id', 'integer', (c) => c.notNull().references('meetings.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('query', 'text', (c) => c.notNull())
      .addColumn('author_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
      .addUniqueConstraint('list_views_of_meeting', ['meeting_id', 'name'])
      .execute();
  },
};
