import type { Selectable } from 'kysely';
import { z } from 'zod';
import { mostCharacters } from '../../schema/limits.ts';
import { setAuthor } from '../database/author.ts';
import type { MeetingsTable, ParticipationsTable, SectionsTable } from '../database/tables.ts';
import { expiredVariant, meetingOfCabinet } from '../extensions/olderCabinet/inBase.ts';
import { byField, type FieldErrors, rejected } from '../http/rejections.ts';
import { id, read, text } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { frameworkTexts } from '../texts/framework.ts';
import { registrationsTexts } from '../texts/registrations.ts';
import { answersOf, TOUR_COMES, TOUR_UNANSWERED, writeAnswers } from './answers.ts';
import { findByKey, storeKey } from './idempotencyKeys.ts';
import { queueReceived } from './letters.ts';
import { findAddressee, findCurrentMeeting, listActive, listSections, lockAccountRow } from './queries.ts';
import { LISTENER, SCHOOL_TITLE } from './registration.ts';
import { requireExcursionToCome, requireRegistrationOpen } from './windows.ts';

const MOST_SECTIONS = 50;
/** REG-07: positions of the additional talks, after the first registration. */
const EXTRA_POSITIONS = [1, 2];
const UNAVAILABLE = registrationsTexts.inactiveSection;

export const sectionIds = z
  .array(id)
  .max(MOST_SECTIONS)
  .transform((ids) => [...new Set(ids)]);

const request = z.object({
  comment: text(mostCharacters.talkTitle),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  need_tour: z.boolean(),
  section_choice: id.nullable(),
  /** The school's registration does not have this field (REG-13). */
  one_more: z.boolean().optional(),
  selected_listen_sections: sectionIds,
  expired_variant: expiredVariant,
});
type Request = z.output<typeof request>;

/**
 * @param accepted sections that are valid although not offered: the school's, and those of the existing registration, so that
 * a section that became inactive does not block other changes
 * @throws Rejection, keyed by list index, for a section that is not offered for listening
 */
export function checkListenSections(chosen: number[], sections: SectionsTable[], accepted: (number | null)[]): void {
  const offered = new Set<number | null>(accepted);
  for (const { id, is_active, is_public } of sections) if (is_active && is_public) offered.add(id);
  const errors: FieldErrors = {};
  for (const [index, section] of chosen.entries()) if (!offered.has(section)) errors[index] = [UNAVAILABLE];
  if (Object.keys(errors).length > 0) throw byField({ selected_listen_sections: errors });
}

/** REG-02, REG-03: a talk or a poster has a title and an offered section; a listener has neither. */
function checkTalk({ type, comment, section_choice }: Request, sections: SectionsTable[]): void {
  if (type === LISTENER) {
    if (section_choice !== null) throw byField({ section_choice: [registrationsTexts.listenerWithoutSection] });
    return;
  }
  if (section_choice === null) throw byField({ section_choice: [registrationsTexts.chooseSection] });
  const section = sections.find((candidate) => candidate.id === section_choice);
  const offered = section?.is_active && section.is_public && section.is_speaker;
  if (!offered) throw byField({ section_choice: [UNAVAILABLE] });
  if (comment === '') throw byField({ comment: [registrationsTexts.enterTitle] });
}

const isSchool = ({ comment, type, section_choice }: Request, meeting: MeetingsTable) =>
  comment === SCHOOL_TITLE &&
  type === LISTENER &&
  section_choice !== null &&
  section_choice === meeting.school_section_id;

/**
 * The position among the person's registrations.
 * @throws Rejection if the person may not have a further one
 */
function findPosition(body: Request, school: boolean, active: Selectable<ParticipationsTable>[]): number {
  if (school) {
    if (active.some((row) => row.is_school)) throw rejected(registrationsTexts.alreadyAtSchool);
    return 0;
  }
  if (body.one_more === undefined) throw byField({ one_more: [frameworkTexts.required] });
  const taken = active.filter((row) => !row.is_school).map(({ position }) => position);
  if (!body.one_more) {
    if (taken.length > 0) throw rejected(registrationsTexts.alreadyAtForum);
    return 0;
  }
  if (body.type === LISTENER) throw rejected(registrationsTexts.talkOnly);
  if (taken.length === 0) throw rejected(registrationsTexts.forumFirst);
  const free = EXTRA_POSITIONS.find((position) => !taken.includes(position));
  if (free === undefined) throw rejected(registrationsTexts.tooManyTalks);
  return free;
}

/**
 * API-14: registers a person for the current meeting. A repeated request with its key gets the existing registration, whatever
 * has changed since, and sends no second letter.
 */
export async function createRegistration(services: Services, accountId: number, input: unknown, key: string | null) {
  const { db, clock, mail } = services;
  const body = read(request, input);
  const made = await db.transaction().execute(async (trx) => {
    // Of two equal simultaneous requests, the second waits here and then finds the registration of the first.
    await lockAccountRow(trx, accountId);
    await setAuthor(trx, { id: accountId, role: 'owner', now: clock.now() });
    const before = key === null ? null : await findByKey(trx, accountId, key, body);
    if (before) return before;
    const meeting = await findCurrentMeeting(trx);
    const school = isSchool(body, meeting);
    const now = clock.now();
    requireRegistrationOpen(meetingOfCabinet(meeting, body), school, now);
    const active = await listActive(trx, accountId, meeting.id);
    // The school has no answers; a further registration copies the person's (ruling R17).
    const answers = school ? { need_tour: TOUR_UNANSWERED, tshort_size: null } : answersOf(active);
    const isFirstAnswer = body.need_tour && !answers.need_tour;
    if (isFirstAnswer) requireExcursionToCome(meeting, now);
    // Invitation and certificate need a name, which accounts of the sister portal may lack (ACC-20).
    const { individual_id } = await findAddressee(trx, accountId);
    if (individual_id === null) throw rejected(registrationsTexts.profileFirst);
    const sections = await listSections(trx, meeting.id);
    if (!school) checkTalk(body, sections);
    checkListenSections(body.selected_listen_sections, sections, school ? [meeting.school_section_id] : []);
    const position = findPosition(body, school, active);
    const row = await trx
      .insertInto('participations')
      .values({
        meeting_id: meeting.id,
        account_id: accountId,
        is_school: school,
        position,
        type: body.type,
        comments: body.comment,
        section_choice_id: body.section_choice,
        listen_sections: body.selected_listen_sections,
        ...answers,
        ...(isFirstAnswer && { need_tour: TOUR_COMES }),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isFirstAnswer && active.length > 0) await writeAnswers(trx, row, { need_tour: TOUR_COMES });
    if (key !== null) await storeKey(trx, key, body, row);
    const section = sections.find(({ id }) => id === body.section_choice)?.name ?? null;
    await queueReceived(trx, services, row, section);
    return row;
  });
  mail.flush();
  return made;
}
