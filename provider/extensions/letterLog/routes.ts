import type { FastifyInstance } from 'fastify';
import { toMoscowIso } from '../../dates.ts';
import { notFound } from '../../http/rejections.ts';
import { meetingQuery, read, recordQuery } from '../../http/validation.ts';
import { RecipientRejected } from '../../outbound/recipientRejected.ts';
import { fullName } from '../../people.ts';
import type { Services } from '../../services.ts';
import { type LetterRow, listGivenUp, listLetters } from './queries.ts';

const reasonOf = (failure: string | null) => (failure === RecipientRejected.name ? 'address_rejected' : 'not_accepted');

const toEntry = ({ id, subject, created_at, given_up_at, failure, sent_at }: LetterRow) => ({
  id,
  subject,
  created_at: toMoscowIso(created_at),
  state: given_up_at ? 'given_up' : sent_at ? 'sent' : 'waiting',
  reason: given_up_at ? reasonOf(failure) : null,
});

/** The letters of a record's person, and those that reached nobody. They never answer a letter's text. */
export function letterLogRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/api/users/user_meeting/letter_log/', { config: { access: 'moderator' } }, async (request) => {
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    if (!record) throw notFound();
    return { data: (await listLetters(db, record.account_id)).map(toEntry) };
  });

  app.get('/api/users/user_meeting/letter_log/given_up/', { config: { access: 'moderator' } }, async (request) => {
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
