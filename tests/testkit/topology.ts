import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueToken } from '../../provider/accounts/tokens.ts';
import { type Database, openServer } from '../../provider/database/open.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { gatewayOptions, startService, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { serviceEntry } from './bundles.ts';
import { readCompose } from './compose.ts';
import { startNginx, type TestProxy } from './nginx.ts';
import { freePort } from './ports.ts';
import { startServer } from './postgres.ts';
import { startRedis } from './redis.ts';

/** A person who is signed in. */
export type Person = { accountId: number; token: string };

export type Topology = Awaited<ReturnType<typeof startTopology>>;

const clock = '2025-09-15T12:00:00+03:00';
/** Many processes start on few cores, under load. */
const startMs = 120_000;

/** Starts what docker-compose.yml runs, as processes of this machine: nginx, two gateways, provider, PostgreSQL, Redis. */
export async function startTopology() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-topology-'));
  const [redis, server] = [await startRedis(), await startServer()];
  const databaseUrl = `${server.url}/postgres`;
  const common = {
    ...process.env,
    PORTAL_CLOCK: clock,
    PUBLIC_URL: 'http://portal.example.org',
    // Faults are expected here; tests look for them in answers.
    LOG_LEVEL: 'fatal',
  };

  const providerPort = await freePort();
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const provider = startService('provider', serviceEntry('provider'), {
    ...common,
    PROVIDER_PORT: String(providerPort),
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'yes',
  });
  await waitUntilReady(`${providerUrl}${callPaths.listSchoolStatuses}`, provider, startMs);

  const ports = [await freePort(), await freePort()];
  const start = async (port: number) => {
    const env = {
      ...common,
      PORT: String(port),
      PROVIDER_URL: providerUrl,
      REDIS_URL: redis.url,
      FILE_LINK_SECRET: 'sample secret of both gateways'.padEnd(32, '-').replaceAll(' ', '-'),
      TRUST_PROXY: '127.0.0.1',
      NODE_ENV: 'production',
    };
    const service = startService('gateway', serviceEntry('gateway'), env, gatewayOptions);
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, service, startMs);
    return { port, service };
  };
  const running = await Promise.all(ports.map(start));

  const line = (await readCompose()).services.proxy?.environment?.PORTAL_GATEWAYS ?? '';
  const servers = ports.map((port) => line.replace('gateway:4000 resolve', `127.0.0.1:${port}`));
  const proxy = await startNginx(servers.join(' '));
  const database = openServer(databaseUrl);

  return {
    proxy,
    /** Restarts one gateway after the other, as docs/operations.md says. */
    async restartGateways() {
      for (const [index, { port, service }] of running.entries()) {
        await stopService(service);
        running[index] = await start(port);
        await untilUsed(proxy, port);
      }
    },
    redis,
    server,
    /** The portal's database, over a separate connection. */
    database,
    provider,
    /** Makes accounts, each with a profile and a session. */
    async people(count: number) {
      const people: Person[] = [];
      for (let number = 1; number <= count; number += 1) people.push(await makePerson(database));
      return people;
    },
    async close() {
      await database.destroy();
      await proxy.close();
      await Promise.all(running.map(({ service }) => stopService(service)));
      await stopService(provider);
      await redis.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until the proxy sends requests to a gateway again: after a failure it stops for a while. */
async function untilUsed(proxy: TestProxy, port: number): Promise<void> {
  const answers = async () => (await proxy.log()).split(`gateway 127.0.0.1:${port} 200`).length;
  const before = await answers();
  while ((await answers()) === before) {
    await fetch(`${proxy.url}/healthz`);
    await sleep(50);
  }
}

let made = 0;

async function makePerson(database: Database): Promise<Person> {
  made += 1;
  const { id: accountId } = await database
    .insertInto('accounts')
    .values({
      username: `load-${made}@example.org`,
      password_hash: null,
      site_type: 'forum',
      is_verified: true,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('individuals')
    .values({ account_id: accountId, first_name: 'Пример', last_name: 'Образцов' })
    .execute();
  return { accountId, token: await issueToken(database, accountId, new Date()) };
}
