import type { Kysely, Migration } from 'kysely';

/** The organisers' address of a forum, and where the answer to a letter goes. */
export const contacts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('meetings').addColumn('contact_email', 'text').execute();
    await db.schema.alterTable('messages').addColumn('reply_to', 'text').execute();
  },
};
