import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { toMoscowIso } from '../../dates.ts';
import { fullName } from '../../people.ts';
import { selectHistory } from '../history/queries.ts';

/** The list omits older changes of many records. */
const MOST_BATCHES = 30;

/** Entries of a change of many records, oldest first; of one record if it is named. */
export const listBatch = (db: Database, batch: string, participationId?: number) =>
  selectHistory(db)
    .where('history.batch', '=', batch)
    .$if(participationId !== undefined, (query) =>
      query.where('history.participation_id', '=', participationId as number),
    )
    .orderBy('history.id')
    .execute();

/** Changes of many records of a meeting, newest first: author, time, number of records, and the fields set. */
export async function listBatches(db: Database, meetingId: number) {
  const rows = await db
    .selectFrom('history')
    .leftJoin('individuals', 'individuals.account_id', 'history.author_id')
    .where('history.meeting_id', '=', meetingId)
    .where('batch', 'is not', null)
    .groupBy(['batch', 'author_id', 'first_name', 'last_name', 'middle_name'])
    .select(({ fn }) => [
      'batch',
      'first_name',
      'last_name',
      'middle_name',
      fn.min('history.created_at').as('created_at'),
      fn.max('history.undoes').as('undoes'),
      sql<number>`count(distinct participation_id)::integer`.as('records'),
    ])
    .orderBy(sql`max(history.id)`, 'desc')
    .limit(MOST_BATCHES)
    .execute();
  const names = rows.map(({ batch }) => batch as string);
  const undone = await db
    .selectFrom('history')
    .select(['undoes', sql<number>`count(distinct participation_id)::integer`.as('records')])
    .where('undoes', 'in', [...names, ''])
    .groupBy('undoes')
    .execute();
  // The answer contains a field's new value if it is the same for all records.
  const { rows: fields } = await sql<{ batch: string; field: string; after: string | null; values: number }>`
    select batch, field, min(after) as after, (count(distinct coalesce(after, '')))::integer as values
    from history, jsonb_to_recordset(fields) as changed (field text, after text)
    where batch = any(${names}::text[]) group by batch, field order by min(history.id), field`.execute(db);
  return rows.map(({ batch, created_at, undoes, records, ...author }) => ({
    id: batch as string,
    created_at: toMoscowIso(created_at),
    author_descr: fullName(author) || null,
    records,
    undone: undone.find((one) => one.undoes === batch)?.records ?? 0,
    undoes,
    fields: fields
      .filter((one) => one.batch === batch)
      .map(({ field, after, values }) => ({ field, after: values === 1 ? after : null, is_same: values === 1 })),
  }));
}
