import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Service, stopService } from '../../scripts/processes.ts';
import { startGatewayProcess } from '../testkit/gatewayProcess.ts';
import { type Held, type LosingProxy, startLosingProxy } from '../testkit/losingProxy.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

/** The gateway as a real process that is asked to end, or is killed. */
const patience = 150_000;
const services: Service[] = [];

async function startOne(providerUrl: string) {
  const service = await startGatewayProcess(providerUrl);
  services.push(service);
  return service;
}
afterEach(async () => {
  await Promise.all(services.splice(0).map(stopService));
});

interface Answered {
  status: number;
  data: unknown;
  errors: unknown;
  connection: string | undefined;
}

/** Sends one operation by this agent's connection; rejects where no answer came. */
const send = (url: string, body: object, agent: Agent | undefined, token?: string) =>
  new Promise<Answered>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
    const sender = request(`${url}/graphql`, { method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const { data, errors = null } = JSON.parse(Buffer.concat(parts).toString());
        resolve({ status: response.statusCode ?? 0, data, errors, connection: response.headers.connection });
      });
    });
    sender.once('error', reject);
    sender.end(JSON.stringify(body));
  });

describe('SIGTERM under load', () => {
  const accountCall = 'GET /accounts/profile/';
  const viewer = { query: '{ viewer { id } }' };
  const slowCall = 'GET /api/references/org-position/list/';
  let provider: MisbehavingProvider;

  beforeAll(async () => {
    provider = await startMisbehavingProvider();
    scriptAccount(provider);
  });
  afterAll(() => provider.close());

  it('every request that was taken is answered, new connections are refused, and the end is clean', {
    timeout: patience,
  }, async () => {
    const gateway = await startOne(provider.url);
    // Some calls are slow, so that requests are under way at any moment; one is slower than the notice.
    provider.on(accountCall, (_, count) => ({ delayMs: (count % 5) * 20, body: { id: 7 } }));
    provider.on(slowCall, { delayMs: 2_000, body: { data: [{ id: 6, title: 'Н' }] } });

    const answers: Answered[] = [];
    const failures: unknown[] = [];
    /** Works on one kept connection until it is told that it will be closed. */
    const work = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let isOpen = true;
      while (isOpen) {
        try {
          const answer = await send(gateway.url, viewer, agent, 't');
          answers.push(answer);
          isOpen = answer.connection !== 'close';
        } catch (error) {
          failures.push(error);
          isOpen = false;
        }
      }
      agent.destroy();
    };
    const workers = Array.from({ length: 12 }, work);
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(100);
    const slow = send(gateway.url, { query: '{ positions { id } }' }, undefined);
    await expect.poll(() => provider.callsTo(slowCall).length).toBe(1);
    gateway.child.kill('SIGTERM');

    await Promise.all(workers);
    await expect
      .poll(() => send(gateway.url, viewer, undefined).catch(({ code }) => code), { timeout: 5_000, interval: 20 })
      .toBe('ECONNREFUSED');
    expect(gateway.child.exitCode).toBeNull();
    expect((await slow).data).toEqual({ positions: [{ id: '6' }] });
    await gateway.exited;

    expect(failures).toEqual([]);
    const told = answers.map(({ status, data, errors }) => JSON.stringify({ status, data, errors }));
    expect([...new Set(told)]).toEqual(['{"status":200,"data":{"viewer":{"id":"7"}},"errors":null}']);
    expect(gateway.child.exitCode).toBe(0);
  });
});

describe('kill -9 in the middle of a registration', () => {
  const makePath = '/api/users/registration/make/';
  let provider: TestProvider;
  let proxy: LosingProxy;
  let token: string;

  beforeAll(async () => {
    provider = await startProvider();
    proxy = await startLosingProxy(provider.url);
    token = await provider.login('participant@example.org');
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    await provider.close();
  });

  const stored = async (title: string) => {
    const rows = provider.database.selectFrom('participations').select('id');
    return rows.where('account_id', '=', 1).where('comments', '=', title).execute();
  };

  it.each<[string, Held, string, string, number]>([
    ['the provider has not got it', 'before', 'registerForForum', 'RegisterForForumInput', 0],
    ['the provider has made it', 'after', 'addTalk', 'AddTalkInput', 1],
  ])(
    'REG-04 %s: the retry by another gateway finds one record',
    {
      timeout: patience,
    },
    async (_, when, name, type, made) => {
      const title = `Образцовый доклад: ${name}`;
      const input = { format: 'SPEAKER', sectionId: '26', title, requestKey: `key-killed-${when}` };
      const query = `mutation ($input: ${type}!) { made: ${name}(input: $input) { registration { id } userErrors { message } } }`;
      const register = async (url: string) => (await send(url, { query, variables: { input } }, undefined, token)).data;

      const killed = await startOne(proxy.url);
      const come = proxy.hold(makePath, when);
      const broken = register(killed.url);
      const { letGo } = await come;
      killed.child.kill('SIGKILL');
      await expect(broken).rejects.toThrow();
      await killed.exited;
      letGo();
      expect(await stored(title)).toHaveLength(made);

      const other = await startOne(proxy.url);
      const answers = [await register(other.url), await register(other.url)];
      const rows = await stored(title);
      expect(rows).toHaveLength(1);
      const registration = { id: String(rows[0]?.id) };
      const expected = { made: { registration, userErrors: [] } };
      expect(answers).toEqual([expected, expected]);
    },
  );
});
