import type { Kysely, Migration } from 'kysely';

/** A sentence of the organisers on the invitations of a forum, for example on the fee. */
export const invitationNote: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('meetings').addColumn('invitation_note', 'text').execute();
  },
};
