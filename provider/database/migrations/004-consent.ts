import type { Kysely, Migration } from 'kysely';

/** The consent given at sign-up; accounts from before, and those of the sister portal, have none. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('consent_version', 'text')
      .addColumn('consent_given_at', 'timestamptz')
      .execute();
  },
};
