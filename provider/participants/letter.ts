import type { Database } from '../database/open.ts';
import type { Letter } from '../outbound/letters/layout.ts';
import { formatLetter } from '../outbound/letters/participants.ts';
import { findAddressee } from '../registrations/queries.ts';
import { LISTENER, type Participation } from '../registrations/registration.ts';

export type AddressedLetter = { to: string; letter: Letter };

/** Values that the letter reports: without day, track and slot, so that assigning slots sends no letter. */
const reported = ['confirm_type', 'section_confirm_id', 'org_comment'] as const;

/**
 * The letter about a moderator's change of a record (REG-05); null if the change concerns nothing that letters report,
 * or takes the decision back.
 */
export async function letterAbout(
  db: Database,
  { before, after, publicUrl }: { before: Participation; after: Participation; publicUrl: string },
): Promise<AddressedLetter | null> {
  if (after.confirm_type < LISTENER || reported.every((name) => before[name] === after[name])) return null;
  const { email, first_name } = await findAddressee(db, after.account_id);
  const talk = after.confirm_type > LISTENER;
  const section =
    talk && after.section_confirm_id !== null
      ? await db.selectFrom('sections').select('name').where('id', '=', after.section_confirm_id).executeTakeFirst()
      : undefined;
  const letter = formatLetter({
    firstName: first_name ?? '',
    format: after.confirm_type,
    // A talk that was confirmed as listening keeps its name, so that its author recognises it.
    title: after.is_school ? null : after.comments,
    section: section?.name ?? null,
    talkDate: after.org_comment,
    isSchool: after.is_school,
    confirmation: after.is_confirm ? 'given' : before.is_confirm ? 'again' : 'first',
    publicUrl,
  });
  return { to: email, letter };
}
