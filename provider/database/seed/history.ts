import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Fields that a moderator sets, and their values before. */
const CONFIRMED = '{confirm_type,section_confirm_id,org_comment,speak_day,speak_track,speak_slot}';
const UNCONFIRMED = '{"confirm_type":0}';
/** Fields that the participant confirms. */
const OWN = '{is_confirm,tshort_size,day_1,day_2,day_3,day_4}';
const UNANSWERED = '{"is_confirm":0}';

/** Adds the history that the calls would have written for the sample rows. */
export async function seedHistory(db: Kysely<Tables>, moderatorId: number | null, from: number): Promise<void> {
  const role = moderatorId === null ? 'service' : 'moderator';
  await sql`
    insert into history (created_at, action, author_id, author_role, meeting_id, participation_id, fields)
    select created_at + interval '3 hours', 'changed', ${moderatorId}::integer, ${role}, meeting_id, id,
      history_fields(${CONFIRMED}, ${UNCONFIRMED}, history_values(participations))
    from participations where confirm_type > 0 and id >= ${from} order by created_at`.execute(db);
  await sql`
    insert into history (created_at, action, author_id, author_role, meeting_id, participation_id, fields)
    select created_at + interval '5 hours', 'changed', account_id, 'owner', meeting_id, id,
      history_fields(${OWN}, ${UNANSWERED}, history_values(participations))
    from participations where is_confirm = 1 and id >= ${from} order by created_at`.execute(db);
  await sql`
    update participations set version = newest.id
    from (select participation_id, max(id) as id from history group by participation_id) as newest
    where participation_id = participations.id and participations.id >= ${from}`.execute(db);
}
