import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostLetterPreviews } from '../../../schema/limits.ts';
import { Rejection } from '../../http/rejections.ts';
import { batchName, id, read } from '../../http/validation.ts';
import { changeRequest, rowAfter } from '../../participants/change.ts';
import { letterAbout } from '../../participants/letter.ts';
import type { Participation } from '../../registrations/registration.ts';
import type { Services } from '../../services.ts';
import { undoOf } from '../batches/undo.ts';
import { withoutDecision } from '../withdrawals/withdraw.ts';

const request = z.union([
  z.object({ changes: z.array(changeRequest).max(mostLetterPreviews) }),
  z.object({ undoes: batchName, ids: z.array(id).max(mostLetterPreviews) }),
  z.object({ withdraws: z.array(id).max(mostLetterPreviews) }),
]);

type After = (row: Participation) => Promise<Participation | null>;

async function letterOf({ db, publicUrl, clock }: Services, recordId: number, after: After) {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', recordId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  // A change that is rejected sends no letter.
  const next =
    row && (await after(row).catch((error: unknown) => (error instanceof Rejection ? null : Promise.reject(error))));
  const addressed =
    row && next ? await letterAbout(db, { before: row, after: next, publicUrl, now: clock.now() }) : null;
  if (!addressed) return [];
  const { subject, text } = addressed.letter;
  return [{ id: recordId, to: addressed.to, subject, text }];
}

/** The letters that changes, an undo or a withdrawal would send now; changes nothing and sends nothing. */
async function previewLetters(services: Services, input: unknown) {
  const body = read(request, input);
  const letters: Awaited<ReturnType<typeof letterOf>> = [];
  if ('changes' in body) {
    for (const change of body.changes) {
      const after: After = (row) => rowAfter(services.db, row, change, services.clock.now());
      letters.push(...(await letterOf(services, change.id, after)));
    }
    return letters;
  }
  if ('withdraws' in body) {
    for (const recordId of body.withdraws) {
      letters.push(...(await letterOf(services, recordId, async (row) => withoutDecision(row))));
    }
    return letters;
  }
  for (const recordId of body.ids) {
    const undone: After = async (row) => {
      const undo = await undoOf(services.db, row, body.undoes);
      return undo?.outcome === 'restored' ? undo.after : null;
    };
    letters.push(...(await letterOf(services, recordId, undone)));
  }
  return letters;
}

export function letterPreviewRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.previewLetters, { config: { access: 'moderator' } }, async (request) => ({
    data: await previewLetters(services, request.body),
  }));
}
