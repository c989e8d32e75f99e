import type { Kysely, Migration } from 'kysely';

/** Facsimile and stamp on the documents of a forum. */
export const signaturePictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('meetings')
      .addColumn('signatory_facsimile', 'text')
      .addColumn('signatory_stamp', 'text')
      .execute();
  },
};
