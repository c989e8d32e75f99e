import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../provider/database/open.ts';
import { type Server, startServer } from '../testkit/postgres.ts';

/** The provider's connections to a server that goes away. A fault that nobody listens to would end the process. */
const patience = 60_000;
let server: Server;

beforeAll(async () => {
  server = await startServer();
}, patience);
afterAll(() => server.stop());

it.each(['fast', 'immediate'] as const)(
  'a server that is stopped (%s) in the middle of a transaction fails it, and the next one runs',
  {
    timeout: patience,
  },
  async (how) => {
    const told: string[] = [];
    const database = openServer(`${server.url}/postgres`, {
      warn: (_: unknown, text: string) => told.push(text),
    } as never);
    const one = sql<{ one: number }>`select 1 as one`;
    try {
      const broken = database.transaction().execute(async (trx) => {
        await one.execute(trx);
        await server.restart(how);
        await one.execute(trx);
      });
      await expect(broken).rejects.toThrow();
      expect((await one.execute(database)).rows).toEqual([{ one: 1 }]);
      expect(told).toContain('the database server closed a connection');
    } finally {
      await database.destroy();
    }
  },
);
