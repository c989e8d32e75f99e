import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../http/access.ts';
import { notFound } from '../http/rejections.ts';
import { batchName, meetingQuery, read, recordQuery } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { listBatch, listBatches } from './batches.ts';
import { toEntry, toOwnersEntry } from './entry.ts';
import { listHistory } from './queries.ts';

const batchQuery = z.object({ id: batchName });

/** Changes of a record, and changes of many: a read-only extension of the contract. */
export function historyRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/api/users/user_meeting/history/', { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    // Another person's registration answers as one that does not exist.
    if (!record || (record.account_id !== caller.id && !caller.isModerator)) throw notFound();
    return { data: (await listHistory(db, id)).map(caller.isModerator ? toEntry : toOwnersEntry) };
  });

  app.get('/api/users/user_meeting/batches/', { config: { access: 'moderator' } }, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    return { data: await listBatches(db, meeting_id) };
  });

  app.get('/api/users/user_meeting/batch/', { config: { access: 'moderator' } }, async (request) => {
    const { id } = read(batchQuery, request.query);
    return { data: (await listBatch(db, id)).map(toEntry) };
  });
}
