import type { Database } from '../database/open.ts';
import { toMoscowIso } from '../dates.ts';
import { cancelledMark } from '../extensions/cancelled/inBase.ts';
import { fullName } from '../people.ts';
import { toPerson } from '../profile/individual.ts';
import { slotFilesByParticipation } from '../registrations/queries.ts';
import { toRegistration } from '../registrations/registration.ts';
import type { Participant, ParticipationWithPerson } from './queries.ts';

/** LST-08: the only values of a participant that a visitor may read. */
export const toParticipant = (row: Participant) => ({
  id: row.id,
  user_descr: fullName(row),
  organisation: row.organization,
  organization_id: row.organization_id,
  other_org_descr: row.other_org_descr,
});

/** Full records with their files, for moderators. */
export async function toParticipations(db: Database, rows: ParticipationWithPerson[], origin: string) {
  const filesOf = await slotFilesByParticipation(db, rows);
  // Uses Object.assign, because spreading ten thousand records of forty fields takes half a second.
  return rows.map((row) =>
    Object.assign(toRegistration(row, filesOf(row.id), origin), toParticipant(row), toPerson(row), {
      email: row.email,
      speak_day: row.speak_day,
      speak_slot: row.speak_slot,
      speak_track: row.speak_track,
      version: row.version,
      updated_at: row.updated_at && toMoscowIso(row.updated_at),
      ...cancelledMark(row),
    }),
  );
}

/** The answer to a moderator's change: the record, and whether it had the values already. */
export async function answerChange(
  db: Database,
  { is_unchanged, ...row }: ParticipationWithPerson & { is_unchanged: boolean },
  origin: string,
) {
  const [data] = await toParticipations(db, [row], origin);
  return { data: { ...data, is_unchanged } };
}
