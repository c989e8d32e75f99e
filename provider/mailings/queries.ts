import type { Database } from '../database/open.ts';

export const findMeetingOfYear = (db: Database, year: number) =>
  db.selectFrom('meetings').select('id').where('year', '=', year).executeTakeFirst();

/** Verified addresses of a meeting's participants. */
export const listAddresses = (db: Database, meetingId: number) =>
  db
    .selectFrom('participations')
    .innerJoin('accounts', 'accounts.id', 'participations.account_id')
    .select('accounts.username')
    .distinct()
    .where('participations.meeting_id', '=', meetingId)
    .where('participations.is_active', '=', true)
    .where('accounts.is_verified', '=', true)
    .orderBy('accounts.username')
    .execute();
