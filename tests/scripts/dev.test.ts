import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireFreePorts } from '../../scripts/ports.ts';
import { readSettings } from '../../scripts/settings.ts';
import { gatewayProxy } from '../../web/gatewayProxy.ts';
import { temporaryFolder } from '../testkit/folders.ts';

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

describe('the page in development', async () => {
  const root = await temporaryFolder();
  let gateway: Server;
  let vite: ViteDevServer;
  let url: string;

  beforeAll(async () => {
    gateway = createHttpServer((request, answer) => answer.end(`gateway: ${request.url}`));
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    await writeFile(join(root, 'index.html'), 'page');
    await writeFile(join(root, 'exports.txt'), 'file of the page');
    vite = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0, proxy: gatewayProxy(`http://127.0.0.1:${portOf(gateway)}`) },
    });
    await vite.listen();
    url = `http://127.0.0.1:${vite.httpServer ? portOf(vite.httpServer) : 0}`;
  });
  afterAll(async () => {
    await vite.close();
    gateway.close();
  });
  const read = async (path: string) => (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();

  it.each([
    '/graphql',
    '/graphql?extensions=%7B%7D',
    '/schema.graphql',
    '/media/files/theses.pdf',
    '/editions/2025/gallery/hall-400.avif',
    '/calendar/2025.ics',
    '/explorer',
    '/explorer/assets/index.js',
    '/robots.txt',
    '/sitemap.xml',
  ])('gets %s from the gateway', async (path) => {
    expect(await read(path)).toBe(`gateway: ${path}`);
  });

  it('serves everything else itself', async () => {
    expect(await read('/exports.txt')).toBe('file of the page');
    for (const path of ['/', '/program', '/exports', '/mediateka']) expect(await read(path)).toContain('page');
  });
});

it('a taken port is named by its setting, or by its purpose', async () => {
  const others = [createHttpServer(), createHttpServer()];
  for (const other of others) await once(other.listen(0, '127.0.0.1'), 'listening');
  const [port = 0, page = 0] = others.map(portOf);
  const named = { name: 'The page of npm run dev', host: '127.0.0.1', port: page };
  const free = readSettings({ PORT: '0', PROVIDER_PORT: '0' });
  const settings = { ...free, gateway: { ...free.gateway, port } };
  await expect(requireFreePorts(settings, [named])).rejects.toThrow(
    new RegExp(`^PORT: ${port} is taken.*\\nThe page of npm run dev: ${page} is taken.*\\n.*PORT=4200 npm start$`),
  );
  await expect(requireFreePorts(free, [named])).rejects.toThrow(
    new RegExp(`^The page of npm run dev: ${page} is taken.*\\nStop it\\.$`),
  );
  for (const other of others) other.close();
  await expect(requireFreePorts(free, [])).resolves.toBeUndefined();
});
