import type { Kysely, Migration } from 'kysely';

/** A letter that the outbox gives up stays, with the time and the reason. */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('messages')
      .addColumn('given_up_at', 'timestamptz')
      .addColumn('failure', 'text')
      .execute();
  },
};
