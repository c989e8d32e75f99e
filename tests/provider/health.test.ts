import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openServer } from '../../provider/database/open.ts';
import { serveHealth } from '../../provider/health.ts';
import { atEnd } from '../testkit/atEnd.ts';
import { sampleProvider } from '../testkit/provider.ts';

const provider = await sampleProvider();

it('/healthz counts letters that wait and that were given up, without a token', async () => {
  const letter = {
    recipient: 'participant@example.org',
    subject: 's',
    text: 't',
    html: 'h',
    created_at: new Date(),
    due_at: null,
  };
  await provider.database.deleteFrom('messages').execute();
  await provider.database
    .insertInto('messages')
    .values([
      { ...letter, due_at: new Date('2100-01-01') },
      { ...letter, given_up_at: new Date(), failure: 'EENVELOPE' },
      { ...letter, given_up_at: new Date(), failure: 'EENVELOPE' },
      letter,
    ])
    .execute();
  const answer = await provider.call('GET', '/healthz', { documented: false });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.body).toEqual({ status: 'alive', letters: { waiting: 1, givenUp: 2 } });
});

it('/healthz answers 503 while the database does not answer', async () => {
  const app = Fastify();
  const database = openServer('postgres://portal@127.0.0.1:1/portal');
  atEnd(async () => {
    await app.close();
    await database.destroy();
  });
  serveHealth(app, { db: database });
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'database unreachable', letters: null });
});
