import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectProvider } from '../../gateway/provider/http.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import {
  type Answer,
  type MisbehavingProvider,
  registration,
  scriptAccount,
  startMisbehavingProvider,
} from '../testkit/misbehavingProvider.ts';

const listCall = 'GET /api/references/organization/list/';
const makeCall = 'POST /api/users/registration/make/';
const token = { token: 'secret-token-2' };
const list = '{ organizations { id } }';
const make = `mutation {
  registerForForum(input: { format: LISTENER }) { registration { id } userErrors { code message } }
}`;

let provider: MisbehavingProvider;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

const html = '<!DOCTYPE html><h1>Server Error (500)</h1><p>inner.host:8000 /srv/app/views.py</p>';
const traceback = 'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12\nKeyError: inner.host';

describe('a provider that misbehaves', () => {
  it.each<[string, Answer, string]>([
    ['HTML 500', { status: 500, body: html }, 'PROVIDER_UNAVAILABLE'],
    [
      'a traceback',
      { status: 500, body: traceback, headers: { 'content-type': 'text/plain' } },
      'PROVIDER_UNAVAILABLE',
    ],
    ['JSON 500', { status: 500, body: { error: 'Server Error (500) inner.host' } }, 'PROVIDER_UNAVAILABLE'],
    ['HTML 502', { status: 502, body: html }, 'PROVIDER_UNAVAILABLE'],
    ['HTML 504', { status: 504, body: html }, 'PROVIDER_TIMEOUT'],
    ['HTML with 200', { status: 200, body: html }, 'PROVIDER_BAD_RESPONSE'],
    ['HTML with 400', { status: 400, body: html }, 'PROVIDER_BAD_RESPONSE'],
    ['a redirect', { status: 301, headers: { location: '/accounts/profile/' } }, 'PROVIDER_BAD_RESPONSE'],
    ['nothing', { status: 204 }, 'PROVIDER_BAD_RESPONSE'],
    ['an answer of another shape', { body: { data: [{ id: 1, title: 'inner.host' }] } }, 'PROVIDER_BAD_RESPONSE'],
    ['a bare list', { body: [{ id: 1, name: 'x' }] }, 'PROVIDER_BAD_RESPONSE'],
    ['a body cut in the middle', { body: { data: [] }, reset: 'inBody' }, 'PROVIDER_UNAVAILABLE'],
    [
      'a body over the cap',
      { body: { data: [] }, hugeBytes: 20 * 1024 * 1024, headers: { 'content-type': 'application/json' } },
      'PROVIDER_BAD_RESPONSE',
    ],
    ['an answer after the deadline', { delayMs: 3_600, body: { data: [] } }, 'PROVIDER_TIMEOUT'],
    ['a body that drips', { dripMs: 100, headers: { 'content-type': 'application/json' } }, 'PROVIDER_TIMEOUT'],
    ['429', { status: 429, headers: { 'retry-after': '7' }, body: { detail: 'inner.host' } }, 'RATE_LIMITED'],
  ])('%s reaches the client as a code and no word of the provider', async (_, script, code) => {
    provider.on(listCall, script);
    const answer = await gateway.graphql(list);
    expect(answer.codes).toEqual([code]);
    expect(answer.data).toEqual({ organizations: null });
    expect(answer.text).not.toMatch(/inner\.host|srv|Traceback|<h1>|Server Error/);
    expect(answer.errors[0]?.extensions.requestId).toBe(answer.headers.get('x-request-id'));
    expect(provider.callsTo('GET /accounts/profile/')).toEqual([]);
  });

  it('a refused text with markup or a host is replaced', async () => {
    provider.on(makeCall, { status: 400, body: { detail: 'См. http://inner.host:8000/admin' } });
    const answer = await gateway.graphql(make, {}, token);
    expect(answer.data).toMatchObject({ registerForForum: { userErrors: [{ message: 'Сервис отклонил запрос' }] } });
  });

  it('a read that is refused is a fault of its own field, without the words of the provider', async () => {
    provider.on(listCall, { body: { error: 'Рано' } });
    const answer = await gateway.graphql(`{ organizations { id } positions { id } }`);
    expect(answer.codes).toEqual(['PROVIDER_BAD_RESPONSE']);
    expect(answer.data).toMatchObject({ organizations: null, positions: [{ id: '47' }, { id: '6' }] });
    expect(answer.text).not.toContain('Рано');
    expect(gateway.log.join('')).not.toContain('unexpected error');
  });

  it('a read whose id is refused tells that there is no such record', async () => {
    provider.on('GET /api/users/user_meeting/get/', { status: 400, body: { id: ['Введите правильное число.'] } });
    const answer = await gateway.graphql('{ participation(id: "12") { id } }', {}, token);
    expect(answer.codes).toEqual(['NOT_FOUND']);
    expect(answer.errors[0]?.message).toBe('Запись не найдена');
  });

  it('an id wider than 32 bits names no record and is not sent', async () => {
    const answer = await gateway.graphql('{ participation(id: "2147483648") { id } }', {}, token);
    expect(answer.codes).toEqual(['NOT_FOUND']);
    expect(provider.calls).toEqual([]);
  });

  it('a connection that is refused is PROVIDER_UNAVAILABLE', async () => {
    const port = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
    });
    const lonely = await startGateway({ providerUrl: `http://127.0.0.1:${port}` });
    const answer = await lonely.graphql(list);
    await lonely.close();
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.text).not.toContain(String(port));
  });

  it('one deadline holds for all calls of an operation', async () => {
    const slow = (body: object) => ({ delayMs: 2_700, body });
    provider.on('GET /accounts/profile/', ({ query }) =>
      slow(
        query.id === undefined ? { id: 7 } : { username: 'a@example.org', profiles: [{ individual: null, role: [] }] },
      ),
    );
    provider.on('POST /api/users/individual/detail/', slow({ data: { id: 1, first_name: 'П', last_name: 'О' } }));
    const answer = await gateway.graphql(
      'mutation { updateProfile(input: { lastName: "О", firstName: "П" }) { userErrors { code } } }',
      {},
      token,
    );
    expect(answer.codes).toEqual(['PROVIDER_TIMEOUT']);
  });
});

