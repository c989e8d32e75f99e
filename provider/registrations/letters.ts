import type { Database } from '../database/open.ts';
import type { MeetingsTable } from '../database/tables.ts';
import { forumCalendar } from '../outbound/forumCalendar.ts';
import type { Services } from '../services.ts';
import { documentsTexts } from '../texts/documents.ts';
import { forumFacts } from '../texts/letters/facts.ts';
import {
  cancelledLetter,
  confirmedLetter,
  type RegistrationPurpose,
  receivedLetter,
} from '../texts/letters/registrations.ts';
import { findAddressee, findMeeting, sectionName } from './queries.ts';
import { LISTENER, type Participation, TSHIRT_SIZES } from './registration.ts';

const purposeOf = ({ is_school, position }: Participation): RegistrationPurpose =>
  is_school ? 'school' : position === 0 ? 'forum' : 'talk';

const titleOf = ({ is_school, comments }: Participation) => (is_school ? null : comments);

/** The name of a meeting's school, as its documents print it. */
export const schoolName = async (db: Database, { school_section_id: id }: MeetingsTable): Promise<string> =>
  (id === null ? null : await sectionName(db, id)) ?? documentsTexts.school;

type Sender = Pick<Services, 'mail' | 'publicUrl'>;

async function about(trx: Database, row: Participation, publicUrl: string) {
  const { email, ...person } = await findAddressee(trx, row.account_id);
  const meeting = await findMeeting(trx, row.meeting_id);
  const school = row.is_school ? await schoolName(trx, meeting) : null;
  return {
    email,
    meeting,
    facts: { purpose: purposeOf(row), person, forum: forumFacts(meeting), title: titleOf(row), school, publicUrl },
  };
}

/** Stores the letter about a registration together with the registration (REG-04). */
export async function queueReceived(
  trx: Database,
  { mail, publicUrl }: Sender,
  row: Participation,
  section: string | null,
) {
  const { email, facts } = await about(trx, row, publicUrl);
  await mail.queue(trx, email, receivedLetter({ ...facts, format: row.type, section }));
}

/** REG-06: queues the receipt of a confirmation, with the answers that came with it. */
export async function queueConfirmed(trx: Database, { mail, publicUrl }: Sender, row: Participation) {
  const { email, meeting, facts } = await about(trx, row, publicUrl);
  const id = row.confirm_type > LISTENER && !row.is_school ? row.section_confirm_id : null;
  const letter = confirmedLetter({
    ...facts,
    title: row.confirm_type > LISTENER ? facts.title : null,
    format: row.confirm_type,
    section: id === null ? null : await sectionName(trx, id),
    talkDate: row.org_comment,
    tour: row.need_tour ?? 0,
    tshirt: TSHIRT_SIZES[row.tshort_size ?? 0] || null,
    calendar: await forumCalendar(meeting, publicUrl),
  });
  await mail.queue(trx, email, letter);
}

/** REG-09 */
export async function queueCancelled(
  trx: Database,
  { mail, publicUrl }: Sender,
  row: Participation,
  canRegisterAgain: boolean | null,
) {
  const { email, facts } = await about(trx, row, publicUrl);
  await mail.queue(trx, email, cancelledLetter({ ...facts, canRegisterAgain }));
}
