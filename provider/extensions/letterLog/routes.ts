import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { toMoscowIso } from '../../dates.ts';
import { notFound } from '../../http/rejections.ts';
import { meetingQuery, read, recordQuery } from '../../http/validation.ts';
import { fullName } from '../../people.ts';
import type { Services } from '../../services.ts';
import { reasonOf, toLetterEntry } from './entry.ts';
import { listGivenUp, listLetters } from './queries.ts';

/** The letters to a record's person, and undelivered letters. The answers never contain a letter's text. */
export function letterLogRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(callPaths.listLetters, { config: { access: 'moderator' } }, async (request) => {
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    if (!record) throw notFound();
    return { data: (await listLetters(db, record.account_id)).map(toLetterEntry) };
  });

  app.get(callPaths.listGivenUpLetters, { config: { access: 'moderator' } }, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const data = (await listGivenUp(db, meeting_id)).map(({ id, um_id, subject, created_at, failure, ...person }) => ({
      id,
      um_id,
      user_descr: fullName(person),
      subject,
      created_at: toMoscowIso(created_at),
      reason: reasonOf(failure),
    }));
    return { data };
  });
}
