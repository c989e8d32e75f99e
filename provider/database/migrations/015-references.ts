import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Rows of reference lists can be hidden. The sample signatory and address of earlier versions are removed from databases
 * without demonstration accounts, because they were printed on real documents.
 */
export const references: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['organizations', 'org_positions', 'academic_degrees', 'school_statuses']) {
      await db.schema
        .alterTable(table)
        .addColumn('is_hidden', 'boolean', (c) => c.notNull().defaultTo(false))
        .execute();
    }
    const isDemonstration = sql`exists (select from accounts where username = 'moderator@example.org')`;
    await sql`
      update meetings set signatory_name = null
      where signatory_name = 'О. О. Образцов' and not ${isDemonstration}
    `.execute(db);
    await sql`
      update meetings set address = null
      where address = 'Москва, Образцовая площадь, дом 1' and not ${isDemonstration}
    `.execute(db);
  },
};
