import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostLetterPreviews } from '../../../schema/limits.ts';
import { Rejection } from '../../http/rejections.ts';
import { read } from '../../http/validation.ts';
import { type ChangeRequest, changeRequest, rowAfter } from '../../participants/change.ts';
import { letterAbout } from '../../participants/letter.ts';
import type { Services } from '../../services.ts';

const previewRequest = z.object({ changes: z.array(changeRequest).max(mostLetterPreviews) });

/** The letter that a change would send now; nothing for a change without one, and for one that is rejected. */
async function letterOf({ db, publicUrl, clock }: Services, change: ChangeRequest) {
  const now = clock.now();
  const before = await db
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', change.id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!before) return [];
  const after = await rowAfter(db, before, change, now).catch((error: unknown) => {
    if (error instanceof Rejection) return null;
    throw error;
  });
  const addressed = after && (await letterAbout(db, { before, after, publicUrl, now }));
  return addressed
    ? [{ id: change.id, to: addressed.to, subject: addressed.letter.subject, text: addressed.letter.text }]
    : [];
}

/** The letters that changes would send now; changes nothing and sends nothing. */
export function letterPreviewRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.previewLetters, { config: { access: 'moderator' } }, async (request) => {
    const { changes } = read(previewRequest, request.body);
    const data: Awaited<ReturnType<typeof letterOf>> = [];
    for (const change of changes) data.push(...(await letterOf(services, change)));
    return { data };
  });
}
