import type { Database } from '../database/open.ts';
import type { Services } from '../services.ts';
import { forumFacts } from '../texts/letters/facts.ts';
import { cancelledLetter, type RegistrationPurpose, receivedLetter } from '../texts/letters/registrations.ts';
import { findAddressee, findMeeting } from './queries.ts';
import type { Participation } from './registration.ts';

const purposeOf = ({ is_school, position }: Participation): RegistrationPurpose =>
  is_school ? 'school' : position === 0 ? 'forum' : 'talk';

const titleOf = ({ is_school, comments }: Participation) => (is_school ? null : comments);

type Sender = Pick<Services, 'mail' | 'publicUrl'>;

async function about(trx: Database, row: Participation, publicUrl: string) {
  const { email, ...person } = await findAddressee(trx, row.account_id);
  const forum = forumFacts(await findMeeting(trx, row.meeting_id));
  return {
    email,
    facts: { purpose: purposeOf(row), person, forum, title: titleOf(row), publicUrl },
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

/** REG-09 */
export async function queueCancelled(
  trx: Database,
  { mail, publicUrl }: Sender,
  row: Participation,
  canRegisterAgain: boolean,
) {
  const { email, facts } = await about(trx, row, publicUrl);
  await mail.queue(trx, email, cancelledLetter({ ...facts, canRegisterAgain }));
}
