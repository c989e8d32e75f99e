import type { Database } from '../../database/open.ts';
import { rejected } from '../../http/rejections.ts';
import { participantsTexts } from '../../texts/participants.ts';

/**
 * Only the author may continue a change of many records; others may read it, and undo it in a change with another name.
 * @throws Rejection
 */
export async function requireOwnBatch(trx: Database, batch: string | undefined, moderatorId: number): Promise<void> {
  if (batch === undefined) return;
  const others = await trx
    .selectFrom('history')
    .select('id')
    .where('batch', '=', batch)
    .where('author_id', '!=', moderatorId)
    .limit(1)
    .executeTakeFirst();
  if (others) throw rejected(participantsTexts.otherBatch);
}
