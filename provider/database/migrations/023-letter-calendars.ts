import type { Kysely, Migration } from 'kysely';

/** A calendar file that goes with a letter. */
export const letterCalendars: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('calendar', 'text').execute();
  },
};
