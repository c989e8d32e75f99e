import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openServer } from '../../provider/database/open.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Service, startService, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { atEnd } from '../testkit/atEnd.ts';
import { serviceEntry } from '../testkit/bundles.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { startLosingProxy } from '../testkit/losingProxy.ts';
import { freePort } from '../testkit/ports.ts';
import { startServer } from '../testkit/postgres.ts';
import { OPEN, PASSWORD } from '../testkit/provider.ts';

/** The provider as a real process that is killed with SIGKILL while it makes a registration. */
const patience = 300_000;
const makePath = callPaths.makeRegistration;

type Answer = { status: number; body: { token: string; data?: { id: number } } };

/** A provider that a test kills and starts again with the same data. */
type KillableProvider = { url: string; start(): Promise<void>; kill(): Promise<void> };

async function startProcess(settings: Record<string, string>): Promise<KillableProvider> {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PROVIDER_PORT: String(port), DATA_DIR: dataDir, PORTAL_CLOCK: OPEN, LOG_LEVEL: 'error' };
  let service: Service;
  const start = async () => {
    service = startService('provider', serviceEntry('provider'), { ...process.env, ...own, ...settings });
    await waitUntilReady(`${url}${callPaths.listSchoolStatuses}`, service);
  };
  await start();
  atEnd(() => stopService(service));
  return {
    url,
    start,
    async kill() {
      service.child.kill('SIGKILL');
      await service.exited;
    },
  };
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** One registration, sent again as often as wanted with the same key. */
async function prepareRegistration(url: string) {
  const login = await post(`${url}${callPaths.login}`, { login: 'participant@example.org', password: PASSWORD });
  const authorization = `Token ${login.body.token}`;
  const body = {
    comment: 'Образцовый доклад',
    type: 2,
    need_tour: false,
    section_choice: 26,
    one_more: false,
    selected_listen_sections: [],
  };
  return {
    make: (base = url) => post(base + makePath, body, { authorization, 'idempotency-key': 'key-killed' }),
    async listIds() {
      const answer = await fetch(`${url}${callPaths.listRegistrations}?meeting_id=3`, { headers: { authorization } });
      return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
    },
  };
}

/** Makes the next registration stop inside its transaction: its row is written, its letter waits for this lock. */
async function holdLetters(database: Database) {
  const transaction = await database.startTransaction().execute();
  await sql`lock table messages in share row exclusive mode`.execute(transaction);
  const waiting = sql`select 1 from pg_locks where relation = 'messages'::regclass and not granted`;
  return {
    isReached: async () => (await waiting.execute(database)).rows.length > 0,
    release: () => transaction.rollback().execute(),
  };
}

/** Kills the provider while its answer is on the way, starts it again and sends the request again. */
async function killWithAnswerOnTheWay({ url, kill, start }: KillableProvider): Promise<void> {
  const network = await startLosingProxy(url);
  atEnd(network.close);
  const { make, listIds } = await prepareRegistration(url);
  const held = network.hold(makePath, 'after');
  network.lose(makePath);
  const lost = expect(make(network.url)).rejects.toThrow();
  const { letGo } = await held;
  await kill();
  letGo();
  await lost;

  await start();
  const left = await listIds();
  expect(left).toHaveLength(1);
  const again = await make();
  expect([again.status, again.body.data?.id]).toEqual([200, left[0]]);
  expect(await listIds()).toEqual(left);
}

it('REG-04 killed before the commit it leaves no registration; killed after it, one that the retry finds', {
  timeout: patience,
}, async () => {
  const server = await startServer(['fsync=off', 'synchronous_commit=off']);
  atEnd(server.stop);
  const databaseUrl = `${server.url}/postgres`;
  const provider = await startProcess({ DATABASE_URL: databaseUrl, DEMO_DATA: 'yes' });
  const database = openServer(databaseUrl);
  atEnd(() => database.destroy());
  const { make, listIds } = await prepareRegistration(provider.url);
  const letters = await holdLetters(database);
  const made = make();
  await expect.poll(letters.isReached, { timeout: patience }).toBe(true);
  await Promise.all([expect(made).rejects.toThrow(), provider.kill()]);
  await letters.release();

  await provider.start();
  expect(await listIds()).toEqual([]);
  await killWithAnswerOnTheWay(provider);
});
