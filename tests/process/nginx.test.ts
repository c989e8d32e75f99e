import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../gateway/context.ts';
import { endingTimes } from '../../gateway/http/draining.ts';
import { securityHeaders } from '../../gateway/http/headers.ts';
import { type Answered, send } from '../testkit/load.ts';
import { startNginx, type TestProxy } from '../testkit/nginx.ts';
import { freePort } from '../testkit/ports.ts';

/** The deployment's nginx before misbehaving gateways: which requests it passes on, and which it never repeats. */
type Gateway = { server: Server; port: number; requests: string[]; ids: (string | string[] | undefined)[] };

const servers: Server[] = [];
let proxy: TestProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
const answers: Behaviour = (_, response) => response.end('answered');
const drains: Behaviour = (_, response) => response.writeHead(503, { connection: 'close' }).end('draining');
const isBusy: Behaviour = (_, response) =>
  response.writeHead(429, { 'retry-after': '2' }).end('{"errors":[{"extensions":{"code":"GATEWAY_BUSY"}}]}');
const cuts: Behaviour = (request) => request.socket.resetAndDestroy();

async function startGateway(behave: Behaviour): Promise<Gateway> {
  const requests: string[] = [];
  const ids: Gateway['ids'] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    ids.push(request.headers['x-request-id']);
    requests.push(`${request.method} ${Buffer.concat(parts)}`.trim());
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { server, port: (server.address() as AddressInfo).port, requests, ids };
}

/** Two gateways, the second as a backup of the first. */
async function startBefore(first: number, second: number, publicUrl?: string): Promise<string> {
  proxy = await startNginx(
    `server 127.0.0.1:${first} max_fails=0; server 127.0.0.1:${second} max_fails=0 backup;`,
    '127.0.0.9',
    publicUrl,
  );
  return proxy.url;
}

