import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../gateway/http/headers.ts';
import { mostFileBytes } from '../../schema/limits.ts';
import { cuts, gatewaysBehindNginx } from '../testkit/gatewaysBehindNginx.ts';
import { type Answered, send } from '../testkit/load.ts';
import { frontProxy } from '../testkit/nginx.ts';

/** What a visitor and a gateway receive through the deployment's nginx, and what nginx answers itself. */
const { startGateway, startBeforeTwo, http2Url, log } = gatewaysBehindNginx();

/** The headers of every answer of the gateway that are not about its content. */
function protection(isHttps: boolean): Record<string, unknown> {
  const headers = securityHeaders({ pageFolder: 'nowhere', isHttps });
  const names = ['permissions-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'];
  return Object.fromEntries([...names, 'x-frame-options'].map((name) => [name, headers[name]]));
}

/** An answer of nginx itself: protected, never cached, and logged under its id. */
async function expectRejectionOf(
  answer: Answered,
  { isHttps = false, method = 'GET', isFramed = false } = {},
): Promise<string> {
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(answer.text).toContain(id);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const policy = isFramed
    ? /^default-src 'none';.* frame-ancestors 'self'$/
    : /^default-src 'none';.* frame-ancestors 'none'$/;
  expect(answer.headers['content-security-policy']).toMatch(policy);
  const framing = isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {};
  for (const [name, value] of Object.entries({ ...protection(isHttps), ...framing })) {
    expect([name, answer.headers[name]]).toEqual([name, value]);
  }
  await expect.poll(log).toMatch(new RegExp(`^\\S+ ${method} ${answer.status} .* id ${id}$`, 'm'));
  return id;
}

