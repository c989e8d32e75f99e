import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectProvider, type Provider } from '../../gateway/provider/http.ts';
import { type ProviderLimits, providerLimits } from '../../gateway/provider/limits.ts';
import { createRetryBudget } from '../../gateway/provider/retryBudget.ts';
import {
  type Answer,
  type MisbehavingProvider,
  registration,
  scriptAccount,
  startMisbehavingProvider,
} from '../testkit/misbehavingProvider.ts';
import { freePort } from '../testkit/ports.ts';
import { clientOf } from '../testkit/providerClient.ts';

/** When a call is sent again, and when it never is. */
const listCall = 'GET /api/references/organization/list/';
const makeCall = 'POST /api/users/registration/make/';

let service: MisbehavingProvider;
let provider: Provider;

const { retry } = providerLimits;
const connect = (limits: Partial<ProviderLimits> = {}, url = service.url) => {
  const quick = { retry: { ...retry, firstDelayMs: 1, mostDelayMs: 5 }, breaker: { failures: 1_000, openMs: [1_000] } };
  provider = connectProvider(url, { limits: { ...quick, ...limits } });
  return provider;
};
const organizations = (signal?: AbortSignal) =>
  clientOf(provider, signal).call('listOrganizations', 'OrganizationList');
const make = (requestKey: string | null) =>
  clientOf(provider).call('makeRegistration', 'RegistrationAnswer', { json: {}, requestKey });

beforeAll(async () => {
  service = await startMisbehavingProvider();
});
beforeEach(() => {
  service.reset();
  scriptAccount(service);
  connect();
});
afterEach(() => provider.close());
afterAll(() => service.close());

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

  it('are not sent again once the caller has left', async () => {
    const caller = new AbortController();
    service.on(listCall, () => {
      setTimeout(() => caller.abort(), 50);
      return badGateway;
    });
    await provider.close();
    connect({ retry: { ...retry, firstDelayMs: 400, mostDelayMs: 400 } });
    await expect(organizations(caller.signal)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it('are not sent again past the deadline of the call', async () => {
    await provider.close();
    connect({ callMs: 900 });
    service.on(listCall, { delayMs: 600, ...badGateway });
    await expect(organizations()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    expect(service.callsTo(listCall)).toHaveLength(2);
  });

  it('find a service that was starting', async () => {
    const port = await freePort();
    await provider.close();
    connect({ retry: { ...retry, firstDelayMs: 300, mostDelayMs: 600 } }, `http://127.0.0.1:${port}`);
    const asked = organizations();
    const body = '{"data":[]}';
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n${body}`));
    });
    setTimeout(() => server.listen(port, '127.0.0.1'), 20);
    await expect(asked).resolves.toEqual({ data: [] });
    server.close();
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

  it('are sent again by their key alone, to a provider that was seen to keep keys', async () => {
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

  it('is a floor for the quiet and a share for the busy', () => {
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

  it('forgets what is older than two windows, and not before', () => {
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

describe('kept sockets', () => {
  it('are given up before the provider closes them at 2 s', async () => {
    const sockets = new Set<unknown>();
    const server = createServer((socket) => {
      sockets.add(socket);
      const body = '{"data":[]}';
      const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
      socket.on('data', () => socket.write(`${head}${body}`));
      socket.on('error', () => {});
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await provider.close();
    connect({}, `http://127.0.0.1:${port}`);
    await organizations();
    // The answer is read a moment before its socket is free again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await organizations();
    expect(sockets.size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_900));
    await organizations();
    expect(sockets.size).toBe(2);
    server.close();
  });
});
