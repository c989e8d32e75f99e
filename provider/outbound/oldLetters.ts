import type { Database } from '../database/open.ts';

const KEPT_DAYS = 365;

/** Deletes letters older than a year that no longer wait, and all letters to addresses without an account. */
export async function deleteOldLetters(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .where('due_at', 'is', null)
    .execute();
  await db
    .deleteFrom('messages')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('id').whereRef('username', '=', 'recipient'))),
    )
    .execute();
}
