import { z } from 'zod';
import { setAuthor } from '../../database/author.ts';
import { notFound } from '../../http/rejections.ts';
import { id, read } from '../../http/validation.ts';
import { writeChange } from '../../participants/change.ts';
import { lockActive } from '../../registrations/queries.ts';
import { LISTENER, type Participation } from '../../registrations/registration.ts';
import type { Services } from '../../services.ts';
import { conflict, expectedVersion } from '../history/inBase.ts';

const request = z.object({ id, expected_version: expectedVersion, send_letter: z.boolean().optional() });

/** The record as it was before its first decision. */
export const withoutDecision = (row: Participation): Participation => ({
  ...row,
  confirm_type: 0,
  section_confirm_id: null,
  org_comment: null,
  speak_day: null,
  speak_slot: null,
  speak_track: null,
  is_confirm: 0,
  cancel_poster: null,
});

/** Takes a decision back. No letter goes out unless the moderator asks for it; a repeated request changes nothing. */
export async function withdrawDecision(services: Services, moderatorId: number, input: unknown) {
  const { db, clock, mail } = services;
  const { id: recordId, expected_version: expected, send_letter } = read(request, input);
  const changed = await db.transaction().execute(async (trx) => {
    const row = await lockActive(trx, recordId);
    if (!row) throw notFound();
    const after = row.confirm_type < LISTENER ? row : withoutDecision(row);
    if (after !== row && expected !== undefined && expected !== row.version) throw await conflict(trx, row, expected);
    await setAuthor(trx, { id: moderatorId, role: 'moderator', now: clock.now() });
    return writeChange(trx, services, { before: row, after, sendLetter: send_letter ?? false });
  });
  mail.flush();
  return changed;
}
