import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '../../provider/commands/database.ts';
import type { Database } from '../../provider/database/open.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { buildPageIfNeeded } from '../../scripts/build.ts';
import {
  gatewayOptions,
  loaderOf,
  memoryEnv,
  type Service,
  stopService,
  waitUntilReady,
} from '../../scripts/processes.ts';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';

interface PortalOptions {
  /** How many registrations the current forum has; without it those of the demonstration. */
  participations?: number;
  /** Changes the data before the provider starts. */
  prepare?: (db: Database) => Promise<void>;
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Starts a service without its log, which costs time to write and is not read here. */
function startService(name: string, env: NodeJS.ProcessEnv, nodeOptions: string[] = []): Service & { pid: number } {
  const entry = `${name}/main.ts`;
  const child = spawn(process.execPath, [...nodeOptions, ...loaderOf(entry), entry], {
    env: { ...memoryEnv, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code]) => Number(code));
  return { name, child, exited, pid: child.pid ?? 0 };
}

/** Fills a provider in a new folder and starts it and its gateway in production, each on a free port. */
export async function startPortal({ participations, prepare }: PortalOptions = {}) {
  await buildPageIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [port, providerPort, metricsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const source = {
    ...process.env,
    PROVIDER_URL: '',
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
  };
  const { env, providerEnv, provider: config } = readSettings(source);
  const started: Service[] = [];
  const stop = async () => {
    for (const service of started.reverse()) await stopService(service);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    if (participations !== undefined) {
      const seed = ['--import', 'tsx', 'scripts/seed.ts', '--participations', String(participations)];
      execFileSync(process.execPath, seed, { env: source, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (prepare && config) await withDatabase(config, prepare);
    const provider = startService('provider', providerEnv);
    started.push(provider);
    await waitUntilReady(`${env.PROVIDER_URL}${callPaths.listSchoolStatuses}`, provider);
    const settings = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', METRICS_PORT: String(metricsPort) };
    const gateway = startService('gateway', { ...env, ...settings }, gatewayOptions);
    started.push(gateway);
    await waitUntilReady(`${url}/readyz`, gateway);
    return { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, gateway, provider, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
