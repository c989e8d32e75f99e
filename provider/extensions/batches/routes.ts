import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { callerOf } from '../../http/access.ts';
import { batchName, meetingQuery, read } from '../../http/validation.ts';
import { answerChange } from '../../participants/participation.ts';
import type { Services } from '../../services.ts';
import { toEntry } from '../history/entry.ts';
import { toLetterEntry } from '../letterLog/entry.ts';
import { listBatchLetters } from '../letterLog/queries.ts';
import { listBatch, listBatches } from './queries.ts';
import { undoChange } from './undo.ts';

const batchQuery = z.object({ id: batchName });

/** Changes of many records, and their undo. */
export function batchRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const moderator = { config: { access: 'moderator' as const } };

  app.get(callPaths.listBatches, moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    return { data: await listBatches(db, meeting_id) };
  });

  app.get(callPaths.getBatch, moderator, async (request) => {
    const { id } = read(batchQuery, request.query);
    const letters = new Map<number | null, ReturnType<typeof toLetterEntry>[]>();
    for (const letter of await listBatchLetters(db, id)) {
      const { participation_id } = letter;
      letters.set(participation_id, [...(letters.get(participation_id) ?? []), toLetterEntry(letter)]);
    }
    const rows = await listBatch(db, id);
    return { data: rows.map((row) => ({ ...toEntry(row), letters: letters.get(row.participation_id) ?? [] })) };
  });

  app.post(callPaths.undoChange, moderator, async (request) => {
    const changed = await undoChange(services, callerOf(request).id, request.body);
    return answerChange(db, changed, originOf(request));
  });
}
