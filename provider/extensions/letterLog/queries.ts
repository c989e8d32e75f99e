import type { Database } from '../../database/open.ts';

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
