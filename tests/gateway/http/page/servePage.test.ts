import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testkit/folders.ts';
import { openGateway, scriptedPortal } from '../../../testkit/portal.ts';

const folder = await temporaryFolder();
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Форум</title>');
await writeFile(join(folder, 'assets', 'main-abc123.js'), `export const a = '${'x'.repeat(4_000)}';`);
const { provider, gateway } = await scriptedPortal({ pageFolder: folder });

describe('the page', () => {
  const html = { accept: 'text/html' };

  it.each(['/', '/personal-data', '/no/such/path', `/${'a'.repeat(256)}`, '/no//path'])(
    'is served at %s, revalidated each time',
    async (path) => {
      const answer = await fetch(`${gateway.url}${path}`, { headers: html });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Форум</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('is sent to link previews, which send no Accept header', async () => {
    const answer = await fetch(`${gateway.url}/personal-data`, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Форум</title>');
  });

  it('lets browsers cache hashed assets for ever, and sends them compressed', async () => {
    const answer = await fetch(`${gateway.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('sends the file that the build compressed, where there is one', async () => {
    await writeFile(join(folder, 'assets', 'main-abc123.js.br'), 'compressed by the build');
    const path = `${gateway.url}/assets/main-abc123.js`;
    const length = async (encoding: string) =>
      (await fetch(path, { method: 'HEAD', headers: { 'accept-encoding': encoding } })).headers.get('content-length');
    expect(await length('br')).toBe('23');
    expect(await length('identity')).not.toBe('23');
  });

  it('is not sent in place of a missing asset', async () => {
    const answer = await fetch(`${gateway.url}/assets/gone.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it('puts the versions of page and data before the service worker, which is revalidated each time', async () => {
    expect((await fetch(`${gateway.url}/service-worker.js`)).status).toBe(404);
    await writeFile(join(folder, 'service-worker.js'), 'run();');
    const answer = await fetch(`${gateway.url}/service-worker.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toMatch(/^self\.portal = \{"version":"[\w-]{16}","answers":"[\w-]*"\};\nrun\(\);$/);
  });

  it('reports a missing build', async () => {
    const bare = await openGateway({ providerUrl: provider.url, pageFolder: join(folder, 'assets') });
    const answer = await fetch(bare.url, { headers: html });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});
