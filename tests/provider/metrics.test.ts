import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics, serveMetrics } from '../../provider/metrics.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { PASSWORD, sampleProvider } from '../testkit/provider.ts';

const EMAIL = 'participant@example.org';
const lines: string[] = [];
const logStream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const provider = await sampleProvider({ logLevel: 'info', logStream });
const { database: db, dataDir } = provider;
const { registry } = createMetrics({ db, dataDir });
let server: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  server = await serveMetrics(registry, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const read = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

it('metrics count letters that wait and that were given up, and the free space', async () => {
  const letter = { recipient: EMAIL, subject: 's', text: 't', html: 'h', created_at: new Date() };
  const given_up_at = new Date();
  await db.deleteFrom('messages').execute();
  await db
    .insertInto('messages')
    .values([
      { ...letter, due_at: new Date('2100-01-01') },
      { ...letter, due_at: null, given_up_at, failure: 'EENVELOPE' },
    ])
    .execute();
  const metrics = await (await read('/metrics')).text();
  expect(metrics).toContain('provider_letters{state="waiting"} 1');
  expect(metrics).toContain('provider_letters{state="given_up"} 1');
  expect(metrics).toMatch(/provider_disk_bytes\{state="free"\} \d+/);
  expect((await read(callPaths.login)).status).toBe(404);
});

it('the log names the events of an account by its number alone', async () => {
  lines.length = 0;
  const login = (body: object) => provider.call<{ user: number }>('POST', callPaths.login, { body });
  const { user } = (await login({ login: EMAIL, password: PASSWORD })).body;
  await login({ login: EMAIL, password: 'Neverno2025' });
  await login({ login: 'nobody@example.org', password: 'Neverno2025' });
  await provider.askReset(EMAIL);
  await provider.askReset('nobody@example.org');
  const link = { user_id: String(user), timestamp: '1', signature: 'x' };
  await provider.call('POST', callPaths.verifyRegistration, { body: link });
  const events = lines
    .map((line) => JSON.parse(line))
    .flatMap(({ msg, event, account, reason }) => (msg === 'account event' ? [[event, account, reason]] : []));
  expect(events).toEqual([
    ['signed_in', user, undefined],
    ['sign_in_failed', user, 'wrong'],
    ['sign_in_failed', null, 'wrong'],
    ['reset_letter', user, undefined],
    ['reset_letter_failed', null, 'unknown'],
    ['link_rejected', user, expect.stringMatching(/^verify: /)],
  ]);
  expect(lines.join('')).not.toMatch(/example\.org|2025"/);
});