describe('nginx before two gateways', () => {
  it.each(['GET', 'POST'])('passes a %s of a draining gateway on to the other one, with its body', async (method) => {
    const [draining, other] = [await startGateway(drains), await startGateway(answers)];
    const url = await startBefore(draining.port, other.port);
    const body = method === 'POST' ? 'x'.repeat(300_000) : '';
    const answer = await send(url, { method, path: '/graphql', body });
    expect(answer).toMatchObject({ status: 200, text: 'answered' });
    expect(other.requests).toEqual([`${method} ${body}`.trim()]);
  });

  it.each(['GET', 'POST'])(
    'returns a busy gateway’s answer to a %s, and sends it the next requests',
    async (method) => {
      const [busy, other] = [await startGateway(isBusy), await startGateway(answers)];
      const url = await startBefore(busy.port, other.port);
      for (let n = 0; n < 5; n += 1) {
        const answer = await send(url, { method, path: '/graphql' });
        expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
        expect(answer.text).toContain('GATEWAY_BUSY');
      }
      expect([busy.requests.length, other.requests.length]).toEqual([5, 0]);
    },
  );

  it.each(['GET', 'POST'])('passes a %s on if a gateway accepts no connections', async (method) => {
    const other = await startGateway(answers);
    const url = await startBefore(await freePort(), other.port);
    expect(await send(url, { method, path: '/graphql' })).toMatchObject({ status: 200, text: 'answered' });
  });

  it.each(['/program', '/graphql?query={edition}'])(
    'passes a read on if a gateway cuts the connection: %s',
    async (path) => {
      const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
      const url = await startBefore(broken.port, other.port);
      expect(await send(url, { path })).toMatchObject({ status: 200, text: 'answered' });
    },
  );

  it('never sends a POST again after a cut connection, because the gateway may have run it', async () => {
    const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
    const url = await startBefore(broken.port, other.port);
    expect((await send(url, { method: 'POST', path: '/graphql', body: '{}' })).status).toBe(502);
    expect([broken.requests, other.requests]).toEqual([['POST {}'], []]);
  });

  it('never repeats an export after a cut connection, because the history may have it already', async () => {
    const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
    const url = await startBefore(broken.port, other.port);
    expect((await send(url, { path: '/export/participants.csv' })).status).toBe(502);
    expect([broken.requests, other.requests]).toEqual([['GET'], []]);
  });

  it('passes a POST on if a gateway drains and closes its port', async () => {
    const draining = await startGateway((request, response) => {
      draining.server.close();
      drains(request, response);
    });
    const other = await startGateway(answers);
    const url = await startBefore(draining.port, other.port);
    const answer = await send(url, { method: 'POST', path: '/graphql', body: '{}' });
    expect(answer).toMatchObject({ status: 200, text: 'answered' });
    expect([draining.requests, other.requests]).toEqual([['POST {}'], ['POST {}']]);
  });

  it('sends a draining gateway no POST after three, so that none waits at its port when that closes', async () => {
    const [draining, other] = [await startGateway(drains), await startGateway(answers)];
    const servers = [draining, other].map(({ port }) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=60s;`);
    proxy = await startNginx(servers.join(' '), '127.0.0.9');
    for (let n = 0; n < 20; n += 1) {
      const answer = await send(proxy.url, { method: 'POST', path: '/graphql', body: '{}' });
      expect(answer).toMatchObject({ status: 200, text: 'answered' });
    }
    expect([draining.requests.length, other.requests.length]).toEqual([3, 20]);
  });

  it('does not send a POST a third time if the other gateway cuts the connection', async () => {
    const [draining, other] = [await startGateway(drains), await startGateway(cuts)];
    const url = await startBefore(draining.port, other.port);
    expect((await send(url, { method: 'POST', path: '/graphql', body: '{}' })).status).toBe(502);
    expect(other.requests).toEqual(['POST {}']);
  });
});

/** No gateway takes a connection. */
const startAlone = async (publicUrl?: string) => startBefore(await freePort(), await freePort(), publicUrl);

/** The headers of every answer of the gateway that are not about its content. */
function protection(isHttps: boolean): Record<string, unknown> {
  const headers = securityHeaders({ pageFolder: 'nowhere', isHttps });
  const names = ['permissions-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'];
  return Object.fromEntries([...names, 'x-frame-options'].map((name) => [name, headers[name]]));
}

/** An answer of nginx itself: protected, never cached, and logged under its id. */
async function expectRejectionOf(answer: Answered, { isHttps = false, method = 'GET' } = {}): Promise<string> {
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(answer.text).toContain(id);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
  for (const [name, value] of Object.entries(protection(isHttps))) {
    expect([name, answer.headers[name]]).toEqual([name, value]);
  }
  const line = new RegExp(`^\\S+ ${method} ${answer.status} .* id ${id}$`, 'm');
  await expect.poll(() => proxy?.log()).toMatch(line);
  return id;
}

describe('what nginx rejects itself', () => {
  it('is a page in Russian where no gateway is there, with the code of the request', async () => {
    const answer = await send(await startAlone(), { path: '/program' });
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
    const id = await expectRejectionOf(answer);
    expect(answer.text).toMatch(/<h1>Портал сейчас не.отвечает<\/h1>/);
    expect(answer.text).toContain(`Код обращения: <code>${id}</code>`);
    expect(answer.text).not.toMatch(/nginx|Bad Gateway/);
  });

  it('is a GraphQL answer at /graphql where no gateway is there', async () => {
    const answer = await send(await startAlone('https://portal.example.org'), { method: 'POST', path: '/graphql' });
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'application/json' } });
    const requestId = await expectRejectionOf(answer, { isHttps: true, method: 'POST' });
    expect(JSON.parse(answer.text)).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Портал сейчас не.отвечает$/),
          extensions: { code: 'PROVIDER_UNAVAILABLE', requestId },
        },
      ],
    });
  });

  it.each([
    ['/graphql?a', /^\{"errors":\[\{"message":"Отправленное слишком велико","extensions":\{"code":"BAD_REQUEST"/],
    ['/program', /<h1>Отправленное слишком велико<\/h1>\n.*файл поменьше/],
  ])('rejects a body that is too large at %s', async (path, words) => {
    const gateway = await startGateway(answers);
    const url = await startBefore(gateway.port, await freePort());
    const answer = await send(url, { method: 'POST', path, body: 'x'.repeat(16 * 1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    await expectRejectionOf(answer, { method: 'POST' });
    expect(answer.text).toMatch(words);
    expect(gateway.requests).toEqual([]);
  });

  it.each([
    [404, '/metrics', {}, /Такой страницы нет/],
    [404, '/.refused/page', {}, /Такой страницы нет/],
    [400, '/program', { 'x-long': 'x'.repeat(40_000) }, /Запрос не.удалось прочитать/],
  ])('reports %s for %s', async (status, path, headers, words) => {
    const answer = await send(await startAlone(), { path, headers });
    expect(answer.status).toBe(status);
    await expectRejectionOf(answer);
    expect(answer.text).toMatch(words);
  });

  it.each([
    ['/media/a.pdf', 502],
    ['/export/a.xlsx', 504],
    ['/graphql', 400],
    ['/graphql', 405],
    ['/program', 404],
  ])('does not replace a gateway’s own answer: %s %i', async (path, status) => {
    const gateway = await startGateway((_, response) =>
      response.writeHead(status, { allow: 'GET, POST' }).end('its own words'),
    );
    const url = await startBefore(gateway.port, await freePort());
    const own = { status, text: 'its own words', headers: { allow: 'GET, POST' } };
    expect(await send(url, { path })).toMatchObject(own);
  });
});

describe('the id of a request', () => {
  it('is the same for nginx and the gateway, also without an answer of the gateway', async () => {
    const broken = await startGateway(cuts);
    const answer = await send(await startBefore(broken.port, await freePort()), { method: 'POST', path: '/graphql' });
    expect(answer.status).toBe(502);
    expect(broken.ids).toEqual([await expectRejectionOf(answer, { method: 'POST' })]);
  });

  it.each([
    ['sample-request-1', /^sample-request-1$/],
    ['short', /^[0-9a-f]{16}$/],
    ['"}<b>sample</b>', /^[0-9a-f]{16}$/],
  ])('sent as %s reaches the gateway normalised', async (given, expected) => {
    const gateway = await startGateway(answers);
    const url = await startBefore(gateway.port, await freePort());
    await send(url, { path: '/program', headers: { 'x-request-id': given } });
    expect(gateway.ids).toEqual([expect.stringMatching(expected)]);
  });
});

const template = await readFile('deploy/nginx/portal.conf.template', 'utf8');

it('nginx leaves an idle connection before a gateway that ends closes it, so that no POST is lost with it', async () => {
  const gateway = await startGateway(answers);
  const url = await startBefore(gateway.port, await freePort());
  expect((await send(url, { method: 'POST', path: '/graphql', body: '{}' })).status).toBe(200);
  const connections = () => new Promise((resolve) => gateway.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  const [, ms] = /^ *keepalive_timeout (\d+)ms;$/m.exec(template) ?? [];
  expect(2 * Number(ms)).toBeLessThan(endingTimes.notice + endingTimes.grace);
});

it('nginx waits longer than a gateway may take', () => {
  const [, seconds] = /^ *proxy_read_timeout (\d+)s;$/m.exec(template) ?? [];
  // An upload may start when the operation's time is nearly over; the gateway deletes its file afterwards.
  const { uploadMs, finishingMs, cleanupMs } = deadlines;
  expect(Number(seconds) * 1000).toBeGreaterThan(uploadMs + finishingMs + cleanupMs);
});

describe('what one address may use', () => {
  const rejected = (answer: Answered) => ({ status: answer.status, code: /"code":"(\w+)"/.exec(answer.text)?.[1] });

  it('is 300 requests at the same time; the next gets 429, and afterwards all are served again', async () => {
    const waiting: ServerResponse[] = [];
    const gateway = await startGateway((_, response) => waiting.push(response));
    const url = await startBefore(gateway.port, await freePort());
    const running = Array.from({ length: 300 }, () => send(url, { path: '/program' }));
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(300);
    const page = await send(url, { path: '/program' });
    expect([page.status, page.text.includes('Слишком много запросов сразу')]).toEqual([429, true]);
    const operation = await send(url, { method: 'POST', path: '/graphql', body: '{}' });
    expect(rejected(operation)).toEqual({ status: 429, code: 'RATE_LIMITED' });
    for (const response of waiting.splice(0)) response.end('answered');
    expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]));
    const next = send(url, { path: '/program' });
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.end('answered');
    expect((await next).status).toBe(200);
  });

  it('is a long body at /graphql only', async () => {
    const gateway = await startGateway(answers);
    const url = await startBefore(gateway.port, await freePort());
    const body = 'x'.repeat(100_000);
    expect((await send(url, { method: 'POST', path: '/program', body })).status).toBe(413);
    expect((await send(url, { method: 'POST', path: '/graphql', body })).status).toBe(200);
    expect(gateway.requests).toHaveLength(1);
  });
});
