import { type Kysely, type Migration, sql } from 'kysely';

/** Issued invitations and certificates, the address and signature they print, and the last day to confirm; sets these for existing meetings. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('participation_id', 'integer', (c) => c.notNull().references('participations.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('invitation', 'certificate')`))
      .addColumn('issued_at', 'timestamptz', (c) => c.notNull())
      .addUniqueConstraint('documents_once', ['participation_id', 'kind'])
      .execute();
    await db.schema
      .alterTable('meetings')
      .addColumn('address', 'text')
      .addColumn('confirmation_due_on', 'date')
      .addColumn('signatory_name', 'text')
      .addColumn('signatory_post', 'text', (c) => c.notNull().defaultTo('Председатель оргкомитета'))
      .execute();
    await sql`
      update meetings set place = 'Москва', signatory_name = 'О. О. Образцов'
      where place = 'Москва, научный центр (адрес сообщат организаторы)'
    `.execute(db);
    await sql`
      update meetings set address = 'Москва, Образцовая площадь, дом 1', confirmation_due_on = '2025-10-09'
      where year = 2025
    `.execute(db);
  },
};
