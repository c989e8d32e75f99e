import type { Kysely, Migration } from 'kysely';

/** Version and time of the consent to be in the public list of participants. */
export const publicationConsent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('individuals')
      .addColumn('publication_consent_version', 'text')
      .addColumn('publication_consent_given_at', 'timestamptz')
      .execute();
  },
};
