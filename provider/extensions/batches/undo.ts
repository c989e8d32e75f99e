import { z } from 'zod';
import { setAuthor } from '../../database/author.ts';
import type { Database } from '../../database/open.ts';
import { notFound } from '../../http/rejections.ts';
import { batchName, id, read } from '../../http/validation.ts';
import { writeChange } from '../../participants/change.ts';
import { findMeeting, lockActive } from '../../registrations/queries.ts';
import type { Participation } from '../../registrations/registration.ts';
import { isForumOver } from '../../registrations/windows.ts';
import type { Services } from '../../services.ts';
import { conflict } from '../history/inBase.ts';
import { requireOwnBatch } from './inBase.ts';
import { listBatch } from './queries.ts';

const request = z.object({
  id,
  /** The change of many records to undo. */
  undoes: batchName,
  batch: batchName.optional(),
  send_letter: z.boolean().optional(),
});

const numbers = [
  'confirm_type',
  'section_confirm_id',
  'speak_day',
  'speak_slot',
  'speak_track',
  'is_confirm',
  'cancel_poster',
];
const ofDecision = ['section_confirm_id', 'org_comment', 'speak_day', 'speak_slot', 'speak_track'];
const undoable: ReadonlySet<string> = new Set([...numbers, 'org_comment']);

const toValue = (field: string, text: string | null) =>
  text === null || field === 'org_comment' ? text : Number(text);

type Undo =
  | { outcome: 'restored'; after: Participation }
  /** Somebody changed the record since this entry. */
  | { outcome: 'changedSince'; entry: number };

/** The record as it was before the change of many records; null if that change did not touch it. */
export async function undoOf(db: Database, row: Participation, undoes: string): Promise<Undo | null> {
  const entries = await listBatch(db, undoes, row.id);
  const [first] = entries;
  if (first === undefined) return null;
  const fields = entries.flatMap((entry) => entry.fields).filter(({ field }) => undoable.has(field));
  const earlier: Record<string, unknown> = {};
  const later: Record<string, unknown> = {};
  for (const { field, before, after } of fields) {
    if (!(field in earlier)) earlier[field] = toValue(field, before);
    later[field] = toValue(field, after);
  }
  const has = (values: Record<string, unknown>) =>
    Object.entries(values).every(([field, value]) => row[field as keyof Participation] === value);
  if (has(earlier)) return { outcome: 'restored', after: row };
  // Without a first decision there was no date and no place: what has been set since then belongs to the decision.
  if (earlier.confirm_type === 0) for (const field of ofDecision) if (!(field in later)) later[field] = null;
  // A change of format before the forum's end resets the person's confirmation; one since then is about the new format.
  if ('confirm_type' in later && !('is_confirm' in later)) {
    const wasOver = isForumOver(await findMeeting(db, row.meeting_id), first.created_at);
    if (!wasOver) later.is_confirm = 0;
  }
  if (!has(later)) return { outcome: 'changedSince', entry: entries.at(-1)?.id ?? first.id };
  return { outcome: 'restored', after: { ...row, ...earlier } };
}

/**
 * Gives a record the values that it had before a change of many records, unless somebody changed them since then. No
 * letter goes out unless the moderator asks for it.
 */
export async function undoChange(services: Services, moderatorId: number, input: unknown) {
  const { db, clock, mail } = services;
  const { undoes, batch, send_letter, ...record } = read(request, input);
  const changed = await db.transaction().execute(async (trx) => {
    const row = await lockActive(trx, record.id);
    const undo = row ? await undoOf(trx, row, undoes) : null;
    if (!row || undo === null) throw notFound();
    if (undo.outcome === 'changedSince') throw await conflict(trx, row, undo.entry);
    await requireOwnBatch(trx, batch, moderatorId);
    await setAuthor(trx, { id: moderatorId, role: 'moderator', now: clock.now(), batch, undoes });
    return writeChange(trx, services, { before: row, after: undo.after, sendLetter: send_letter ?? false });
  });
  mail.flush();
  return changed;
}
