import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { type List, listFull } from '../../participants/lists.ts';
import { type ParticipationWithPerson, selectRecords } from '../../participants/queries.ts';
import { type RevisionTexts, readRevision } from './inBase.ts';

const inList =
  ({ neutron_only }: List) =>
  (row: ParticipationWithPerson) =>
    row.is_active && (!neutron_only || row.is_neutron);

/**
 * How to update a copy that was read at a revision.
 * @returns the present revision, and what to read: nothing, everything, or changes since a transaction
 */
export async function compareRevision(db: Database, texts: RevisionTexts, meetingId: number, given: string) {
  const present = await readRevision(db, meetingId);
  const revision = texts.write(present);
  const since = texts.read(given)?.since;
  if (given === revision) return { revision, from: 'nothing' as const };
  // The text comes from another secret or another database: no transaction here has reached its number.
  if (since === undefined || since > present.next) return { revision, from: 'everything' as const };
  return { revision, from: String(since) };
}

export async function listChanges(db: Database, texts: RevisionTexts, list: List, given: string) {
  const { revision, from } = await compareRevision(db, texts, list.meeting_id, given);
  if (from === 'nothing') return { revision, is_whole: false, changed: [], removed: [] };
  if (from === 'everything') return { revision, is_whole: true, changed: await listFull(db, list), removed: [] };
  const rows = await selectRecords(db)
    .where('meeting_id', '=', list.meeting_id)
    .where('changed_in', '>=', sql<string>`${from}::xid8`)
    .execute();
  const belongs = inList(list);
  return {
    revision,
    is_whole: false,
    changed: rows.filter(belongs),
    removed: rows.filter((row) => !belongs(row)).map(({ id }) => id),
  };
}
