import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { MeetingsTable, SectionsTable } from '../database/tables.ts';
import { rejected } from '../http/rejections.ts';
import { type ForumFacts, forumFacts } from '../texts/letters/facts.ts';
import { registrationsTexts } from '../texts/registrations.ts';

/** @throws Rejection as long as the operator has not written a forum */
export const findCurrentMeeting = (db: Database): Promise<MeetingsTable> =>
  db
    .selectFrom('meetings')
    .selectAll()
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow(() => rejected(registrationsTexts.forumUpcoming));

export const findMeeting = (db: Database, id: number): Promise<MeetingsTable> =>
  db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The forum that letters about accounts name; null before the first one. */
export async function findForum(db: Database): Promise<ForumFacts | null> {
  const meeting = await db.selectFrom('meetings').selectAll().where('is_current', '=', true).executeTakeFirst();
  return meeting ? forumFacts(meeting) : null;
}

export async function sectionName(db: Database, id: number): Promise<string | null> {
  const section = await db.selectFrom('sections').select('name').where('id', '=', id).executeTakeFirst();
  return section?.name ?? null;
}

export const listSections = (db: Database, meetingId: number): Promise<SectionsTable[]> =>
  db.selectFrom('sections').selectAll().where('meeting_id', '=', meetingId).orderBy('id').execute();

/** Locks the account, so that a person's simultaneous requests run one after another. */
export const lockAccountRow = (db: Database, accountId: number) =>
  db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();

/** The recipient of letters about registrations; the individual is null while the account has none (ACC-20). */
export const findAddressee = (db: Database, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('individuals', 'individuals.account_id', 'accounts.id')
    .select(['accounts.username as email', 'individuals.id as individual_id'])
    .select(['individuals.first_name', 'individuals.middle_name', 'individuals.is_female'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Oldest first. */
export const listActive = (db: Database, accountId: number, meetingId: number) =>
  db
    .selectFrom('participations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('meeting_id', '=', meetingId)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Locked until the end of the transaction. */
export const lockActive = (db: Database, id: number) =>
  db
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();

export const listSlotFiles = (db: Database, participationIds: number[]) =>
  participationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('files')
        .select(['id', 'participation_id', 'kind', 'path', 'name'])
        .where('participation_id', '=', sql<number>`any(${participationIds}::integer[])`)
        .execute();

/** Groups the files of many registrations in one pass. */
export async function slotFilesByParticipation(db: Database, participations: { id: number }[]) {
  const files = await listSlotFiles(
    db,
    participations.map(({ id }) => id),
  );
  const byParticipation = new Map<number | null, typeof files>();
  for (const file of files) {
    byParticipation.set(file.participation_id, [...(byParticipation.get(file.participation_id) ?? []), file]);
  }
  return (id: number) => byParticipation.get(id) ?? [];
}
