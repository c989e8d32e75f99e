import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../../gateway/errors.ts';
import { type SharedReads, shareReads } from '../../gateway/sharedReads.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

/** What is read once for everybody: how long it is kept, and what stands in when the provider fails. */
describe('a shared read', () => {
  const kind = { topic: 'lists', freshMs: 1_000 };
  const day = 24 * 60 * 60 * 1000;
  let now: number;
  let warnings: object[];
  let reads: SharedReads;
  let calls: number;
  let answer: () => Promise<string>;

  beforeEach(() => {
    now = 1_000_000;
    warnings = [];
    calls = 0;
    answer = async () => `answer ${calls}`;
    const log = { info: () => undefined, warn: (fields: object) => void warnings.push(fields) };
    reads = shareReads({ store: null, log, now: () => now, patienceMs: 20 });
  });
  const load = () => {
    calls += 1;
    return answer();
  };
  const read = (name = 'a') => reads.read(kind, name, load);
  const fails = async (): Promise<string> => {
    throw new Fault('PROVIDER_UNAVAILABLE');
  };

  it('costs one call, however many ask at once and while it is fresh', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => read()));
    now += 500;
    expect([...all, await read()].map(({ data }) => data)).toEqual(Array.from({ length: 51 }, () => 'answer 1'));
    expect(calls).toBe(1);
    expect((await read('b')).data).toBe('answer 2');
  });

  it('is asked for anew near its end without letting anybody wait', async () => {
    await read();
    let arrive = (_: string) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    now += 800;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: null });
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: null });
    expect(calls).toBe(2);
    arrive('fresh');
    await expect.poll(async () => (await read()).data).toBe('fresh');
    expect(calls).toBe(2);
  });

  it('that fails stays with the last good answer for a day, marked with its age, and is tried again after a pause', async () => {
    await read();
    answer = fails;
    now += 60_000;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: 60 });
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: 60 });
    expect(calls).toBe(2);
    now += 5_000;
    expect((await read()).staleSeconds).toBe(65);
    expect(calls).toBe(3);
    now += day;
    await expect(read()).rejects.toThrow(Fault);
    answer = async () => 'back';
    expect(await read()).toEqual({ data: 'back', staleSeconds: null });
  });

  it('that fails without an older answer fails for all who wait with one call, and is not kept', async () => {
    answer = fails;
    const failed = await Promise.allSettled([read(), read(), read()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
    answer = async () => 'good';
    expect((await read()).data).toBe('good');
  });

  it('that is slow gives the older answer after a moment and the new one when it came', async () => {
    await read();
    let arrive = (_: string) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    now += 2_000;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: 2 });
    arrive('late');
    await expect.poll(async () => (await read()).data).toBe('late');
    expect(calls).toBe(2);
  });

  it('that changed is asked for at once, and what was under way is not kept', async () => {
    let arrive = (_: string) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const before = read();
    await expect.poll(() => calls).toBe(1);
    reads.changed('lists');
    answer = async () => 'after the change';
    expect((await read()).data).toBe('after the change');
    arrive('before the change');
    expect((await before).data).toBe('before the change');
    expect(await read()).toEqual({ data: 'after the change', staleSeconds: null });
    reads.changed('others');
    await read();
    expect(calls).toBe(2);
    reads.changed('lists');
    answer = fails;
    expect(await read()).toEqual({ data: 'after the change', staleSeconds: 0 });
  });

  it('that is old is told in the log once a minute, and not where the new answer came in time', async () => {
    await read();
    now += 2_000;
    await read();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(warnings).toEqual([]);
    answer = fails;
    now += 2_000;
    await read();
    await read();
    expect(warnings).toEqual([{ area: 'shared', name: 'a', seconds: 2 }]);
  });
});

describe('lists to choose from', () => {
  const call = 'GET /api/references/organization/list/';
  let provider: MisbehavingProvider;
  let gateway: TestGateway;
  let now: number;

  beforeAll(async () => {
    provider = await startMisbehavingProvider();
  });
  beforeEach(async () => {
    provider.reset();
    scriptAccount(provider);
    now = Date.now();
    gateway = await startGateway({ providerUrl: provider.url, now: () => now });
  });
  afterEach(() => gateway.close());
  afterAll(() => provider.close());

  it('API-25 cost one call for visitors and people of all sorts, who send no token there', async () => {
    const ask = (token?: string) =>
      gateway.graphql('{ organizations { id } a: organizations { name } }', {}, token === undefined ? {} : { token });
    await Promise.all([ask(), ask('one'), ask('two')]);
    await ask('three');
    expect(provider.callsTo(call).map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('API-25 are served old and marked by field and age when the provider fails', async () => {
    const query = '{ list: organizations { id } viewer { profile { organization { name } position { title } } } }';
    const fresh = await gateway.graphql(query, {}, { token: 't' });
    expect(JSON.parse(fresh.text)).not.toHaveProperty('extensions.stale');
    provider.on(call, { status: 503, body: '<h1>down</h1>' });
    now += 10 * 60_000;
    const stale = await gateway.graphql(query, {}, { token: 't' });
    expect(stale.codes).toEqual([]);
    expect(stale.data).toEqual(fresh.data);
    expect(JSON.parse(stale.text)).toMatchObject({
      extensions: {
        stale: [
          { path: ['list'], ageSeconds: 600 },
          { path: ['viewer', 'profile', 'organization'], ageSeconds: 600 },
        ],
      },
    });
    expect(gateway.log.filter((line) => line.includes('an old list is served'))).toHaveLength(1);
  });

  it('API-08 sections are not among them: each caller asks with the own token', async () => {
    for (const token of ['one', 'two']) await gateway.graphql('{ sections { id } }', {}, { token });
    const tokens = provider
      .callsTo('GET /api/users/user_meeting/sections/')
      .map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['Token one', 'Token two']);
  });
});
