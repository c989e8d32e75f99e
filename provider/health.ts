import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open.ts';

/** Letters that wait for the mail server, and those that the outbox no longer sends. */
export async function countLetters(db: Database): Promise<{ waiting: number; givenUp: number }> {
  const { count } = db.fn;
  return db
    .selectFrom('messages')
    .select([count<number>('due_at').as('waiting'), count<number>('given_up_at').as('givenUp')])
    .executeTakeFirstOrThrow();
}

/** GET /healthz: the number of letters, or 503 while the database does not answer. */
export function serveHealth(app: FastifyInstance, { db }: { db: Database }): void {
  app.get('/healthz', { config: { access: 'open' } }, async (_, reply) => {
    const letters = await countLetters(db).catch(() => null);
    reply.header('cache-control', 'no-store');
    if (letters === null) return reply.code(503).send({ status: 'database unreachable', letters });
    return { status: 'alive', letters };
  });
}
