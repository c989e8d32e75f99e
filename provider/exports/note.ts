import type { Insertable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { HistoryTable } from '../database/tables.ts';

/** Notes in the history who exported which list, when, and how many rows. */
export const writeNote = (
  db: Database,
  note: Pick<Insertable<HistoryTable>, 'created_at' | 'action' | 'author_id' | 'meeting_id' | 'view' | 'row_count'>,
) =>
  db
    .insertInto('history')
    .values({ ...note, author_role: 'moderator', participation_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
