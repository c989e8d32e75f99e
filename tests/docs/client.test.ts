import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperationText, PortalError, type PortalOptions, portal } from '../../docs/client/portal.ts';
import { scriptedServer } from '../testkit/scriptedServer.ts';

const server = await scriptedServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

type Operation = OperationText<{ viewer: { id: string } | null }, Record<string, unknown>>;
const query: Operation = 'query Mine { viewer { id } }';
const mutation: Operation = 'mutation Log { logout { isTokenEnded } }';
const good = { data: { viewer: { id: '7' } } };
const failed = (code: string, extensions: object = {}, data: unknown = null) => ({
  data,
  errors: [{ message: 'Не вышло', path: ['viewer'], extensions: { code, requestId: 'r-1', ...extensions } }],
});
/** The portal asks for no wait, so no test waits. */
const atOnce = { 'retry-after': '0' };

const send = (operation = query, options: PortalOptions = {}) =>
  portal(`${server.url}/`, options).request(operation, { a: 1 });
const failure = async (operation = query, options: PortalOptions = {}) => {
  const error = await send(operation, options).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PortalError);
  return error as PortalError;
};

describe('the typed client', () => {
  it('sends operation, variables and token, and returns the data', async () => {
    server.answer(good);
    expect(await send(query, { token: 'mine' })).toEqual(good.data);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ query, variables: { a: 1 } });
    expect(server.requests[0]?.headers.authorization).toBe('Token mine');
    server.answer(good);
    await send();
    expect(server.requests[1]?.headers.authorization).toBeUndefined();
  });

  it('keeps data next to errors, the request id and the seconds to wait', async () => {
    const partial = { viewer: null, editions: [{ year: 2025 }] };
    server.answer(failed('FORBIDDEN', {}, partial));
    expect(await failure()).toMatchObject({
      code: 'FORBIDDEN',
      status: 200,
      data: partial,
      errors: [{ path: ['viewer'] }],
      requestId: 'r-1',
      retryAfter: null,
    });
    server.answer(failed('RATE_LIMITED', { retryAfter: 42 }), 429, { 'retry-after': '42' });
    expect(await failure(query, { longestWaitMs: 41_000 })).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
    expect(server.requests).toHaveLength(2);
  });

  it('turns a proxy’s page into a typed error, with the id of its header', async () => {
    server.answer('<h1>Bad Gateway</h1>', 502, { 'x-request-id': 'r-2' });
    expect(await failure(query, { attempts: 1 })).toMatchObject({
      code: 'NOT_GRAPHQL',
      status: 502,
      data: null,
      requestId: 'r-2',
    });
    server.answer('null', 200);
    expect(await failure()).toMatchObject({ code: 'NOT_GRAPHQL', status: 200 });
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['PROVIDER_UNAVAILABLE', () => server.answer(failed('PROVIDER_UNAVAILABLE'), 200, atOnce)],
    ['PROVIDER_TIMEOUT', () => server.answer(failed('PROVIDER_TIMEOUT'), 200, atOnce)],
    ['RATE_LIMITED', () => server.answer(failed('RATE_LIMITED'), 429, atOnce)],
    ['GATEWAY_BUSY', () => server.answer(failed('GATEWAY_BUSY'), 503, atOnce)],
    ['a 502 of a proxy', () => server.answer('<h1>Bad Gateway</h1>', 502, atOnce)],
    ['a cut connection', () => server.answer(null)],
  ])('sends a query again after %s, a mutation never', async (_, fail) => {
    fail();
    server.answer(good);
    expect(await send()).toEqual(good.data);
    expect(server.requests).toHaveLength(2);
    fail();
    await failure(mutation);
    expect(server.requests).toHaveLength(3);
  });

  it.each(['UNAUTHENTICATED', 'NOT_FOUND', 'BAD_USER_INPUT', 'PROVIDER_BAD_RESPONSE', 'INTERNAL_SERVER_ERROR'])(
    'does not repeat after %s',
    async (code) => {
      server.answer(failed(code));
      expect((await failure()).code).toBe(code);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('gives up after the given number of attempts, with the last error', async () => {
    for (const requestId of ['r-1', 'r-2', 'r-3']) {
      server.answer(failed('PROVIDER_UNAVAILABLE', { requestId }), 200, atOnce);
    }
    expect(await failure()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', requestId: 'r-3' });
    expect(server.requests).toHaveLength(3);
  });

  it('waits as long as the portal asks', async () => {
    server.answer(failed('RATE_LIMITED', { retryAfter: 1 }), 429, { 'retry-after': '1' });
    server.answer(good);
    const started = performance.now();
    await send();
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  it('ends an attempt without an answer', async () => {
    const silent = await portal('http://127.0.0.1:1', { attempts: 1, timeoutMs: 1 })
      .request(query, {})
      .catch((error: unknown) => error);
    expect(silent).toMatchObject({ code: 'NETWORK', status: null, requestId: null });
  });
});
