import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/access.ts';
import { forbidden, notFound } from '../http/rejections.ts';
import { read, recordQuery } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { toEntry, toOwnersEntry } from './entry.ts';
import { listHistory } from './queries.ts';

/** Changes of a record: a read-only extension of the contract. */
export function historyRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/api/users/user_meeting/history/', { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    if (!record) throw notFound();
    if (record.account_id !== caller.id && !caller.isModerator) throw forbidden();
    return { data: (await listHistory(db, id)).map(caller.isModerator ? toEntry : toOwnersEntry) };
  });
}
