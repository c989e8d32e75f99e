import type { Kysely, Migration } from 'kysely';

/** Consent at sign-up; earlier accounts and those of the sister portal have none. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('consent_version', 'text')
      .addColumn('consent_given_at', 'timestamptz')
      .execute();
  },
};
