import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/**
 * The state of a meeting's lists. Transactions get their numbers when they begin to write and become visible when they
 * end, so the newest visible number alone would miss a lower one that is still being written. Therefore two numbers:
 * `since`, below which nothing new can appear in the lists, and `newest`, which grows with every change.
 */
type Revision = { since: number; newest: number };

const TEXT = /^(\d{1,15})-(\d{1,15})$/;

const toText = ({ since, newest }: Revision) => `${since}-${newest}`;

/**
 * One look-up in the index of changes: ordering by the column uses the index, ordering by its text would not. One
 * statement, so that all numbers are of one instant.
 */
async function read(db: Database, meetingId: number): Promise<Revision & { next: number }> {
  const { rows } = await sql<Revision & { next: number }>`
    select least(pg_snapshot_xmin(snapshot)::text::bigint, newest + 1) as since, newest,
      pg_snapshot_xmax(snapshot)::text::bigint as next
    from (select pg_current_snapshot() as snapshot, coalesce((
      select changed_in::text::bigint from participations where meeting_id = ${meetingId}
      order by participations.changed_in desc limit 1), 0) as newest) as present`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without a table has one row');
  return row;
}

export const findRevision = async (db: Database, meetingId: number) => toText(await read(db, meetingId));

/**
 * How to update a copy that was read at a revision.
 * @returns the present revision, and what to read: nothing, everything, or changes since a transaction
 */
export async function compareRevision(db: Database, meetingId: number, given: string) {
  const present = await read(db, meetingId);
  const revision = toText(present);
  const [, since] = TEXT.exec(given) ?? [];
  if (given === revision) return { revision, from: 'nothing' as const };
  // A number that no transaction here has reached comes from another database.
  if (since === undefined || Number(since) > present.next) return { revision, from: 'everything' as const };
  return { revision, from: since };
}
