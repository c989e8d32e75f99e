import type { Database } from '../database/open.ts';

const KEPT_DAYS = 365;
/** Older letters of one person are left out. */
const MOST_LETTERS = 100;

/** The letters to one account, newest first, without their texts. */
export const listLetters = (db: Database, accountId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.username', 'messages.recipient')
    .select(['messages.id', 'messages.subject', 'messages.created_at', 'given_up_at', 'failure', 'sent_at'])
    .where('accounts.id', '=', accountId)
    .orderBy('messages.id', 'desc')
    .limit(MOST_LETTERS)
    .execute();

export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number];

/** Deletes letters that no longer wait after a year, and all letters to addresses without an account. */
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
