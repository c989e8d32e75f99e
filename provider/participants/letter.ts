import type { Database } from '../database/open.ts';
import type { MeetingsTable } from '../database/tables.ts';
import { dayOfForum, toMoscowDay } from '../dates.ts';
import { schoolName } from '../registrations/letters.ts';
import { findAddressee, findMeeting, sectionName } from '../registrations/queries.ts';
import { LISTENER, type Participation } from '../registrations/registration.ts';
import { forumFacts } from '../texts/letters/facts.ts';
import type { Letter } from '../texts/letters/layout.ts';
import { decisionLetter, type News } from '../texts/letters/participants.ts';

export type AddressedLetter = { to: string; letter: Letter };

/** Values that the letter reports. It omits day, track and slot, so that assigning slots sends no letter. */
const reported = ['confirm_type', 'section_confirm_id', 'org_comment'] as const;

/**
 * The last day to confirm: the one that the organisers set; once it has passed, the forum's last day; once that has passed,
 * null (REG-06). The school has no separate day.
 */
function confirmationDay(
  { confirmation_due_on, ends_on }: MeetingsTable,
  { is_school }: Participation,
  today: string,
): string | null {
  if (confirmation_due_on !== null && today <= confirmation_due_on && !is_school) return confirmation_due_on;
  return today <= ends_on ? ends_on : null;
}

/** Whether the day of a talk has passed: its day in the programme, else the forum's last day (REG-05). */
const isOver = ({ speak_day }: Participation, { starts_on, ends_on }: MeetingsTable, today: string): boolean =>
  today > (speak_day === null ? ends_on : dayOfForum(starts_on, speak_day));

/** The confirmed format, else the requested one. */
const formatOf = ({ confirm_type, type }: Participation) => (confirm_type >= LISTENER ? confirm_type : type);

function newsOf(before: Participation, after: Participation): News {
  if (before.confirm_type < LISTENER)
    return after.confirm_type === LISTENER && before.type > LISTENER ? 'declined' : 'decided';
  return after.confirm_type === before.confirm_type ? 'talkChanged' : 'formatChanged';
}

/**
 * The letter about a moderator's change of a record (REG-05); null if no value that letters report has changed.
 */
export async function letterAbout(
  db: Database,
  { before, after, publicUrl, now }: { before: Participation; after: Participation; publicUrl: string; now: Date },
): Promise<AddressedLetter | null> {
  if (reported.every((name) => before[name] === after[name])) return null;
  const { email, ...person } = await findAddressee(db, after.account_id);
  const nameOf = async ({ confirm_type, section_confirm_id: id }: Participation) =>
    confirm_type <= LISTENER || id === null ? null : sectionName(db, id);
  const meeting = await findMeeting(db, after.meeting_id);
  const today = toMoscowDay(now);
  const letter = decisionLetter({
    news: newsOf(before, after),
    person,
    forum: forumFacts(meeting),
    format: { was: formatOf(before), is: after.confirm_type },
    section: { was: await nameOf(before), is: await nameOf(after) },
    talkDate: { was: before.org_comment, is: after.org_comment },
    isTalkOver: isOver(after, meeting, today),
    title: after.is_school ? null : after.comments,
    isSchool: after.is_school,
    school: after.is_school ? await schoolName(db, meeting) : null,
    confirmation: after.is_confirm ? 'given' : before.is_confirm ? 'again' : 'first',
    deadline: confirmationDay(meeting, after, today),
    publicUrl,
  });
  return { to: email, letter };
}
