import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * The state of a meeting's lists. Transactions get their numbers when they begin to write and become visible when they end,
 * so the newest visible number alone would miss a lower one that is still being written. Therefore there are two numbers:
 * `since`, below which nothing new can appear in the lists, and `newest`, which grows with every change.
 */
type Revision = { since: number; newest: number };

const BLOCK_BYTES = 16;

/**
 * Everybody may read the revision, so its text is one encrypted block: plain transaction numbers would show how much the
 * portal writes. The same state always has the same text, because readers compare texts.
 */
export type RevisionTexts = { write(revision: Revision): string; read(text: string): Revision | null };

/** @param secret of the provider's signed links */
export function createRevisionTexts(secret: string): RevisionTexts {
  const key = createHmac('sha256', secret).update('revision of a list').digest();
  return {
    write({ since, newest }) {
      const block = Buffer.alloc(BLOCK_BYTES);
      block.writeBigUInt64BE(BigInt(since));
      block.writeBigUInt64BE(BigInt(newest), 8);
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
    },
    read(text) {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length !== BLOCK_BYTES || sealed.toString('base64url') !== text) return null;
      const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
      return { since: Number(block.readBigUInt64BE()), newest: Number(block.readBigUInt64BE(8)) };
    },
  };
}

/**
 * One look-up in the index of changes: ordering by the column uses the index, ordering by its text would not. It is one
 * statement, so that all numbers belong to the same instant.
 */
export async function readRevision(db: Database, meetingId: number): Promise<Revision & { next: number }> {
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

export const findRevision = async (db: Database, texts: RevisionTexts, meetingId: number) =>
  texts.write(await readRevision(db, meetingId));
