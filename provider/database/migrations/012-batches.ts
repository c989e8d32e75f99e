import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Entries of one change of many records share a batch, and those of its undo name the batch that they undo. The author's
 * transaction names both, as it names the author.
 */
export const batches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('history').addColumn('batch', 'text').addColumn('undoes', 'text').execute();
    await sql`create index history_of_batches on history (batch, id) where batch is not null`.execute(db);
    await sql`create index history_of_undone on history (undoes) where undoes is not null`.execute(db);
    await sql`
      create or replace function write_history(
        action text, meeting integer, participation integer, fields jsonb, usual_author integer, usual_time timestamptz
      ) returns integer language sql as $$
        insert into history (
          created_at, action, author_id, author_role, meeting_id, participation_id, fields, batch, undoes)
        select
          coalesce(nullif(current_setting('portal.now', true), '')::timestamptz, usual_time),
          action, coalesce(author, usual_author),
          coalesce(nullif(current_setting('portal.role', true), ''), case when usual_author is null then 'service' else 'owner' end),
          meeting, participation, fields,
          nullif(current_setting('portal.batch', true), ''), nullif(current_setting('portal.undoes', true), '')
        from (select nullif(current_setting('portal.author', true), '')::integer as author) as acting
        returning id
      $$`.execute(db);
  },
};
