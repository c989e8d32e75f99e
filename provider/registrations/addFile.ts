import { z } from 'zod';
import { setAuthor } from '../database/author.ts';
import type { Database } from '../database/open.ts';
import { expiredVariant, meetingOfCabinet } from '../extensions/olderCabinet/inBase.ts';
import { KIND_OF_TYPE, lockOwnFile } from '../files/queries.ts';
import { notFound, rejected } from '../http/rejections.ts';
import { id, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { registrationsTexts } from '../texts/registrations.ts';
import { findMeeting, listSlotFiles, lockAccountRow, lockActive } from './queries.ts';
import { isTalk, type Participation } from './registration.ts';
import { requireThesisOpen } from './windows.ts';

export const fileRequest = z.object({
  id,
  file_id: id,
  file_type: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  expired_variant: expiredVariant,
});

type Request = z.output<typeof fileRequest>;
export type SlotFile = Awaited<ReturnType<typeof listSlotFiles>>[number];

/**
 * Attaches an uploaded file to a slot (FIL-01, FIL-03).
 * @param makeRoom decides what happens to the file that the slot holds
 */
export async function putFile(
  { db, clock }: Services,
  accountId: number,
  body: Request,
  makeRoom: (taken: SlotFile, trx: Database) => unknown,
): Promise<Participation> {
  const kind = KIND_OF_TYPE[body.file_type];
  return db.transaction().execute(async (trx) => {
    await lockAccountRow(trx, accountId);
    await setAuthor(trx, { id: accountId, role: 'owner', now: clock.now() });
    const row = await lockActive(trx, body.id);
    if (!row || row.account_id !== accountId) throw notFound();
    const file = await lockOwnFile(trx, body.file_id, accountId);
    if (!file) throw notFound();
    if (!isTalk(row)) throw rejected(registrationsTexts.filesForTalks);
    if (kind !== 'expert') {
      requireThesisOpen(meetingOfCabinet(await findMeeting(trx, row.meeting_id), body), clock.now());
    }
    if (file.participation_id !== null) throw rejected(registrationsTexts.alreadyAttached);
    if (file.kind !== kind) throw rejected(registrationsTexts.otherKind);
    const taken = (await listSlotFiles(trx, [row.id])).find((other) => other.kind === kind);
    if (taken) await makeRoom(taken, trx);
    await trx.updateTable('files').set({ participation_id: row.id }).where('id', '=', file.id).execute();
    return row;
  });
}

/** API-16: fills an empty slot. */
export const addFile = (services: Services, accountId: number, input: unknown): Promise<Participation> =>
  putFile(services, accountId, read(fileRequest, input), () => {
    throw rejected(registrationsTexts.alreadyUploaded);
  });
