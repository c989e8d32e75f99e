import { toMoscowIso } from '../../dates.ts';
import { fullName } from '../../people.ts';
import type { HistoryRow } from './queries.ts';

/** An entry as moderators see it. */
export const toEntry = (row: HistoryRow) => ({
  id: row.id,
  created_at: toMoscowIso(row.created_at),
  action: row.action,
  author_role: row.author_role,
  author_descr: fullName(row) || null,
  meeting_id: row.meeting_id,
  participation_id: row.participation_id,
  fields: row.fields,
});

/** An entry for the record's owner: without the moderator's name, numbered within the record. */
export const toOwnersEntry = (row: HistoryRow, index: number) => ({
  ...toEntry(row),
  id: index + 1,
  ...(row.author_role !== 'owner' && { author_descr: null }),
});
