import { beforeEach, describe, expect, it } from 'vitest';
import { type Ages, createStaleWhileRevalidateCache } from '../../../gateway/cache/staleWhileRevalidate.ts';
import { GatewayError } from '../../../gateway/lib/errors.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

const provider = await scriptedProvider();

describe('a cached answer', () => {
  const day = 24 * 60 * 60 * 1000;
  const ages = { freshMs: 1_000, usableMs: 2_000, staleIfErrorMs: day };
  let now: number;
  let cache: ReturnType<typeof createStaleWhileRevalidateCache>;
  let calls: number;
  let answer: () => Promise<string>;

  beforeEach(() => {
    now = 1_000_000;
    calls = 0;
    answer = async () => `answer ${calls}`;
    cache = createStaleWhileRevalidateCache({ maxAnswers: 3, now: () => now, patienceMs: 20 });
  });
  const load = () => {
    calls += 1;
    return answer();
  };
  const read = (key = 'a', given: Ages = ages) => cache.read(key, given, load);
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

  it('needs one call for any number of readers while it is fresh', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => read()));
    now += 500;
    expect([...all, await read()].map(({ data }) => data)).toEqual(Array.from({ length: 51 }, () => 'answer 1'));
    expect(calls).toBe(1);
    expect((await read('b')).data).toBe('answer 2');
  });

  it('is served while one call renews it', async () => {
    await read();
    const held = hold();
    now += 1_500;
    expect(await read()).toMatchObject({ data: 'answer 1', outcome: 'hit' });
    expect(await read()).toMatchObject({ data: 'answer 1', outcome: 'hit' });
    expect(calls).toBe(2);
    held.arrive('fresh');
    await expect.poll(async () => (await read()).data).toBe('fresh');
    expect(calls).toBe(2);
  });

  it('is not served when it is too old', async () => {
    await read('a', { freshMs: 1_000 });
    now += 1_000;
    expect(await read('a', { freshMs: 1_000 })).toMatchObject({ data: 'answer 2', outcome: 'miss' });
    answer = fails;
    now += 1_000;
    await expect(read('a', { freshMs: 1_000 })).rejects.toThrow(GatewayError);
  });

  it('counts its age from the start of the call', async () => {
    const held = hold();
    const reading = read();
    now += 900;
    held.arrive('late');
    await reading;
    now += 100;
    answer = async () => 'next';
    await read();
    expect(calls).toBe(2);
  });

  it('is served for a day, with its age, when its renewal fails', async () => {
    await read();
    answer = fails;
    now += 60_000;
    expect(await read()).toEqual({ data: 'answer 1', ageMs: 60_000, outcome: 'stale' });
    now += 5_000;
    expect((await read()).ageMs).toBe(65_000);
    now += day;
    await expect(read()).rejects.toThrow(GatewayError);
    answer = async () => 'back';
    expect(await read()).toEqual({ data: 'back', ageMs: 0, outcome: 'miss' });
  });

  it('without an older answer one failed call fails for all readers, and is not cached', async () => {
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
    expect(await read()).toEqual({ data: 'answer 1', ageMs: 3_000, outcome: 'stale' });
    held.arrive('late');
    await expect.poll(async () => (await read()).data).toBe('late');
    expect(calls).toBe(2);
  });

  it('is dropped for newer ones when there are too many', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await read(key);
    await read('d');
    expect(calls).toBe(4);
    await read('a');
    expect(calls).toBe(5);
  });
});

describe('lists to choose from', () => {
  const call = `GET ${callPaths.listOrganizations}`;
  let gateway: TestGateway;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    gateway = await openGateway({ providerUrl: provider.url, now: () => now });
  });

  it('API-25 need one call for all callers, without a token', async () => {
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
});

describe('sections', () => {
  const call = `GET ${callPaths.listSections}`;
  const query = '{ edition { sections { id } } }';
  let gateway: TestGateway;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    gateway = await openGateway({ providerUrl: provider.url, now: () => now });
  });

  const tokens = () => provider.callsTo(call).map(({ headers }) => headers.authorization);
  const ask = (token?: string) => gateway.graphql(query, {}, token === undefined ? {} : { token });

  it('API-08 are read with one caller’s token and shared among signed-in callers for a minute', async () => {
    await Promise.all([ask('one'), ask('one')]);
    const other = await ask('two');
    expect(other.codes).toEqual([]);
    now += 59_000;
    await ask('two');
    expect(tokens()).toEqual(['Token one']);
    now += 1_000;
    await ask('two');
    expect(tokens()).toEqual(['Token one', 'Token two']);
  });

  it('API-08 are not for visitors, nor for a token that the provider rejects', async () => {
    await ask('one');
    expect((await ask()).codes).toEqual(['UNAUTHENTICATED']);
    provider.on(`GET ${callPaths.getAccount}`, { status: 401, body: { detail: 'Invalid token.' } });
    expect((await ask('unknown')).codes).toEqual(['UNAUTHENTICATED']);
    const ofCookie = await gateway.graphql(query, {}, { cookie: 'portal_session=unknown' });
    expect(ofCookie.codes).toEqual(['UNAUTHENTICATED']);
    expect(tokens()).toEqual(['Token one']);
  });

  it('API-08 a caller whose token may not read them does not affect the others', async () => {
    provider.on(call, ({ headers }) =>
      headers.authorization === 'Token weak'
        ? { status: 403, body: { detail: 'no' } }
        : { status: 200, body: { data: [] } },
    );
    const [weak, strong] = await Promise.all([ask('weak'), ask('strong')]);
    expect(weak?.codes).toEqual(['FORBIDDEN']);
    expect(strong?.codes).toEqual([]);
  });
});
