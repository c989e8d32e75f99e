import type { Database } from '../database/open.ts';

const KEPT_DAYS = 365;

/**
 * Deletes letters that no longer wait: those older than a year, and all to addresses without an account. (The link that
 * confirms a new address waits for a mail server without one.)
 */
export async function deleteOldLetters(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .where('due_at', 'is', null)
    .execute();
  await db
    .deleteFrom('messages')
    .where('due_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('id').whereRef('username', '=', 'recipient'))),
    )
    .execute();
}
