import type { Database } from '../database/open.ts';
import type { MeetingsTable } from '../database/tables.ts';
import { namedDays, toMoscowDay } from '../dates.ts';
import { findAddressee, findMeeting } from '../registrations/queries.ts';
import { LISTENER, type Participation } from '../registrations/registration.ts';
import type { Letter } from '../texts/letters/layout.ts';
import { formatLetter } from '../texts/letters/participants.ts';

export type AddressedLetter = { to: string; letter: Letter };

/** Values that the letter reports: without day, track and slot, so that assigning slots sends no letter. */
const reported = ['confirm_type', 'section_confirm_id', 'org_comment'] as const;

/**
 * The day by which to confirm: the organisers', as long as it has not passed, else the forum's last one (REG-06); null
 * after it. The school has no day of its own.
 */
function confirmationDay(
  { confirmation_due_on, ends_on }: MeetingsTable,
  { is_school }: Participation,
  today: string,
): string | null {
  if (confirmation_due_on !== null && today <= confirmation_due_on && !is_school) return confirmation_due_on;
  return today <= ends_on ? ends_on : null;
}

/** The talk's date as the moderator wrote it; null once every day that it names has passed (REG-05). */
function talkDateAhead(written: string | null, { starts_on, ends_on }: MeetingsTable, today: string): string | null {
  if (written === null || today > ends_on) return null;
  const days = namedDays(written, starts_on, ends_on);
  return days.length > 0 && days.every((day) => day < today) ? null : written;
}

/**
 * The letter about a moderator's change of a record (REG-05); null if the change concerns nothing that letters report,
 * or takes the decision back.
 */
export async function letterAbout(
  db: Database,
  { before, after, publicUrl, now }: { before: Participation; after: Participation; publicUrl: string; now: Date },
): Promise<AddressedLetter | null> {
  if (after.confirm_type < LISTENER || reported.every((name) => before[name] === after[name])) return null;
  const { email, first_name } = await findAddressee(db, after.account_id);
  const talk = after.confirm_type > LISTENER;
  const section =
    talk && after.section_confirm_id !== null
      ? await db.selectFrom('sections').select('name').where('id', '=', after.section_confirm_id).executeTakeFirst()
      : undefined;
  const meeting = await findMeeting(db, after.meeting_id);
  const today = toMoscowDay(now);
  const letter = formatLetter({
    firstName: first_name ?? '',
    format: after.confirm_type,
    // A talk that was confirmed as listening keeps its name, so that its author recognises it.
    title: after.is_school ? null : after.comments,
    section: section?.name ?? null,
    talkDate: talkDateAhead(after.org_comment, meeting, today),
    isSchool: after.is_school,
    confirmation: after.is_confirm ? 'given' : before.is_confirm ? 'again' : 'first',
    deadline: confirmationDay(meeting, after, today),
    publicUrl,
  });
  return { to: email, letter };
}