describe('dead sockets', () => {
  it('a read is tried once more before any answer, and no further', async () => {
    provider.on(listCall, (_, count) =>
      count === 1 ? { reset: 'before' } : { body: { data: [{ id: 5, name: 'И' }] } },
    );
    expect((await gateway.graphql(list)).data).toEqual({ organizations: [{ id: '5' }] });
    expect(provider.callsTo(listCall)).toHaveLength(2);
    provider.reset();
    provider.on(listCall, { reset: 'before' });
    expect((await gateway.graphql(list)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(provider.callsTo(listCall)).toHaveLength(2);
  });

  it('a write is never repeated', async () => {
    provider.on(makeCall, (_, count) => (count === 1 ? { reset: 'before' } : { body: { data: registration() } }));
    expect((await gateway.graphql(make, {}, token)).codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(provider.callsTo(makeCall)).toHaveLength(1);
  });

  it('idle sockets are given up before the provider closes them at 2 s', async () => {
    const sockets = new Set<unknown>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', () => {
        const body = '{"data":[]}';
        socket.write(
          `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
      });
      socket.on('error', () => {});
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const own = await startGateway({ providerUrl: `http://127.0.0.1:${port}` });
    await own.graphql(list);
    await own.graphql(list);
    expect(sockets.size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_900));
    await own.graphql(list);
    expect(sockets.size).toBe(2);
    await own.close();
    server.close();
  });

  it('a client that leaves stops the call to the provider', async () => {
    provider.on('GET /accounts/profile/', { delayMs: 2_000, body: { id: 7 } });
    const leave = AbortSignal.timeout(150);
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const headers = { 'content-type': 'application/json', authorization: 'Token t' };
    await expect(fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leave })).rejects.toThrow();
    await expect.poll(() => provider.callsTo('GET /accounts/profile/')[0]?.aborted, { timeout: 1_000 }).toBe(true);
  });

  it('a client that leaves while it is answered is no error in the log', async () => {
    const body = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' });
    const { hostname, port } = new URL(gateway.url);
    const head = ['POST /graphql HTTP/1.1', 'host: a', 'content-type: application/json', 'accept-encoding: br'];
    const before = gateway.log.length;
    for (let n = 0; n < 5; n += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.end(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
      socket.once('data', () => socket.destroy());
      await once(socket, 'close');
    }
    expect((await gateway.graphql('{ clock { now } }')).data).toBeTruthy();
    expect(gateway.log.slice(before).filter((line) => line.includes('unexpected error'))).toEqual([]);
  });
});

describe('what is sent along', () => {
  it('gives the request id to the provider and back, and no cookie either way', async () => {
    provider.on(listCall, { body: { data: [] }, headers: { 'set-cookie': 'sessionid=inner; Path=/' } });
    const headers = { 'x-request-id': 'trace-12345678', cookie: 'sessionid=other' };
    const answer = await gateway.graphql(list, {}, { headers });
    await gateway.graphql(list);
    expect(answer.headers.get('x-request-id')).toBe('trace-12345678');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const [first, second] = provider.callsTo(listCall);
    expect(first?.headers['x-request-id']).toBe('trace-12345678');
    expect(second?.headers['x-request-id']).not.toBe('trace-12345678');
    expect([first?.headers.cookie, second?.headers.cookie]).toEqual([undefined, undefined]);
    expect(first?.headers.accept).toBe('application/json');
  });

  it('makes an id of its own where the given one is not a sane one', async () => {
    const answer = await gateway.graphql('{ clock { now } }', {}, { headers: { 'x-request-id': 'a b{}' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the log', () => {
  it.each([
    ['a reset connection', { reset: 'before' as const }, /ECONNRESET|UND_ERR_SOCKET/],
    ['an answer that does not come', { delayMs: 3_600, body: { data: [] } }, /TimeoutError/],
  ])('warns of %s with code and operation, without the query', async (_, script, code) => {
    provider.on('GET /api/users/user_meeting_reg/list/', script);
    const before = gateway.log.length;
    await gateway.graphql('{ viewer { registrations { id } } }', {}, token);
    const line = gateway.log.slice(before).find((one) => one.includes('provider call failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 40, operation: 'listRegistrations' });
    expect(JSON.parse(line).code).toMatch(code);
    expect(line).not.toContain('meeting_id');
  });

  it('a mistake of the code is no fault of the provider: it goes on as it is, its place in the log', async () => {
    const lines: object[] = [];
    const log = { debug: () => {}, warn: () => {}, error: (fields: object) => lines.push(fields) };
    const connection = connectProvider(provider.url);
    const client = connection.bind({
      requestId: 'r-1',
      address: '127.0.0.1',
      log,
      signal: new AbortController().signal,
      token: () => {
        throw new TypeError('Личное');
      },
    });
    await expect(client.call('getAccount', 'AccountId')).rejects.toBeInstanceOf(TypeError);
    await connection.close();
    expect(lines).toMatchObject([{ operation: 'getAccount', name: 'TypeError', frames: expect.any(Array) }]);
    expect(JSON.stringify(lines)).not.toContain('Личное');
  });

  it('holds neither tokens nor passwords nor personal data, but operation, duration and codes', async () => {
    provider.on('POST /accounts/login/', { status: 400, body: { detail: 'Нет' } });
    provider.on(listCall, { body: { data: [{ id: 'Личное', name: 1 }] } });
    const query = 'mutation SignIn($input: LoginInput!) { login(input: $input) { userErrors { code } } }';
    const before = gateway.log.length;
    const input = { email: 'primer@example.org', password: 'Secret-Primer-1' };
    await gateway.graphql(query, { input }, { token: 'secret-token-3', cookie: 'portal_session=secret-cookie' });
    await gateway.graphql(list, {}, token);
    await fetch(`${gateway.url}/reset-password?user_id=1&signature=secret-signature&email=primer@example.org`);
    await expect.poll(() => gateway.log.slice(before).join('')).toContain('reset-password');
    const written = gateway.log.slice(before).join('');
    expect(written).toContain('"operationName":"SignIn"');
    expect(written).toContain('"codes":["PROVIDER_BAD_RESPONSE"]');
    expect(written).toContain('"operation":"login"');
    expect(written).toContain('provider left the contract');
    expect(written).not.toMatch(/secret|Secret|primer@example|Личное/);
  });
});
