import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectProvider, type Provider } from '../../../gateway/provider/client.ts';
import { operationAreas } from '../../../gateway/provider/contract.ts';
import { type ProviderLimits, providerLimits } from '../../../gateway/provider/limits.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { clientOf } from '../../testkit/providerClient.ts';

/** A slow area takes its own places and no others. */
const listCall = 'GET /api/references/organization/list/';
const limits: Partial<ProviderLimits> = {
  callMs: 1_000,
  listMs: 5_000,
  atOnce: { references: 2, accounts: 2, media: 2 },
  waiting: 3,
  breaker: { failures: 1_000, openMs: [1_000] },
};

const service = await scriptedProvider();
let provider: Provider;

beforeEach(() => {
  provider = connectProvider(service.url, { limits });
});
afterEach(() => provider.close());

const organizations = (signal?: AbortSignal) =>
  clientOf(provider, signal)
    .call('listOrganizations', 'OrganizationList')
    .then(
      () => 'answered',
      (error: { code: string }) => error.code,
    );
const login = () => clientOf(provider).call('getAccount', 'AccountId');
const references = () => provider.state().areas.find(({ area }) => area === 'references');

describe('the places of an area', () => {
  it('every area of the contract has its own, and they leave no call without a socket', () => {
    expect(Object.keys(providerLimits.atOnce).sort()).toEqual([...operationAreas].sort());
    expect(Math.min(...Object.values(providerLimits.atOnce))).toBeGreaterThan(0);
  });

  it('a full area does not delay other areas', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const slow = Array.from({ length: 5 }, () => organizations(caller.signal));
    await expect.poll(references).toMatchObject({ running: 2, waiting: 3 });
    await expect(login()).resolves.toEqual({ id: 7 });
    expect(references()).toMatchObject({ running: 2, waiting: 3 });
    caller.abort();
    await Promise.all(slow);
  });

  it('what waits too long is PROVIDER_TIMEOUT within its deadline and is not sent', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const patient = [1, 2].map(() =>
      clientOf(provider, caller.signal).call('listOrganizations', 'OrganizationList', { isList: true }),
    );
    const codes = await Promise.all([1, 2, 3].map(() => organizations()));
    expect(codes).toEqual(['PROVIDER_TIMEOUT', 'PROVIDER_TIMEOUT', 'PROVIDER_TIMEOUT']);
    expect(service.callsTo(listCall)).toHaveLength(2);
    caller.abort();
    await Promise.allSettled(patient);
    await expect.poll(references).toMatchObject({ running: 0, waiting: 0, breaker: 'closed' });
    expect(service.callsTo(listCall)).toHaveLength(2);
  });

  it('what finds the queue full is PROVIDER_UNAVAILABLE at once', async () => {
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const slow = Array.from({ length: 5 }, () => organizations(caller.signal));
    expect(await organizations()).toBe('PROVIDER_UNAVAILABLE');
    expect(references()).toMatchObject({ running: 2, waiting: 3 });
    caller.abort();
    await Promise.all(slow);
  });

  it('a place that is free again is the next one’s, also where those before it have left', async () => {
    service.on(listCall, (_, count) => ({ delayMs: count <= 2 ? 250 : 0, body: { data: [] } }));
    const first = [organizations(), organizations()];
    const caller = new AbortController();
    const left = [organizations(caller.signal), organizations(caller.signal)];
    const last = organizations();
    caller.abort();
    expect(await Promise.all(left)).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
    expect(await Promise.all([...first, last])).toEqual(['answered', 'answered', 'answered']);
    expect(service.callsTo(listCall)).toHaveLength(3);
  });

  it('many calls are done a few at a time', async () => {
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

  it('files that are read slowly take no socket from a call, and the next waits no longer than a call may', async () => {
    service.on('GET /media/a.pdf', { dripMs: 20, headers: { 'content-type': 'application/pdf' } });
    const open = () => clientOf(provider).media('/media/a.pdf');
    const opened = [await open(), await open()];
    await expect(login()).resolves.toEqual({ id: 7 });
    await expect(open()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    for (const { body } of opened) body.on('error', () => {}).destroy();
    await expect.poll(() => provider.state().sockets).toBeLessThanOrEqual(1);
  });
});
