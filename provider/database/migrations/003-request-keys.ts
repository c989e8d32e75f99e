import type { Kysely, Migration } from 'kysely';

/** Idempotency keys, so that a repeated request creates nothing twice. */
export const requestKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_keys')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('participation_id', 'integer', (c) => c.notNull().references('participations.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .addPrimaryKeyConstraint('request_keys_pkey', ['account_id', 'key'])
      .execute();
    await db.schema.createIndex('request_keys_created').on('request_keys').column('created_at').execute();
  },
};
