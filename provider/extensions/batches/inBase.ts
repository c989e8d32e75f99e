import type { Database } from '../../database/open.ts';
import { rejected } from '../../http/rejections.ts';
import { participantsTexts } from '../../texts/participants.ts';

/**
 * Only the author continues a change of many records; others may look at it, and undo it under a name of their own.
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
