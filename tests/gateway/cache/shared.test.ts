import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSharedCache, type SharedCache } from '../../../gateway/cache/shared.ts';
import { GatewayError } from '../../../gateway/errors.ts';
import { startGateway, type TestGateway } from '../../testkit/gateway.ts';
import { scriptedProvider } from '../../testkit/portal.ts';

const provider = await scriptedProvider();

describe('a shared answer', () => {
  const kind = { topic: 'lists', freshMs: 1_000 };
  const day = 24 * 60 * 60 * 1000;
  let now: number;
  let warnings: object[];
  let shared: SharedCache;
  let calls: number;
  let answer: () => Promise<string>;

  beforeEach(() => {
    now = 1_000_000;
    warnings = [];
    calls = 0;
    answer = async () => `answer ${calls}`;
    const log = { info: () => undefined, warn: (fields: object) => void warnings.push(fields) };
    shared = createSharedCache({ log, now: () => now, patienceMs: 20 });
  });
  const load = () => {
    calls += 1;
    return answer();
  };
  const read = (name = 'a') => shared.read(kind, name, load);
  const fails = async (): Promise<string> => {
    throw new GatewayError('PROVIDER_UNAVAILABLE');
  };
  /** Makes the next calls wait for `arrive`. */
  const hold = () => {
    const held = { arrive: (_: string) => {} };
    answer = () =>
      new Promise((resolve) => {
        held.arrive = resolve;
      });
    return held;
  };

  it('costs one call for any number of readers while it is fresh', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => read()));
    now += 500;
    expect([...all, await read()].map(({ data }) => data)).toEqual(Array.from({ length: 51 }, () => 'answer 1'));
    expect(calls).toBe(1);
    expect((await read('b')).data).toBe('answer 2');
  });

  it('is served for as long again while one call renews it', async () => {
    await read();
    const held = hold();
    now += 1_500;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: null });
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: null });
    expect(calls).toBe(2);
    held.arrive('fresh');
    await expect.poll(async () => (await read()).data).toBe('fresh');
    expect(calls).toBe(2);
  });

  it('is served for a day, with its age, when its renewal fails', async () => {
    await read();
    answer = fails;
    now += 60_000;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: 60 });
    now += 5_000;
    expect((await read()).staleSeconds).toBe(65);
    now += day;
    await expect(read()).rejects.toThrow(GatewayError);
    answer = async () => 'back';
    expect(await read()).toEqual({ data: 'back', staleSeconds: null });
  });

  it('fails for all readers by one call when there is no older one, and the failure is not cached', async () => {
    answer = fails;
    const failed = await Promise.allSettled([read(), read(), read()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
    answer = async () => 'good';
    expect((await read()).data).toBe('good');
  });

  it('is served when its renewal is late, and the late answer is cached', async () => {
    await read();
    const held = hold();
    now += 3_000;
    expect(await read()).toEqual({ data: 'answer 1', staleSeconds: 3 });
    held.arrive('late');
    await expect.poll(async () => (await read()).data).toBe('late');
    expect(calls).toBe(2);
  });

  it('is read again after an invalidation; a call that was under way reaches its readers only', async () => {
    const held = hold();
    const before = read();
    await expect.poll(() => calls).toBe(1);
    shared.invalidate('lists');
    answer = async () => 'after the change';
    expect((await read()).data).toBe('after the change');
    held.arrive('before the change');
    expect((await before).data).toBe('before the change');
    expect(await read()).toEqual({ data: 'after the change', staleSeconds: null });
    shared.invalidate('others');
    await read();
    expect(calls).toBe(2);
    shared.invalidate('lists');
    now += 5_000;
    answer = fails;
    expect(await read()).toEqual({ data: 'after the change', staleSeconds: 5 });
  });

  it('is logged once a minute while it is stale', async () => {
    await read();
    now += 3_000;
    await read();
    expect(warnings).toEqual([]);
    answer = fails;
    now += 3_000;
    await read();
    await read();
    expect(warnings).toEqual([{ component: 'shared', name: 'a', seconds: 3 }]);
  });
});

describe('lists to choose from', () => {
  const call = 'GET /api/references/organization/list/';
  let gateway: TestGateway;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    gateway = await startGateway({ providerUrl: provider.url, now: () => now });
  });
  afterEach(() => gateway.close());

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
    expect(gateway.log.filter((line) => line.includes('serves an outdated list'))).toHaveLength(1);
  });

  it('API-08 sections are not shared: each caller reads them with the own token', async () => {
    for (const token of ['one', 'two']) await gateway.graphql('{ currentEdition { sections { id } } }', {}, { token });
    const tokens = provider
      .callsTo('GET /api/users/user_meeting/sections/')
      .map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['Token one', 'Token two']);
  });
});
