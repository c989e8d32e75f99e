import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import type { ParticipationsTable } from '../database/tables.ts';
import { actAs } from '../history/author.ts';
import { toEntry } from '../history/entry.ts';
import { listHistory } from '../history/queries.ts';
import { byField, notFound, Rejection } from '../http/rejections.ts';
import { id, read, text } from '../http/validation.ts';
import { formatLetter } from '../outbound/letters/participants.ts';
import { listSections, lockActive } from '../registrations/queries.ts';
import { LISTENER, POSTER, SPEAKER } from '../registrations/registration.ts';
import type { Services } from '../services.ts';
import { selectParticipations } from './queries.ts';

const LARGEST_PLACE = 1000;
const place = z.number('Введите правильное число.').int().min(1).max(LARGEST_PLACE).nullable().optional();

const request = z.object({
  id,
  new_user_type: z.union([z.literal(LISTENER), z.literal(SPEAKER), z.literal(POSTER)]),
  new_section: z.union([id, z.null()], 'Введите правильное число.'),
  new_org_comment: text(300),
  new_speak_day: place,
  new_speak_slot: place,
  new_speak_track: place,
  expected_version: z.number().int().min(0).optional(),
});
type Request = z.output<typeof request>;

/** LST-04: a listener has no section, date, day, slot and track; values that the project's list leaves out stay. */
function toRow(body: Request): Updateable<ParticipationsTable> {
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

const changes = <T extends object>(row: T, values: Updateable<ParticipationsTable>) =>
  Object.entries(values).some(([column, value]) => row[column as keyof T] !== value);

/** Values that the letter reports: without day, track and slot, so that assigning slots sends no letter. */
const letterFacts = ({ confirm_type, section_confirm_id, org_comment }: Updateable<ParticipationsTable>) => ({
  confirm_type,
  section_confirm_id,
  org_comment,
});

/** The record has changed since the moderator read it: rejects the change and returns who changed what since. */
async function conflict(db: Database, { id, version }: { id: number; version: number }, expected: number) {
  const changes = (await listHistory(db, id, expected)).map(toEntry);
  return new Rejection(409, {
    detail: 'Запись изменена после того, как вы её открыли.',
    conflict: { version, changes },
  });
}

/**
 * API-10: a moderator sets format, section, date and place; the person gets a letter (REG-05), now or later. A request
 * without a difference sends no letter and cannot conflict.
 */
export async function changeParticipation(
  { db, clock, mail, publicUrl }: Services,
  moderatorId: number,
  input: unknown,
) {
  const body = read(request, input);
  const changed = await db.transaction().execute(async (trx) => {
    const row = await lockActive(trx, body.id);
    if (!row) throw notFound();
    await actAs(trx, { id: moderatorId, role: 'moderator', now: clock.now() });
    const sections = await listSections(trx, row.meeting_id);
    const section = sections.find((candidate) => candidate.id === body.new_section && candidate.is_active);
    if (body.new_user_type !== LISTENER) {
      if (row.is_school) throw byField({ new_user_type: ['Участие в школе подтверждают только слушателем.'] });
      if (body.new_section === null) throw byField({ new_section: ['Выберите секцию.'] });
      if (!section) throw byField({ new_section: ['Секция недоступна для выбора.'] });
      if (!section.is_speaker) throw byField({ new_section: ['В этой секции нет докладов.'] });
    }
    // The participant confirmed another format and must confirm again (REG-05).
    const reset = body.new_user_type === row.confirm_type ? {} : { is_confirm: 0, cancel_poster: null };
    const values = { ...toRow(body), ...reset };
    const hasChanges = changes(row, values);
    if (hasChanges && body.expected_version !== undefined && body.expected_version !== row.version) {
      throw await conflict(trx, row, body.expected_version);
    }
    if (hasChanges) await trx.updateTable('participations').set(values).where('id', '=', row.id).execute();
    const changed = await selectParticipations(trx).where('participations.id', '=', row.id).executeTakeFirstOrThrow();
    if (!changes(row, letterFacts(values))) return changed;
    const talk = changed.confirm_type > LISTENER;
    await mail.queue(
      trx,
      changed.email,
      formatLetter({
        firstName: changed.first_name ?? '',
        format: changed.confirm_type,
        // A talk that was confirmed as listening keeps its name, so that its author recognises it.
        title: changed.is_school ? null : changed.comments,
        section: talk ? (section?.name ?? null) : null,
        talkDate: changed.org_comment,
        isSchool: changed.is_school,
        confirmation: changed.is_confirm ? 'given' : row.is_confirm ? 'again' : 'first',
        publicUrl,
      }),
    );
    return changed;
  });
  mail.flush();
  return changed;
}
