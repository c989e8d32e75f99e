import type { Kysely, Migration } from 'kysely';

/** Attendance of sections, and addresses of exports. */
export const attendance: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attendance')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('section_id', 'integer', (c) => c.notNull().references('sections.id'))
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .addUniqueConstraint('attendance_once', ['account_id', 'section_id', 'created_at'])
      .execute();
    await db.schema.createIndex('attendance_section').on('attendance').column('section_id').execute();
    await db.schema
      .createTable('export_links')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('meeting_id', 'integer', (c) => c.notNull().references('meetings.id'))
      .addColumn('section_id', 'integer', (c) => c.references('sections.id'))
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
  },
};