describe('what nginx rejects itself', () => {
  it('is a page in Russian where no gateway is there, with the code of the request', async () => {
    const answer = await send(await startBeforeTwo(), { path: '/program' });
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
    const id = await expectRejectionOf(answer);
    expect(answer.text).toMatch(/<h1>Портал сейчас не.отвечает<\/h1>/);
    expect(answer.text).toContain(`Код обращения: <code>${id}</code>`);
    expect(answer.text).not.toMatch(/nginx|Bad Gateway/);
  });

  it('may take the place of a registration’s file in the portal’s own frame', async () => {
    const answer = await send(await startBeforeTwo(), { path: '/media/files/5/a.pdf' });
    expect(answer.status).toBe(502);
    await expectRejectionOf(answer, { isFramed: true });
  });

  it('is a GraphQL answer at /graphql where no gateway is there', async () => {
    const url = await startBeforeTwo(undefined, undefined, 'https://portal.example.org');
    const answer = await send(url, { method: 'POST', path: '/graphql' });
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'application/json' } });
    const requestId = await expectRejectionOf(answer, { isHttps: true, method: 'POST' });
    const message = expect.stringMatching(/^Портал сейчас не.отвечает$/);
    expect(JSON.parse(answer.text)).toEqual({
      errors: [{ message, extensions: { code: 'PROVIDER_UNAVAILABLE', requestId } }],
    });
  });

  it.each([
    ['/graphql?a', /^\{"errors":\[\{"message":"Отправленное слишком велико","extensions":\{"code":"BAD_REQUEST"/],
    ['/program', /<h1>Отправленное слишком велико<\/h1>\n.*файл поменьше/],
  ])('rejects a body that is too large at %s', async (path, words) => {
    const gateway = await startGateway();
    const url = await startBeforeTwo(gateway.port);
    const answer = await send(url, { method: 'POST', path, body: 'x'.repeat(16 * 1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    await expectRejectionOf(answer, { method: 'POST' });
    expect(answer.text).toMatch(words);
    expect(gateway.requests).toEqual([]);
  });

  it('rejects such a body over HTTP/2 too, by its announced length', async () => {
    await startBeforeTwo((await startGateway()).port);
    const session = connect(http2Url());
    const headers = { ':method': 'POST', ':path': '/graphql', 'content-length': 16 * 1024 * 1024 + 1 };
    const stream = session.request(headers);
    const [answered] = await once(stream, 'response');
    expect(answered).toMatchObject({ ':status': 413, 'content-type': 'application/json' });
    expect(await text(stream)).toMatch(/^\{"errors":\[\{"message":"Отправленное слишком велико"/);
    session.destroy();
  });

  it.each([
    [404, '/metrics', {}, /Такой страницы нет/],
    [404, '/readyz', {}, /Такой страницы нет/],
    [404, '/.refused/page', {}, /Такой страницы нет/],
    [400, '/program', { 'x-long': 'x'.repeat(40_000) }, /Запрос не.удалось прочитать/],
  ])('reports %s for %s', async (status, path, headers, words) => {
    const gateway = await startGateway();
    const answer = await send(await startBeforeTwo(gateway.port), { path, headers });
    expect(answer.status).toBe(status);
    await expectRejectionOf(answer);
    expect(answer.text).toMatch(words);
  });

  it.each([
    ['/media/a.pdf', 502],
    ['/media/a.xlsx', 504],
    ['/graphql', 400],
    ['/graphql', 405],
    ['/program', 404],
  ])('does not replace a gateway’s own answer: %s %i', async (path, status) => {
    const gateway = await startGateway((_, response) =>
      response.writeHead(status, { allow: 'GET, POST' }).end('its own words'),
    );
    const own = { status, text: 'its own words', headers: { allow: 'GET, POST' } };
    expect(await send(await startBeforeTwo(gateway.port), { path })).toMatchObject(own);
  });
});

describe('the id of a request', () => {
  it('is the same for nginx and the gateway, also without an answer of the gateway', async () => {
    const broken = await startGateway(cuts);
    const answer = await send(await startBeforeTwo(broken.port), { method: 'POST', path: '/graphql' });
    expect(answer.status).toBe(502);
    const id = await expectRejectionOf(answer, { method: 'POST' });
    expect(broken.headers).toMatchObject([{ 'x-request-id': id }]);
  });

  it.each([
    ['sample-request-1', /^sample-request-1$/],
    ['short', /^[0-9a-f]{16}$/],
    ['"}<b>sample</b>', /^[0-9a-f]{16}$/],
  ])('sent as %s reaches the gateway normalised', async (given, expected) => {
    const gateway = await startGateway();
    await send(await startBeforeTwo(gateway.port), { path: '/program', headers: { 'x-request-id': given } });
    expect(gateway.headers).toMatchObject([{ 'x-request-id': expect.stringMatching(expected) }]);
  });
});

describe('what passes nginx', () => {
  it.each([
    ['a visitor, whatever addresses it claims', '127.0.0.2', '127.0.0.2'],
    ['the visitor of a trusted proxy before nginx', frontProxy, '203.0.113.7'],
  ])('API-01 the gateway receives the address of %s', async (_, from, address) => {
    const gateway = await startGateway();
    const url = await startBeforeTwo(gateway.port);
    await send(url, { path: '/program', from, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(gateway.headers).toMatchObject([{ 'x-forwarded-for': address }]);
  });

  it('FIL-02 a file that the gateway must reject as too large', async () => {
    const gateway = await startGateway();
    const body = 'x'.repeat(mostFileBytes + 1024 * 1024);
    const answer = await send(await startBeforeTwo(gateway.port), { method: 'POST', path: '/graphql', body });
    expect([answer.status, gateway.requests[0]?.length]).toEqual([200, 'POST '.length + body.length]);
  });

  it('a compressed answer with the request’s id; the log contains neither addresses nor people', async () => {
    const page = brotliCompressSync('<html>');
    const gateway = await startGateway(({ headers }, response) =>
      response.writeHead(200, { 'content-encoding': headers['accept-encoding'] ?? 'none' }).end(page),
    );
    const headers = { 'accept-encoding': 'br', 'x-request-id': 'sample-request-1' };
    const path = '/program?email=primer@example.org&key=secret';
    const answer = await send(await startBeforeTwo(gateway.port), { path, headers });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' }, text: page.toString() });
    await expect.poll(log).toContain('id sample-request-1');
    expect(await log()).not.toMatch(/primer|secret|program/);
  });
});

describe('what one address may use', () => {
  const rejected = (answer: Answered) => ({ status: answer.status, code: /"code":"(\w+)"/.exec(answer.text)?.[1] });

  it('is 300 requests at the same time; the next gets 429, and afterwards all are served again', async () => {
    const waiting: ServerResponse[] = [];
    const gateway = await startGateway((_, response) => waiting.push(response));
    const url = await startBeforeTwo(gateway.port);
    const running = Array.from({ length: 300 }, () => send(url, { path: '/program' }));
    await expect.poll(() => waiting.length).toBe(300);
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

  it.each(['/assets/entry-1a2b3c4d.js', '/editions/2026/map.0123456789ab.webp'])(
    'does not contain files on their way to slow readers: %s',
    async (path) => {
      const waiting: ServerResponse[] = [];
      const gateway = await startGateway(({ url }, response) => {
        if (url === path) waiting.push(response);
        else response.end('answered');
      });
      const url = await startBeforeTwo(gateway.port);
      const running = Array.from({ length: 301 }, () => send(url, { path }));
      await expect.poll(() => waiting.length).toBe(301);
      expect((await send(url, { path: '/program' })).status).toBe(200);
      for (const response of waiting) response.end('answered');
      expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]));
    },
  );

  it('is a long body at /graphql only', async () => {
    const gateway = await startGateway();
    const url = await startBeforeTwo(gateway.port);
    const body = 'x'.repeat(100_000);
    expect((await send(url, { method: 'POST', path: '/program', body })).status).toBe(413);
    expect((await send(url, { method: 'POST', path: '/graphql', body })).status).toBe(200);
    expect(gateway.requests).toHaveLength(1);
  });
});
