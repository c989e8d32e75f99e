import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programs, requireProgram } from '../../scripts/programs.ts';
import { freePort } from './ports.ts';

const TEMPLATE = 'deploy/nginx/portal.conf.template';

export type TestProxy = Awaited<ReturnType<typeof startNginx>>;

/** Puts variables in as the image of nginx does: those that begin so, and no others. */
async function render(variables: Record<`PORTAL_${string}`, string>): Promise<string> {
  const template = await readFile(TEMPLATE, 'utf8');
  return template.replaceAll(/\$\{(PORTAL_\w+)\}/g, (_, name: `PORTAL_${string}`) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${TEMPLATE}: ${name} is not set`);
    return value;
  });
}

/** The configuration of the nginx image around our part, with two workers that share only memory zones. */
const wrap = (home: string, ours: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${home}/nginx.pid;
events { worker_connections 2048; }
http {
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  access_log ${home}/image.log;
${ours}
}
`;

/** A proxy before nginx whose X-Forwarded-For it trusts. */
export const frontProxy = '127.0.0.9';

/** Starts nginx by the deployment's own template on a free port before gateways, each written as nginx writes a server. */
export async function startNginx(gateways: string, publicUrl = 'http://portal.example.org') {
  const binary = requireProgram(programs.nginx);
  const home = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const [port, http2Port] = [await freePort(), await freePort()];
  const ours = await render({
    PORTAL_LISTEN: `127.0.0.1:${port}; listen 127.0.0.1:${http2Port} http2`,
    PORTAL_PUBLIC_URL: publicUrl,
    PORTAL_GATEWAYS: gateways,
    PORTAL_FRONT_PROXY: frontProxy,
    PORTAL_ACCESS_LOG: '/dev/stdout',
    PORTAL_ERROR_LOG: '/dev/stderr',
  });
  const config = join(home, 'nginx.conf');
  await writeFile(config, wrap(home, ours));
  const logPath = join(home, 'log');
  const log = await open(logPath, 'a');
  const child = spawn(binary, ['-e', 'stderr', '-p', home, '-c', config], { stdio: ['ignore', log.fd, log.fd] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await log.close();
  const url = `http://127.0.0.1:${port}`;
  const proxy = {
    url,
    /** It speaks HTTP/2 there, without TLS. */
    http2Url: `http://127.0.0.1:${http2Port}`,
    /** Its output, including the access log of the image next to ours: one line per request. */
    log: async () => (await readFile(logPath, 'utf8')) + (await readFile(join(home, 'image.log'), 'utf8')),
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return proxy;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  const output = await proxy.log();
  await proxy.close();
  throw new Error(`nginx did not start:\n${output}`);
}
