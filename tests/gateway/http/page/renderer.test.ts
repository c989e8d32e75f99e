import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExtensionName } from '../../../../gateway/provider/http/extensionNames.ts';
import { temporaryFolder } from '../../../testkit/folders.ts';
import type { TestGateway } from '../../../testkit/gateway.ts';
import { openGateway } from '../../../testkit/portal.ts';

const providerUrl = 'http://127.0.0.1:9';
const script = "document.title = 'drawn';";

const folder = await temporaryFolder();
await mkdir(join(folder, 'web', '.vite'), { recursive: true });
const plain = `<html><head><title>plain</title><script>${script}</script></head><body></body></html>`;
await writeFile(join(folder, 'web', 'index.html'), plain);
await writeFile(join(folder, 'web', '.vite', 'manifest.json'), '{}');

/** A server build from source texts; `addresses` and `render` are the bodies of its two functions. */
async function writePageServer(name: string, addresses: string, render: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  const parts = `{ async addresses() { ${addresses} }, async render({ path }) { ${render} } }`;
  await writeFile(file, `export const createRenderer = ({ template, answer }) => (${parts});\n`);
  return file;
}

/** A gateway with this server build; it has not rendered anything yet. */
const open = (pageServer: string, providerExtensions: readonly ExtensionName[] | null = null) =>
  openGateway({ providerUrl, pageFolder: join(folder, 'web'), pageServer, providerExtensions });

const read = async ({ url }: TestGateway, path: string) =>
  (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();

const two = `
  const named = (path, isListed) => ({ path, isListed });
  const rendered = [named('/good', true), named('/bad', true), named('/also', false)];
  return { rendered, notFound: '/also', isPage: (path) => path !== '/none', documentFrame: () => null };
`;

describe('rendering at start', () => {
  it('leaves a page that cannot be rendered to the browser and logs it; renders the others', async () => {
    const render = "if (path === '/bad') throw new Error('it broke'); return template.replace('plain', path)";
    const gateway = await open(await writePageServer('one', two, render));
    await gateway.gateway.renderPages();
    expect(await read(gateway, '/good')).toContain('<title>/good</title>');
    expect(await read(gateway, '/also')).toContain('<title>/also</title>');
    expect(await read(gateway, '/bad')).toContain('<title>plain</title>');
    expect(await read(gateway, '/none')).toContain('<title>/also</title>');
    const faults = gateway.log.filter((line) => line.includes('could not be rendered'));
    expect(faults.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 50, component: 'page', path: '/bad', reason: 'it broke' }),
    ]);
  });

  it('leaves every page to the browser if none can be rendered, and is ready', async () => {
    const gateway = await open(await writePageServer('none', "throw new Error('no data')", ''));
    await gateway.gateway.renderPages();
    expect(await read(gateway, '/good')).toContain('<title>plain</title>');
    expect(gateway.log.filter((line) => line.includes('the public pages could not be rendered'))).toHaveLength(1);
    expect(await (await fetch(`${gateway.url}/readyz`)).json()).toMatchObject({ status: 'provider unreachable' });
  });

  it('leaves every page to the browser without a server build, and logs no fault', async () => {
    const gateway = await open(join(folder, 'missing.mjs'));
    await gateway.gateway.renderPages();
    expect(await read(gateway, '/good')).toContain('<title>plain</title>');
    expect(gateway.log.filter((line) => line.includes('could not be rendered'))).toEqual([]);
  });

  it('lets an early visitor wait only for the requested page', async () => {
    const gates = Object.fromEntries(
      ['addresses', '/good'].map((name) => {
        let open = () => {};
        const opened = new Promise<void>((resolve) => {
          open = resolve;
        });
        return [name, { open, opened }];
      }),
    );
    const renders: string[] = [];
    Object.assign(globalThis, { renderGates: gates, renders });
    const addresses = `await globalThis.renderGates.addresses.opened; ${two}`;
    const render = `globalThis.renders.push(path);
      await globalThis.renderGates[path]?.opened;
      return template.replace('plain', path)`;
    const gateway = await open(await writePageServer('slow', addresses, render));
    const whole = gateway.gateway.renderPages();
    // A proxy that sent visitors now would let them wait.
    expect(await (await fetch(`${gateway.url}/readyz`)).json()).toEqual({ status: 'starting' });
    const also = read(gateway, '/also');
    const unknown = fetch(`${gateway.url}/none`, { headers: { accept: 'text/html' } });
    const sitemap = fetch(`${gateway.url}/sitemap.xml`);
    gates.addresses?.open();
    expect(await also).toContain('<title>/also</title>');
    expect((await unknown).status).toBe(404);
    expect(await (await unknown).text()).toContain('<title>/also</title>');
    expect(await (await sitemap).text()).toContain('/good</loc>');
    const good = read(gateway, '/good');
    gates['/good']?.open();
    expect(await good).toContain('<title>/good</title>');
    await whole;
    expect(renders.sort()).toEqual(['/also', '/bad', '/good']);
  });

  it.each<[ExtensionName[] | null, boolean]>([
    [['verification'], true],
    [['sessions'], false],
    [[], false],
    [null, false],
  ])('with a provider that has %j, the sitemap names a page of `verification`: %s', async (extensions, isNamed) => {
    const addresses = `const rendered = [{ path: '/verify', isListed: true, extension: 'verification' }];
      return { rendered, notFound: '/verify', isPage: () => true, documentFrame: () => null };`;
    const gateway = await open(await writePageServer('extension', addresses, 'return template'), extensions);
    await gateway.gateway.renderPages();
    const sitemap = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    expect(sitemap.includes('/verify</loc>')).toBe(isNamed);
  });

  it('names the version of its answers in the page, and serves them by hash only', async () => {
    const render = "return template.replace('plain', String(await answer('of-no-operation', {})))";
    const gateway = await open(await writePageServer('answers', two, render));
    await gateway.gateway.renderPages();
    const page = await read(gateway, '/good');
    expect(page).toContain('<title>null</title>');
    expect(page).toMatch(/<meta name="answers-version" content="[\w-]{16}">/);
  });

  it("the policy allows the built page's own inline script by its hash, and no other", async () => {
    const gateway = await open(join(folder, 'missing.mjs'));
    const { headers } = await fetch(gateway.url, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);
  });
});
