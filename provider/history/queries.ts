import type { Insertable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { HistoryTable } from '../database/tables.ts';

/** Older notes are left out. */
const MOST_NOTES = 500;

export const selectHistory = (db: Database) =>
  db
    .selectFrom('history')
    .leftJoin('individuals', 'individuals.account_id', 'history.author_id')
    .selectAll('history')
    .select(['individuals.first_name', 'individuals.last_name', 'individuals.middle_name']);

export type HistoryRow = Awaited<ReturnType<ReturnType<typeof selectHistory>['execute']>>[number];

/** Entries newer than a version, oldest first. */
export const listHistory = (db: Database, participationId: number, after = 0) =>
  selectHistory(db)
    .where('history.participation_id', '=', participationId)
    .where('history.id', '>', after)
    .orderBy('history.id')
    .execute();

/** Notes of a meeting's exported lists, newest first. */
export const listNotes = (db: Database, meetingId: number) =>
  selectHistory(db)
    .where('history.meeting_id', '=', meetingId)
    .where('history.participation_id', 'is', null)
    .orderBy('history.id', 'desc')
    .limit(MOST_NOTES)
    .execute();

export const findNote = (db: Database, id: number) =>
  selectHistory(db).where('history.id', '=', id).where('history.participation_id', 'is', null).executeTakeFirst();

/** Notes an exported list. */
export const writeNote = (
  db: Database,
  note: Pick<Insertable<HistoryTable>, 'created_at' | 'action' | 'author_id' | 'meeting_id' | 'view' | 'row_count'>,
) =>
  db
    .insertInto('history')
    .values({ ...note, author_role: 'moderator', participation_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
