import type { Kysely, Migration } from 'kysely';

/** Time of the newest change of an account's address: links that were mailed to the one before are then used up. */
export const emailChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('email_changed_at', 'timestamptz').execute();
  },
};
