import type { Updateable } from 'kysely';
import { z } from 'zod';
import { mostCharacters, mostTalkNumber } from '../../schema/limits.ts';
import { setAuthor } from '../database/author.ts';
import type { Database } from '../database/open.ts';
import type { ParticipationsTable } from '../database/tables.ts';
import { conflict, expectedVersion } from '../extensions/history/inBase.ts';
import { byField, notFound } from '../http/rejections.ts';
import { id, read, text } from '../http/validation.ts';
import { findMeeting, listSections, lockActive } from '../registrations/queries.ts';
import { LISTENER, type Participation, POSTER, SPEAKER } from '../registrations/registration.ts';
import { isForumOver } from '../registrations/windows.ts';
import type { Services } from '../services.ts';
import { frameworkTexts } from '../texts/framework.ts';
import { participantsTexts } from '../texts/participants.ts';
import { letterAbout } from './letter.ts';
import { selectParticipations } from './queries.ts';

const place = z.number(frameworkTexts.notNumber).int().min(1).max(mostTalkNumber).nullable().optional();

export const changeRequest = z.object({
  id,
  new_user_type: z.union([z.literal(LISTENER), z.literal(SPEAKER), z.literal(POSTER)]),
  new_section: z.union([id, z.null()], frameworkTexts.notNumber),
  new_org_comment: text(mostCharacters.talkSchedule),
  new_speak_day: place,
  new_speak_slot: place,
  new_speak_track: place,
  expected_version: expectedVersion,
  send_letter: z.boolean().optional(),
});
export type ChangeRequest = z.output<typeof changeRequest>;

export type Values = Updateable<ParticipationsTable>;

/** LST-04: a listener has no section, date, day, slot and track; values that the project's list omits stay unchanged. */
function toRow(body: ChangeRequest): Values {
  if (body.new_user_type === LISTENER) {
    return {
      confirm_type: LISTENER,
      section_confirm_id: null,
      org_comment: null,
      speak_day: null,
      speak_slot: null,
      speak_track: null,
    };
  }
  return {
    confirm_type: body.new_user_type,
    section_confirm_id: body.new_section,
    org_comment: body.new_org_comment || null,
    ...(body.new_speak_day !== undefined && { speak_day: body.new_speak_day }),
    ...(body.new_speak_slot !== undefined && { speak_slot: body.new_speak_slot }),
    ...(body.new_speak_track !== undefined && { speak_track: body.new_speak_track }),
  };
}

/** The columns whose values a change replaces. */
const changedColumns = (before: Participation, after: Participation) =>
  (Object.keys(after) as (keyof Participation)[]).filter((name) => after[name] !== before[name]);

/** The row after the change. @throws Rejection if the change does not fit the record */
export async function rowAfter(
  db: Database,
  row: Participation,
  body: ChangeRequest,
  now: Date,
): Promise<Participation> {
  if (body.new_user_type !== LISTENER) {
    const sections = await listSections(db, row.meeting_id);
    const section = sections.find((candidate) => candidate.id === body.new_section && candidate.is_active);
    if (row.is_school) throw byField({ new_user_type: [participantsTexts.schoolListener] });
    if (body.new_section === null) throw byField({ new_section: [participantsTexts.chooseSection] });
    if (!section) throw byField({ new_section: [participantsTexts.inactiveSection] });
    if (!section.is_speaker) throw byField({ new_section: [participantsTexts.sectionWithoutTalks] });
    if (body.new_user_type === POSTER && section.poster_session === null) {
      throw byField({ new_section: [participantsTexts.sectionWithoutPosters] });
    }
  }
  const changed = { ...row, ...toRow(body) } as Participation;
  if (changed.confirm_type === row.confirm_type) return changed;
  // The participant confirmed another format and must confirm again (REG-05); after the forum nobody can any more.
  const is_confirm = isForumOver(await findMeeting(db, row.meeting_id), now) ? row.is_confirm : 0;
  return { ...changed, is_confirm, cancel_poster: null };
}

/** Writes the differences and queues the letter about them, if it is to be sent; without a difference it does neither. */
async function writeChange(
  trx: Database,
  { mail, publicUrl, clock }: Pick<Services, 'mail' | 'publicUrl' | 'clock'>,
  { before, after, sendLetter }: { before: Participation; after: Participation; sendLetter: boolean },
) {
  const names = changedColumns(before, after);
  if (names.length > 0) {
    const values = Object.fromEntries(names.map((name) => [name, after[name]])) as Values;
    await trx.updateTable('participations').set(values).where('id', '=', before.id).execute();
    const addressed = sendLetter ? await letterAbout(trx, { before, after, publicUrl, now: clock.now() }) : null;
    if (addressed !== null) await mail.queue(trx, addressed.to, addressed.letter);
  }
  const row = await selectParticipations(trx).where('participations.id', '=', before.id).executeTakeFirstOrThrow();
  return { ...row, is_unchanged: names.length === 0 };
}

/**
 * API-10: a moderator sets format, section, date and place; the person gets a letter (REG-05), now or later, unless the
 * moderator withholds it. A request that changes nothing sends no letter and causes no conflict.
 */
export async function changeParticipation(services: Services, moderatorId: number, input: unknown) {
  const { db, clock, mail } = services;
  const body = read(changeRequest, input);
  const changed = await db.transaction().execute(async (trx) => {
    const row = await lockActive(trx, body.id);
    if (!row) throw notFound();
    await setAuthor(trx, { id: moderatorId, role: 'moderator', now: clock.now() });
    const after = await rowAfter(trx, row, body, clock.now());
    if (
      changedColumns(row, after).length > 0 &&
      body.expected_version !== undefined &&
      body.expected_version !== row.version
    ) {
      throw await conflict(trx, row, body.expected_version);
    }
    return writeChange(trx, services, { before: row, after, sendLetter: body.send_letter ?? true });
  });
  mail.flush();
  return changed;
}
