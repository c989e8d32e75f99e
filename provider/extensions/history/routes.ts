import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { callerOf } from '../../http/access.ts';
import { notFound } from '../../http/rejections.ts';
import { read, recordQuery } from '../../http/validation.ts';
import type { Services } from '../../services.ts';
import { toEntry, toOwnersEntry } from './entry.ts';
import { listHistory } from './queries.ts';

/** Changes of a record. */
export function historyRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(callPaths.getParticipationHistory, { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    // Another person's registration gets the same answer as an unknown one.
    if (!record || (record.account_id !== caller.id && !caller.isModerator)) throw notFound();
    return { data: (await listHistory(db, id)).map(caller.isModerator ? toEntry : toOwnersEntry) };
  });
}
