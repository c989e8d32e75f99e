import { type Kysely, type Migration, sql } from 'kysely';

/** The time of an erasure of personal data, and a mark by which the erasure may change written history. */
export const erasure: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('erased_at', 'timestamptz').execute();
    await sql`
      create or replace function refuse_change_of_history() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('portal.erasing', true) = 'yes' then return new; end if;
        raise exception 'history is only ever added to';
      end $$`.execute(db);
  },
};
