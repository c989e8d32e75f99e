import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';

// A moderator may open everything; tests/contract/publicMedia.test.ts shows who else may open what.
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });
const moderator = { authorization: 'Token mine' };

const open = (path: string, headers: Record<string, string> = moderator) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });

const pdfHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="a.pdf"',
  'set-cookie': 'sessionid=inner',
  server: 'inner',
  'x-powered-by': 'inner',
};

/** Sends a path unchanged: fetch would normalise it first. */
const rawStatus = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

describe('media', () => {
  it('API-32 passes on safe headers only', async () => {
    provider.on('GET /media/files/5/a.pdf', { body: '%PDF', headers: { ...pdfHeaders, 'content-length': '4' } });
    const { headers } = await open('/media/files/5/a.pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe('4');
    expect(headers.get('content-disposition')).toBe('inline; filename="a.pdf"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([headers.get('set-cookie'), headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null, null]);
  });

  it.each([
    ['application/pdf', 'inline; filename="a"'],
    ['image/png', 'attachment; filename="a"'],
  ])('LST-03 an attachment of %s is answered as %s', async (type, answered) => {
    const headers = { 'content-type': type, 'content-disposition': 'attachment; filename="a"' };
    provider.on('GET /media/files/5/a', { body: 'x', headers });
    expect((await open('/media/files/5/a')).headers.get('content-disposition')).toBe(answered);
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])(
    'never shows %s in the portal’s name',
    async (type) => {
      provider.on('GET /media/files/5/a', { body: '<script>alert(1)</script>', headers: { 'content-type': type } });
      const { headers } = await open('/media/files/5/a');
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toBe('attachment');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );

  it.each([
    [401, 401, 'войдите в личный кабинет'],
    [403, 403, 'только его владельцу и модераторам'],
    [404, 404, 'Такого файла нет'],
    [500, 502, 'попробуйте позже'],
    [302, 502, 'попробуйте позже'],
  ])('FIL-06 replaces an answer %i of the provider by its own plain page', async (status, shown, text) => {
    const headers = { location: 'http://inner.host/' };
    provider.on('GET /media/files/5/a.pdf', { status, headers, body: '<h1>inner.host says no</h1>' });
    const answer = await open('/media/files/5/a.pdf');
    const page = await answer.text();
    expect(answer.status).toBe(shown);
    expect(page).toContain(text);
    expect(page).not.toContain('inner');
    const code = `Код обращения: ${answer.headers.get('x-request-id')}`;
    expect(page.includes(code)).toBe(shown >= 500);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each([
    '/media/../accounts/profile/',
    '/media/%2e%2e/accounts/profile/',
    '/media/a/..%2f..%2faccounts/profile/',
    '/media/a%5c..%5cb',
    '/media//etc/passwd',
    '/media/%252e%252e/x',
    '/media/%zz',
    '/media/',
  ])('does not leave the media folder by %s', async (path) => {
    expect([400, 404]).toContain(await rawStatus(path));
    expect(provider.calls).toEqual([]);
  });

  it('keeps the letters of a Russian name', async () => {
    const path = '/media/files/5/%D1%82%D0%B5%D0%B7%D0%B8%D1%81%20%E2%84%961.pdf';
    provider.on(`GET ${path}`, { body: '%PDF', headers: pdfHeaders });
    expect((await open(path)).status).toBe(200);
  });

  it('cuts the connection when the provider stops in the middle of a file', async () => {
    const impatient = await openGateway({ providerUrl: provider.url, providerLimits: { mediaIdleMs: 300 } });
    provider.on('GET /media/files/5/a.pdf', {
      body: 'x'.repeat(1000),
      headers: { ...pdfHeaders, 'content-length': '1000' },
      silentInBody: true,
    });
    const answer = await fetch(`${impatient.url}/media/files/5/a.pdf`, { headers: moderator });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('cuts a file whose connection breaks in the middle', async () => {
    provider.on('GET /media/files/5/a.pdf', {
      body: 'x'.repeat(1000),
      headers: { ...pdfHeaders, 'content-length': '1000' },
      reset: 'inBody',
    });
    const answer = await open('/media/files/5/a.pdf');
    await expect(answer.text()).rejects.toThrow();
  });
});
