import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Deadline } from '../../../gateway/lib/deadline.ts';
import { connectProvider, type Provider } from '../../../gateway/provider/http/client.ts';
import { type ProviderLimits, providerLimits } from '../../../gateway/provider/http/limits.ts';
import { createArea, Unanswered } from '../../../gateway/provider/http/resiliencePolicy.ts';
import { createRetryBudget } from '../../../gateway/provider/http/retryBudget.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Answer, registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { listen } from '../../testkit/ports.ts';
import { clientOf } from '../../testkit/providerClient.ts';

/** When a call is sent again, and when it is not. */
const listCall = `GET ${callPaths.listOrganizations}`;
const makeCall = `POST ${callPaths.makeRegistration}`;

const service = await scriptedProvider();
let provider: Provider;

const { retry } = providerLimits;
const connect = (limits: Partial<ProviderLimits> = {}, url = service.url) => {
  const quick = {
    retry: { ...retry, firstDelayMs: 1, mostDelayMs: 5 },
    breaker: { failures: 1_000, openMs: [1_000], trialWaitMs: 500 },
  };
  provider = connectProvider(url, { limits: { ...quick, ...limits } });
  return provider;
};
const organizations = () => clientOf(provider).call('listOrganizations', 'OrganizationList');
const make = (requestKey: string | null) =>
  clientOf(provider).call('makeRegistration', 'RegistrationAnswer', { json: {} as never, requestKey });

beforeEach(() => {
  connect();
});
afterEach(() => provider.close());

const badGateway: Answer = { status: 502, body: '<h1>502</h1>' };

describe('reads', () => {
  it('are sent again at most twice', async () => {
    service.on(listCall, (_, count) => (count < 3 ? badGateway : { body: { data: [] } }));
    await expect(organizations()).resolves.toEqual({ data: [] });
    expect(service.callsTo(listCall)).toHaveLength(3);
    await provider.close();
    connect();
    service.reset();
    service.on(listCall, badGateway);
    await expect(organizations()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(service.callsTo(listCall)).toHaveLength(3);
  });

  it('are sent again for at most a tenth of the calls', async () => {
    service.on(listCall, badGateway);
    for (let n = 0; n < 100; n += 1) await organizations().catch(() => null);
    const repeats = service.callsTo(listCall).length - 100;
    expect(repeats).toBeLessThanOrEqual(10);
    expect(repeats).toBeGreaterThanOrEqual(retry.floor);
  });

  it.each([
    ['once the caller has left', 0, true, 1, expect.any(Unanswered)],
    ['past the deadline of the call', 2_000, false, 2, expect.objectContaining({ status: 502 })],
  ])('are not sent again %s', async (_, attemptMs, leaves, times, outcome) => {
    // The measure of the event loop's lag, which no deadline counts, needs the real clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const area = createArea('references', providerLimits, () => undefined);
    const caller = new AbortController();
    let sent = 0;
    const attempt = async () => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, attemptMs));
      return { status: 502, retryAfter: null };
    };
    const deadline = new Deadline(null, caller.signal);
    const call = { deadline, ms: 3_000, isRepeatable: true, isWrite: false, caller: 't' };
    const pending = area.run(attempt, call).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(attemptMs);
    if (leaves) caller.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, await pending]).toEqual([times, outcome]);
  });
});

describe('writes', () => {
  it.each<[string, Answer]>([
    ['reset', { reset: 'before' }],
    ['502', badGateway],
    ['503', { status: 503, body: 'x' }],
  ])('are never sent again after %s', async (_, answer) => {
    service.on(makeCall, answer);
    await expect(make(null)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await expect(make('key-1')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(service.callsTo(makeCall)).toHaveLength(2);
  });

  it('are repeated by their key only, to a provider that has confirmed keys', async () => {
    const keeps = (key: unknown): Answer => ({
      body: { data: registration() },
      headers: { 'idempotency-key': String(key) },
    });
    service.on(makeCall, ({ headers }, count) =>
      count === 2 || count === 4 ? { reset: 'before' } : keeps(headers['idempotency-key']),
    );
    await make('key-1');
    await expect(make('key-2')).resolves.toMatchObject({ data: { id: 12 } });
    expect(service.callsTo(makeCall).map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-2',
      'key-2',
    ]);
    await expect(make(null)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(service.callsTo(makeCall)).toHaveLength(4);
  });
});

describe('the budget of repeats', () => {
  const settings = { ...retry, share: 0.1, floor: 2, windowMs: 1_000 };

  it('is a fixed number at low traffic and a share of the calls at high traffic', () => {
    const budget = createRetryBudget(settings, () => 0);
    const spend = () => {
      let spent = 0;
      for (; budget.hasRoom(); spent += 1) budget.noteRetry();
      return spent;
    };
    expect(spend()).toBe(2);
    for (let n = 0; n < 100; n += 1) budget.noteCall();
    expect(spend()).toBe(8);
  });

  it('forgets calls after two windows, and not before', () => {
    let now = 0;
    const budget = createRetryBudget(settings, () => now);
    budget.noteRetry();
    budget.noteRetry();
    now = 1_999;
    expect(budget.hasRoom()).toBe(false);
    now = 2_000;
    expect(budget.hasRoom()).toBe(true);
  });
});

describe('idle sockets', () => {
  /** A service that keeps sockets open without a Keep-Alive header. */
  async function startSilentKeeper(): Promise<string> {
    const server = createServer((socket) => {
      const body = '{"data":[]}';
      const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
      socket.on('data', () => socket.write(`${head}${body}`)).on('error', () => {});
    });
    const { url, close } = await listen(server);
    onTestFinished(close);
    return url;
  }

  beforeEach(() => provider.close());

  it.each([
    ['that says how long', async () => service.url],
    ['that says nothing', startSilentKeeper],
  ])('of a provider %s are reused, and closed in time', async (_, start) => {
    service.on(listCall, { body: { data: [] }, headers: { 'keep-alive': 'timeout=600' } });
    const url = await start();
    connect({ keepAliveMs: 60_000 }, url);
    await organizations();
    await expect.poll(() => provider.state().free).toBe(1);
    await organizations();
    expect(provider.state().sockets).toBe(1);
    await provider.close();
    connect({ keepAliveMs: 50 }, url);
    await organizations();
    // The service itself would close it after five seconds.
    await expect.poll(() => provider.state().sockets, { timeout: 4_000 }).toBe(0);
  });

  it('are closed before the provider closes them after 2 s', () => {
    expect(providerLimits.keepAliveMs).toBeLessThan(2_000);
  });
});
