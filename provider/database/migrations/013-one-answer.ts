import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Answers about excursion and T-shirt belong to the person (ruling R17), but were stored per registration. If they
 * differ, the newest wins: by its history entry, else by the newest registration, because records may be older than their
 * history.
 */
export const oneAnswer: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['need_tour', 'tshort_size']) {
      const answer = sql.ref(column);
      await sql`
        with answered as (
          select id, account_id, meeting_id, ${answer} as answer, (
            select max(history.id) from history, jsonb_to_recordset(history.fields) as entry (field text, after text)
            where history.participation_id = participations.id
            and entry.field = ${column} and entry.after = participations.${answer}::text
          ) as written
          from participations where is_active and not is_school and ${answer} > 0
        ), newest as (
          select distinct on (account_id, meeting_id) account_id, meeting_id, answer
          from answered order by account_id, meeting_id, written desc nulls last, id desc
        )
        update participations set ${answer} = newest.answer from newest
        where participations.account_id = newest.account_id and participations.meeting_id = newest.meeting_id
        and participations.is_active and not participations.is_school
        and participations.${answer} is distinct from newest.answer
      `.execute(db);
    }
  },
};
