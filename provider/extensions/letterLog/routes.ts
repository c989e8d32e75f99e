import type { FastifyInstance } from 'fastify';
import { toMoscowIso } from '../../dates.ts';
import { notFound } from '../../http/rejections.ts';
import { read, recordQuery } from '../../http/validation.ts';
import { RecipientRejected } from '../../outbound/recipientRejected.ts';
import type { Services } from '../../services.ts';
import { type LetterRow, listLetters } from './queries.ts';

const toEntry = ({ id, subject, created_at, given_up_at, failure, sent_at }: LetterRow) => ({
  id,
  subject,
  created_at: toMoscowIso(created_at),
  state: given_up_at ? 'given_up' : sent_at ? 'sent' : 'waiting',
  reason: given_up_at ? (failure === RecipientRejected.name ? 'address_rejected' : 'not_accepted') : null,
});

/** The letters that the person of a record got. It never answers a letter's text. */
export function letterLogRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/api/users/user_meeting/letter_log/', { config: { access: 'moderator' } }, async (request) => {
    const { id } = read(recordQuery, request.query);
    const record = await db.selectFrom('participations').select('account_id').where('id', '=', id).executeTakeFirst();
    if (!record) throw notFound();
    return { data: (await listLetters(db, record.account_id)).map(toEntry) };
  });
}
