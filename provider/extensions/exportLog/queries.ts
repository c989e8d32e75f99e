import type { Database } from '../../database/open.ts';
import { selectHistory } from '../history/queries.ts';

/** The list omits older notes. */
const MOST_NOTES = 500;

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
