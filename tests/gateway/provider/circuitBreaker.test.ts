import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectProvider, type Provider } from '../../../gateway/provider/http/client.ts';
import { providerLimits } from '../../../gateway/provider/http/limits.ts';
import type { FinishedCall } from '../../../gateway/provider/http/observer.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Answer } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { clientOf } from '../../testkit/providerClient.ts';

/** When the breaker of an area opens and closes. */
const listCall = `GET ${callPaths.listOrganizations}`;
const openMs = 10_000;
const limits = {
  callMs: 60_000,
  retry: { ...providerLimits.retry, most: 0 },
  breaker: { failures: 3, openMs: [openMs, 60_000], trialWaitMs: 1_000 },
};
const down: Answer = { status: 503, body: '<h1>Service Unavailable</h1>' };
const up: Answer = { body: { data: [] } };

const service = await scriptedProvider();
let provider: Provider;
let changes: string[];
let finished: FinishedCall[];

beforeEach(() => {
  service.on(listCall, down);
  changes = [];
  finished = [];
  provider = connectProvider(service.url, {
    limits,
    observer(event) {
      if (event.kind === 'callFinished') finished.push(event.call);
      if (event.kind === 'breakerChanged') changes.push(`${event.area} ${event.state}`);
    },
  });
});
afterEach(() => provider.close());

/** The code that a read of the area came to; `answered` where it did. */
const ask = (caller: { signal?: AbortSignal; address?: string } = {}) =>
  clientOf(provider, caller)
    .call('listOrganizations', 'OrganizationList')
    .then(
      () => 'answered',
      (error: { code?: string; name: string }) => error.code ?? error.name,
    );
const askTimes = async (count: number) => {
  for (let n = 0; n < count; n += 1) await ask();
};
/** Advances the breaker's clock. */
const pass = (ms: number) => void vi.advanceTimersByTime(ms);
const breaker = () => provider.state().areas.find(({ area }) => area === 'references')?.breaker;

describe('the breaker of an area', () => {
  it('opens after failures in a row and then rejects without a call; other areas continue', async () => {
    await askTimes(3);
    expect(breaker()).toBe('open');
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(service.callsTo(listCall)).toHaveLength(3);
    await expect(clientOf(provider).call('getAccount', 'AccountId')).resolves.toEqual({ id: 7 });
    expect(changes).toEqual(['references open']);
    expect(finished.at(-1)).toMatchObject({ area: 'accounts', operation: 'getAccount', outcome: 'answered' });
  });

  it('stays closed after one answer among the failures', async () => {
    service.on(listCall, (_, count) => (count % 3 === 0 ? up : down));
    await askTimes(9);
    expect(breaker()).toBe('closed');
  });

  it.each<[string, Answer, string]>([
    ['a refusal', { status: 400, body: { detail: 'Нет' } }, 'ProviderRejection'],
    ['a refused token', { status: 401, body: { detail: 'Нет' } }, 'UNAUTHENTICATED'],
    ['nothing found', { status: 404, body: { detail: 'Нет' } }, 'NOT_FOUND'],
    ['too many attempts', { status: 429, body: { detail: 'Рано' } }, 'RATE_LIMITED'],
  ])('%s counts as an answer', async (_, answer, code) => {
    service.on(listCall, (_seen, count) => (count === 3 ? answer : down));
    await askTimes(2);
    expect(await ask()).toBe(code);
    await askTimes(2);
    expect(breaker()).toBe('closed');
  });

  it('a plain 500 to one caller, however often, keeps it closed; those to several callers open it', async () => {
    service.on(listCall, { status: 500, body: '<h1>Server Error</h1>' });
    await askTimes(9);
    expect(breaker()).toBe('closed');
    for (const address of ['192.0.2.2', '192.0.2.3']) await ask({ address });
    expect(breaker()).toBe('open');
  });

  it('ignores calls whose callers left', async () => {
    service.on(listCall, { hangs: true });
    for (let n = 0; n < 4; n += 1) {
      const caller = new AbortController();
      const pending = ask({ signal: caller.signal });
      await expect.poll(() => service.callsTo(listCall).length).toBe(n + 1);
      caller.abort();
      await pending;
    }
    expect(breaker()).toBe('closed');
    expect(finished.map(({ outcome }) => outcome)).toEqual(['left', 'left', 'left', 'left']);
  });
});

describe('an area with an open breaker', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await askTimes(3);
    pass(openMs - 1);
  });
  afterEach(() => void vi.useRealTimers());

  it('stays closed to calls until its time is over', async () => {
    service.on(listCall, up);
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(service.callsTo(listCall)).toHaveLength(3);
  });

  it('lets one trial call through; its success closes the breaker, and calls that waited for it are sent', async () => {
    pass(1);
    service.on(listCall, { delayMs: 50, ...up });
    const calls = [ask(), ask(), ask()];
    await expect.poll(() => service.callsTo(listCall).length).toBe(4);
    expect(breaker()).toBe('trial');
    expect(await Promise.all(calls)).toEqual(['answered', 'answered', 'answered']);
    expect(service.callsTo(listCall)).toHaveLength(6);
    expect(changes).toEqual(['references open', 'references trial', 'references closed']);
  });

  it('rejects calls that waited for a trial that failed, or for one that takes long', async () => {
    pass(1);
    service.on(listCall, { delayMs: 50, ...down });
    expect(await Promise.all([ask(), ask()])).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
    pass(60_000);
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const trial = ask({ signal: caller.signal });
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(service.callsTo(listCall)).toHaveLength(5);
    caller.abort();
    await trial;
  });

  it('rejects longer after a failed trial', async () => {
    pass(1);
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    pass(openMs);
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(service.callsTo(listCall)).toHaveLength(4);
  });

  it('closes the breaker after a trial that ended in a plain 500, which its caller may have caused', async () => {
    pass(1);
    service.on(listCall, { status: 500, body: '<h1>Server Error</h1>' });
    await ask();
    expect(breaker()).toBe('closed');
  });

  it('keeps the breaker open if the caller of the trial left', async () => {
    pass(1);
    service.on(listCall, { hangs: true });
    const caller = new AbortController();
    const trial = ask({ signal: caller.signal });
    await expect.poll(() => service.callsTo(listCall).length).toBe(4);
    caller.abort();
    await trial;
    await expect.poll(breaker).toBe('open');
  });
});

describe('the gateway with an open breaker', () => {
  it('is ready as soon as the provider answers, and logs the open breaker', async () => {
    const breaker = { failures: 3, openMs: [60_000], trialWaitMs: 500 };
    const gateway = await openGateway({ providerUrl: service.url, providerLimits: { ...limits, breaker } });
    for (let n = 0; n < 3; n += 1) await gateway.graphql('{ organizations { id } }');
    const codes = (await gateway.graphql('{ schoolStatuses { id } }')).codes;
    const ready = await fetch(`${gateway.url}/readyz`);
    expect(codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(ready.status).toBe(200);
    const lines = gateway.log.filter((line) => line.includes('"breaker"')).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ level: 40, component: 'provider', calls: 'references', breaker: 'open' }]);
  });

  it('does not count readiness checks', async () => {
    service.on(`GET ${callPaths.listSchoolStatuses}`, down);
    const gateway = await openGateway({ providerUrl: service.url, providerLimits: limits });
    for (let n = 0; n < 4; n += 1) expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    expect((await gateway.graphql('{ positions { id } }')).codes).toEqual([]);
  });
});
