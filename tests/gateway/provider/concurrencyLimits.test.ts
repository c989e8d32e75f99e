import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { costDefaults, documentLimits } from '../../../gateway/limits/documentLimits.ts';
import { connectProvider, type Provider } from '../../../gateway/provider/http/client.ts';
import { operationAreas } from '../../../gateway/provider/http/contract.ts';
import { type ProviderLimits, providerLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { clientOf } from '../../testkit/providerClient.ts';

/** A slow area uses its own places and no others. */
const listCall = `GET ${callPaths.listOrganizations}`;
const limits: Partial<ProviderLimits> = {
  callMs: 1_000,
  listMs: 5_000,
  atOnce: { references: 2, accounts: 2, media: 2 },
  placeMs: 1_000,
  waitingCallers: { reads: 1, writes: 2 },
  waitingOfCaller: 3,
  breaker: { failures: 1_000, openMs: [1_000], trialWaitMs: 500 },
};

const service = await scriptedProvider();
let provider: Provider;

beforeEach(() => {
  provider = connectProvider(service.url, { limits });
});
afterEach(() => provider.close());

const organizations = (caller: { signal?: AbortSignal; address?: string } = {}) =>
  clientOf(provider, caller)
    .call('listOrganizations', 'OrganizationList')
    .then(
      () => 'answered',
      (error: { code: string }) => error.code,
    );
const login = () => clientOf(provider).call('getAccount', 'AccountId');
const references = () => provider.state().areas.find(({ area }) => area === 'references');

describe('the places of an area', () => {
  it('every area of the contract has its own places, and each place has a socket', () => {
    expect(Object.keys(providerLimits.atOnce).sort()).toEqual([...operationAreas].sort());
    expect(Math.min(...Object.values(providerLimits.atOnce))).toBeGreaterThan(0);
  });

  it('a full area does not delay other areas', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const slow = Array.from({ length: 5 }, () => organizations({ signal: caller.signal }));
    await expect.poll(references).toMatchObject({ running: 2, waiting: 3 });
    await expect(login()).resolves.toEqual({ id: 7 });
    expect(references()).toMatchObject({ running: 2, waiting: 3 });
    caller.abort();
    await Promise.all(slow);
  });

  it('rejects a call that waits too long for a place with GATEWAY_BUSY, and the breaker does not count it', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const patient = [1, 2].map(() =>
      clientOf(provider, { signal: caller.signal }).call('listOrganizations', 'OrganizationList', { isList: true }),
    );
    const codes = await Promise.all([1, 2, 3].map(() => organizations()));
    expect(codes).toEqual(['GATEWAY_BUSY', 'GATEWAY_BUSY', 'GATEWAY_BUSY']);
    expect(service.callsTo(listCall)).toHaveLength(2);
    caller.abort();
    await Promise.allSettled(patient);
    await expect.poll(references).toMatchObject({ running: 0, waiting: 0, breaker: 'closed' });
    expect(service.callsTo(listCall)).toHaveLength(2);
  });

  it('rejects a caller’s excess calls and further callers with GATEWAY_BUSY immediately', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const slow = Array.from({ length: 5 }, () => organizations({ signal: caller.signal }));
    expect(await organizations()).toBe('GATEWAY_BUSY');
    expect(await organizations({ address: '192.0.2.1' })).toBe('GATEWAY_BUSY');
    expect(references()).toMatchObject({ running: 2, waiting: 3 });
    caller.abort();
    await Promise.all(slow);
  });

  it('the time of a call begins when it has its place', async () => {
    service.on(listCall, { delayMs: 600, body: { data: [] } });
    await provider.close();
    provider = connectProvider(service.url, { limits: { ...limits, placeMs: 5_000 } });
    expect(await Promise.all([1, 2, 3, 4].map(() => organizations()))).toEqual(Array(4).fill('answered'));
  });

  it('one caller with many calls delays another by one call only', async () => {
    service.on(listCall, { delayMs: 20, body: { data: [] } });
    await provider.close();
    const many = { placeMs: 60_000, waitingOfCaller: 500, waitingCallers: { reads: 2, writes: 2 } };
    provider = connectProvider(service.url, { limits: { ...limits, ...many } });
    let answered = 0;
    const ask = async () => {
      const code = await organizations();
      answered += 1;
      return code;
    };
    const all = Array.from({ length: 400 }, ask);
    expect(await organizations({ address: '192.0.2.1' })).toBe('answered');
    expect(answered).toBeLessThan(100);
    expect(new Set(await Promise.all(all))).toEqual(new Set(['answered']));
  });

  it('allows one caller as many waiting calls as several of the most expensive operations need', () => {
    const dearest = documentLimits.cost.limit / costDefaults.action;
    expect(providerLimits.waitingOfCaller).toBeGreaterThan(2 * dearest);
  });

  it('gives a freed place to the next waiting call, even if earlier ones have left', async () => {
    service.on(listCall, (_, count) => ({ delayMs: count <= 2 ? 250 : 0, body: { data: [] } }));
    const first = [organizations(), organizations()];
    const caller = new AbortController();
    const left = [organizations({ signal: caller.signal }), organizations({ signal: caller.signal })];
    const last = organizations();
    caller.abort();
    expect(await Promise.all(left)).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
    expect(await Promise.all([...first, last])).toEqual(['answered', 'answered', 'answered']);
    expect(service.callsTo(listCall)).toHaveLength(3);
  });

  it('makes many calls a few at a time', async () => {
    let running = 0;
    let most = 0;
    service.on(listCall, () => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
      }, 30);
      return { delayMs: 30, body: { data: [] } };
    });
    const codes = await Promise.all(Array.from({ length: 5 }, () => organizations()));
    expect(new Set(codes)).toEqual(new Set(['answered']));
    expect(most).toBe(2);
  });

  it('slow file readers take no socket from calls, and the next file waits no longer than a call may', async () => {
    service.on('GET /media/a.pdf', { dripMs: 20, headers: { 'content-type': 'application/pdf' } });
    const open = () => clientOf(provider).media({ origin: service.url, path: '/media/a.pdf' });
    const opened = [await open(), await open()];
    await expect(login()).resolves.toEqual({ id: 7 });
    await expect(open()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    for (const { body } of opened) body.on('error', () => {}).destroy();
    await expect.poll(() => provider.state().sockets).toBeLessThanOrEqual(1);
  });
});
