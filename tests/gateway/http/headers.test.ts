import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testkit/folders.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';

const folder = await temporaryFolder();
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Форум</title><script>let a = 1;</script>');
await writeFile(join(folder, 'assets', 'main-abc123.js'), 'export const a = 1;');
const { provider, gateway } = await scriptedPortal({
  pageFolder: folder,
  publicUrl: 'https://portal.example.org',
  isProduction: true,
  rights: 'moderator',
});
beforeEach(() => {
  provider.on('GET /media/files/5/a.pdf', { body: '%PDF', headers: { 'content-type': 'application/pdf' } });
  provider.on('GET /media/files/5/a.docx', { body: 'PK', headers: { 'content-type': 'application/zip' } });
});

const html = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
const withToken = { headers: { authorization: 'Token t' } };
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { ...json, ...headers },
});

/** Every kind of answer that the gateway gives, with its status. */
const answers: [string, string, number, RequestInit?][] = [
  ['the page', '/', 200, { headers: html }],
  ['a screen that the browser draws', '/personal-data', 200, { headers: html }],
  ['a file of the page', '/assets/main-abc123.js', 200],
  ['a file that is not there', '/assets/gone.js', 404],
  ['an operation', '/graphql', 200, post('{"query":"{ clock { now } }"}', { authorization: 'Token t' })],
  ['broken JSON', '/graphql', 400, post('{"query": ')],
  ['a document that is not trusted', '/graphql', 400, post('{"query":"{ clock { now } }"}')],
  ['the schema', '/schema.graphql', 200, withToken],
  ['the schema for a visitor', '/schema.graphql', 401],
  ['a method that GraphQL does not take', '/graphql', 405, { method: 'PUT', body: '{}' }],
  ['a list of operations', '/graphql', 400, post('[{"query":"{ clock { now } }"}]')],
  ['a body of no known type', '/graphql', 415, { method: 'POST', body: 'a', headers: { 'content-type': 'a/b' } }],
  [
    'an upload without a token',
    '/graphql',
    401,
    { method: 'POST', body: new FormData(), headers: { 'apollo-require-preflight': '1' } },
  ],
  ['a file that is shown', '/media/files/5/a.pdf', 200, withToken],
  ['a file that is saved', '/media/files/5/a.docx', 200, withToken],
  ['a registration’s file that is not there', '/media/files/5/b.pdf', 404, withToken],
  ['a file of nobody', '/media/files/5/a.pdf', 401],
  ['the explorer', '/explorer', 200],
  ['health', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['robots', '/robots.txt', 200],
  ['the map of the site', '/sitemap.xml', 200],
  ['a calendar that is not there', '/calendar/none.ics', 404],
  ['a method that is not known', '/healthz', 404, { method: 'DELETE' }],
  ['an address that cannot be read', '/%zz', 400],
];

/** Answers that the portal's own pages may show in a frame: PDFs, and what takes the place of a file. */
const framed = new Set(['a file that is shown', 'a registration’s file that is not there', 'a file of nobody']);

describe('headers', () => {
  it.each(answers)('of %s (%s) are complete', async (name, path, status, init) => {
    const answer = await fetch(`${gateway.url}${path}`, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    // The explorer is a separate build, which this test does not wait for.
    expect(path === '/explorer' ? [200, 503] : [status]).toContain(answer.status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(?:none|self)'/);
    const isFramed = framed.has(name);
    expect(policy).toContain(`frame-ancestors ${isFramed ? "'self'" : "'none'"}`);
    // Without a fallback: a policy that loads nothing needs none.
    if (policy.includes('script-src')) expect(policy).toContain("base-uri 'none'");
    expect(/script-src [^;]*/.exec(policy)?.[0] ?? '').not.toMatch(/unsafe-|\*|https?:/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'permissions-policy': expect.stringContaining('camera=(), '),
      'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
    });
    expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/media/files/5/a.pdf', '/media/files/5/b.pdf'])(
    'LST-03 %s has no sandbox where the browser’s PDF viewer needs none',
    async (path) => {
      const { status, headers } = await fetch(`${gateway.url}${path}`, withToken);
      expect(/\bsandbox\b/.test(headers.get('content-security-policy') ?? '')).toBe(status !== 200);
    },
  );

  it('of a page allow frames of the portal alone', async () => {
    const { headers } = await fetch(`${gateway.url}/`, { headers: html });
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
  });

  it('do not promise https without it', async () => {
    const plain = await openGateway({ providerUrl: provider.url, publicUrl: 'http://portal.example.org' });
    const answers = await Promise.all(['/healthz', '/%zz'].map((path) => fetch(`${plain.url}${path}`)));
    expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual([null, null]);
  });

  it('do not repeat an address that cannot be read', async () => {
    const answer = await fetch(`${gateway.url}/%zz<b>secret`);
    expect(await answer.text()).not.toContain('secret');
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });
});
