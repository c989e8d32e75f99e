import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, poolOf } from './database/open.ts';
import { countLetters } from './health.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The counters of one provider, in a separate registry. Labels come from the code, never from callers. */
export function createMetrics({ db, dataDir }: { db: Database; dataDir: string }) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'provider_http_request_duration_seconds',
    help: 'Answers of the provider',
    labelNames: ['route', 'status'],
    buckets: seconds,
    registers,
  });
  const events = new Counter({
    name: 'provider_account_events_total',
    help: 'Sign-ins, failures, resets',
    labelNames: ['event'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => Promise<Record<string, number>>) =>
    new Gauge({
      name: `provider_${name}`,
      help,
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        for (const [state, value] of Object.entries(await read())) this.set({ state }, value);
      },
    });
  gauge('letters', 'Letters in the outbox', async () => {
    const letters = await countLetters(db).catch(() => null);
    return letters === null ? {} : { waiting: letters.waiting, given_up: letters.givenUp };
  });
  gauge('database_connections', 'Connections to the database, and callers that wait for one', async () => ({
    ...poolOf(db),
  }));
  gauge('disk_bytes', 'Space of the data folder', async () => {
    const { freeBytes: free, totalBytes: total } = await readDisk(dataDir);
    return { free, total };
  });
  return {
    registry,
    accountEvent: (event: string) => events.inc({ event }),
    countRequests(app: FastifyInstance) {
      app.addHook('onResponse', async ({ routeOptions: { url = 'unknown' } }, { statusCode, elapsedTime }) => {
        requests.observe({ route: url, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
      });
    },
  };
}

/** GET /metrics on a separate port, which no gateway and no proxy reaches, so it needs no secret. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (request.method !== 'GET' || path !== '/metrics') return void response.writeHead(404).end();
    try {
      const body = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

export const collectProcessMetrics = (registry: Registry): void => collectDefaultMetrics({ register: registry });
