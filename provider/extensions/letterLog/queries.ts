import type { Database } from '../../database/open.ts';
import { selectParticipations } from '../../participants/queries.ts';

/** The list omits a person's older letters. */
const MOST_LETTERS = 100;

const columns = [
  'messages.id',
  'messages.subject',
  'messages.created_at',
  'given_up_at',
  'failure',
  'sent_at',
] as const;

/** The letters to one account, newest first, without their texts. */
export const listLetters = (db: Database, accountId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.username', 'messages.recipient')
    .select(columns)
    .where('accounts.id', '=', accountId)
    .orderBy('messages.id', 'desc')
    .limit(MOST_LETTERS)
    .execute();

export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number];

const MOST_GIVEN_UP = 500;

/** Undelivered letters, newest first, to people with an active registration; each names the person's first registration. */
export const listGivenUp = (db: Database, meetingId: number) =>
  selectParticipations(db)
    .innerJoin('messages', 'messages.recipient', 'accounts.username')
    .clearSelect()
    .select([
      'messages.id',
      'messages.subject',
      'messages.created_at',
      'messages.failure',
      'participations.id as um_id',
    ])
    .select(['individuals.first_name', 'individuals.last_name', 'individuals.middle_name'])
    .where('messages.given_up_at', 'is not', null)
    .where('participations.meeting_id', '=', meetingId)
    .distinctOn('messages.id')
    .orderBy('messages.id', 'desc')
    .orderBy('participations.id')
    .limit(MOST_GIVEN_UP)
    .execute();
