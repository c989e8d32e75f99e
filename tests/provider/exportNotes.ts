import type { Database } from '../../provider/database/open.ts';

/** Notes of a meeting's exported lists and mailings, newest first, each with its author's last name. */
export const listNotes = (database: Database, meetingId: number) =>
  database
    .selectFrom('history')
    .leftJoin('individuals', 'individuals.account_id', 'history.author_id')
    .select(['action', 'view', 'row_count', 'history.created_at', 'individuals.last_name'])
    .where('history.meeting_id', '=', meetingId)
    .where('participation_id', 'is', null)
    .orderBy('history.id', 'desc')
    .execute();
