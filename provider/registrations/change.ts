import type { Updateable } from 'kysely';
import { z } from 'zod';
import { isAllowed } from '../../schema/registrationStates.ts';
import { setAuthor } from '../database/author.ts';
import type { Database } from '../database/open.ts';
import type { FileKind, ParticipationsTable } from '../database/tables.ts';
import { expiredVariant, meetingOfCabinet } from '../extensions/olderCabinet/inBase.ts';
import { removeFiles } from '../files/storage.ts';
import { notFound, rejected } from '../http/rejections.ts';
import { id, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { registrationsTexts } from '../texts/registrations.ts';
import { type Answers, writeAnswers } from './answers.ts';
import { checkListenSections, sectionIds } from './create.ts';
import { queueCancelled, queueConfirmed } from './letters.ts';
import { findMeeting, listActive, listSections, lockAccountRow, lockActive } from './queries.ts';
import { LISTENER, type Participation, POSTER, stateOf } from './registration.ts';
import { isRegistrationOpen, requireExcursionToCome, requireForumNotOver, requireThesisOpen } from './windows.ts';

const tourDecision = z.union([z.literal(1), z.literal(2)]);
const CANCELS_POSTER = 1;

const request = z.discriminatedUnion(
  'action',
  [
    z.object({
      id,
      action: z.literal('confirm_reg'),
      is_confirm: z.literal(1),
      selected_listen_sections: sectionIds,
      need_tour: tourDecision.optional(),
      tshort_size: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
      cancel_poster: z.union([z.literal(CANCELS_POSTER), z.literal(-1)]),
    }),
    z.object({
      id,
      action: z.literal('cancel_reg'),
      is_active: z.literal(false),
      expired_variant: expiredVariant,
    }),
    z.object({ id, action: z.literal('confirm_tour'), confirm_tour: tourDecision }),
    z.object({ id, action: z.literal('change_tour'), need_tour: tourDecision }),
    z.object({
      id,
      action: z.enum(['del_thesis_doc', 'del_thesis_pdf', 'del_exp_file']),
      expired_variant: expiredVariant,
    }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? registrationsTexts.unknownAction : undefined) },
);
type Request = z.output<typeof request>;
type Confirmation = Extract<Request, { action: 'confirm_reg' }>;
type Removal = Extract<Request, { action: 'del_thesis_doc' | 'del_thesis_pdf' | 'del_exp_file' }>;

const KIND_OF_ACTION = { del_thesis_doc: 'thesis_doc', del_thesis_pdf: 'thesis_pdf', del_exp_file: 'expert' } as const;

/** REG-08: a confirmed poster may become a listener, which removes all values of the talk. */
const AS_LISTENER = {
  confirm_type: LISTENER,
  cancel_poster: CANCELS_POSTER,
  section_confirm_id: null,
  org_comment: null,
  speak_day: null,
  speak_slot: null,
  speak_track: null,
};

async function confirm(
  db: Database,
  row: Participation,
  body: Confirmation,
  now: Date,
): Promise<{ own: Updateable<ParticipationsTable>; answers: Answers }> {
  const meeting = await findMeeting(db, row.meeting_id);
  requireForumNotOver(meeting, now);
  if (body.need_tour) requireExcursionToCome(meeting, now);
  if (!isAllowed('confirm', stateOf(row))) throw rejected(registrationsTexts.formatNotConfirmed);
  checkListenSections(body.selected_listen_sections, await listSections(db, row.meeting_id), row.listen_sections);
  const cancels = body.cancel_poster === CANCELS_POSTER;
  if (cancels && row.confirm_type !== POSTER) throw rejected(registrationsTexts.posterOnly);
  return {
    own: { is_confirm: 1, listen_sections: body.selected_listen_sections, ...(cancels && AS_LISTENER) },
    answers: {
      ...(body.need_tour && { need_tour: body.need_tour }),
      ...(body.tshort_size && { tshort_size: body.tshort_size }),
    },
  };
}

/**
 * REG-09: deletes the files too. An additional talk replaces a cancelled first registration, so that a first one always
 * exists.
 */
async function cancel(db: Database, row: Participation, now: Date): Promise<{ path: string }[]> {
  requireForumNotOver(await findMeeting(db, row.meeting_id), now);
  await db.updateTable('participations').set({ is_active: false }).where('id', '=', row.id).execute();
  const removed = await db.deleteFrom('files').where('participation_id', '=', row.id).returning('path').execute();
  if (row.is_school || row.position !== 0) return removed;
  const [next] = (await listActive(db, row.account_id, row.meeting_id))
    .filter((other) => !other.is_school)
    .sort((a, b) => a.position - b.position);
  if (next) await db.updateTable('participations').set({ position: 0 }).where('id', '=', next.id).execute();
  return removed;
}

/** FIL-04: theses can be removed only in their period, the expert conclusion at any time. */
async function clearSlot(db: Database, row: Participation, body: Removal, now: Date): Promise<{ path: string }> {
  const kind: FileKind = KIND_OF_ACTION[body.action];
  if (kind !== 'expert') requireThesisOpen(meetingOfCabinet(await findMeeting(db, row.meeting_id), body), now);
  const removed = await db
    .deleteFrom('files')
    .where('participation_id', '=', row.id)
    .where('kind', '=', kind)
    .returning('path')
    .executeTakeFirst();
  if (!removed) throw rejected(registrationsTexts.noFile);
  return removed;
}

/** API-15: one action on the caller's own registration. */
export async function changeRegistration(
  services: Services,
  accountId: number,
  input: unknown,
): Promise<Participation> {
  const { db, clock, mail, mediaDir, log } = services;
  const body = read(request, input);
  let removed: { path: string }[] = [];
  const changed = await db.transaction().execute(async (trx) => {
    await lockAccountRow(trx, accountId);
    await setAuthor(trx, { id: accountId, role: 'owner', now: clock.now() });
    const row = await lockActive(trx, body.id);
    if (!row || row.account_id !== accountId) throw notFound();
    const answerTour = async (need_tour: 1 | 2) => {
      requireExcursionToCome(await findMeeting(trx, row.meeting_id), clock.now());
      await writeAnswers(trx, row, { need_tour });
    };
    switch (body.action) {
      case 'confirm_reg': {
        const { own, answers } = await confirm(trx, row, body, clock.now());
        await trx
          .updateTable('participations')
          .set({ ...own, ...answers })
          .where('id', '=', row.id)
          .execute();
        await writeAnswers(trx, row, answers);
        // Only the first confirmation sends a letter.
        if (!row.is_confirm)
          await queueConfirmed(trx, services, { ...row, ...answers, ...(own as Partial<Participation>) });
        break;
      }
      case 'cancel_reg': {
        removed = await cancel(trx, row, clock.now());
        const meeting = await findMeeting(trx, row.meeting_id);
        const isOpen = (windows: typeof meeting) => isRegistrationOpen(windows, row.is_school, clock.now());
        // A late mark does not tell which cabinet the person uses, and only the older one registers late.
        const isLate = !isOpen(meeting) && isOpen(meetingOfCabinet(meeting, body));
        await queueCancelled(trx, services, row, isLate ? null : isOpen(meeting));
        break;
      }
      case 'confirm_tour':
        await answerTour(body.confirm_tour);
        break;
      case 'change_tour':
        await answerTour(body.need_tour);
        break;
      default:
        removed = [await clearSlot(trx, row, body, clock.now())];
    }
    return trx.selectFrom('participations').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  });
  mail.flush();
  await removeFiles(mediaDir, removed, log);
  return changed;
}
