import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../provider/database/open.ts';
import { type Service, startService, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { freePort } from '../testkit/ports.ts';
import { createDatabase } from '../testkit/postgres.ts';
import { OPEN, PASSWORD } from '../testkit/provider.ts';
import { locateSnapshot } from '../testkit/snapshot.ts';

/** The provider as a real process that is killed while it makes a registration, over either database. */
const patience = 120_000;

let dataDir: string;
let url: string;
let env: NodeJS.ProcessEnv;
let service: Service;
let drop = async () => {};

async function start(): Promise<void> {
  service = startService('provider', 'provider/main.ts', env);
  await waitUntilReady(`${url}/api/references/school-status/list/`, service);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = { ...process.env, PROVIDER_PORT: String(port), DATA_DIR: dataDir, PORTAL_CLOCK: OPEN, LOG_LEVEL: 'error' };
  const cluster = process.env.TEST_POSTGRES_URL;
  if (cluster) {
    const created = await createDatabase(cluster);
    drop = created.drop;
    env = { ...env, DATABASE_URL: created.url, DEMO_DATA: '1' };
  } else {
    const dump = new Blob([await readFile(locateSnapshot().dump)]);
    await (await startEmbedded(join(dataDir, 'database'), dump)).close();
  }
  await start();
}, patience);
afterAll(async () => {
  await stopService(service);
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { token: string; data: { id: number } } };
};

const listOwn = async (token: string) => {
  const headers = { authorization: `Token ${token}` };
  const answer = await fetch(`${url}/api/users/user_meeting_reg/list/?meeting_id=3`, { headers });
  return ((await answer.json()) as { data: { id: number; comments: string }[] }).data;
};

describe('kill -9 of the provider', () => {
  it.each<[string, number | 'answered']>([
    ['at once', 0],
    ['in the middle', 15],
    ['after its answer', 'answered'],
  ])(
    'REG-04 %s leaves none or one registration, and the retry finds it',
    { timeout: patience },
    async (name, moment) => {
      const login = { login: 'participant@example.org', password: PASSWORD };
      const token = (await post('/accounts/login/', login)).body.token;
      const before = (await listOwn(token)).length;
      const headers = { authorization: `Token ${token}`, 'idempotency-key': `key-killed-${moment}` };
      const body = {
        comment: `Образцовый доклад: ${name}`,
        type: 2,
        need_tour: false,
        section_choice: 26,
        one_more: before > 0,
        selected_listen_sections: [],
      };
      const make = () => post('/api/users/registration/make/', body, headers);

      const made = make().catch(() => null);
      await (moment === 'answered' ? made : sleep(moment));
      service.child.kill('SIGKILL');
      await service.exited;
      const answered = await made;
      await start();

      const left = (await listOwn(token)).filter(({ comments }) => comments === body.comment);
      expect(left.length).toBeLessThanOrEqual(1);
      if (answered !== null) expect(left.map(({ id }) => id)).toEqual([answered.body.data.id]);
      const again = await make();
      expect(again.status).toBe(200);
      if (left[0] !== undefined) expect(again.body.data.id).toBe(left[0].id);
      const stored = (await listOwn(token)).filter(({ comments }) => comments === body.comment);
      expect(stored.map(({ id }) => id)).toEqual([again.body.data.id]);
    },
  );
});
