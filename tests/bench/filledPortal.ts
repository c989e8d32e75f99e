import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { buildPageIfNeeded } from '../../scripts/build.ts';
import { readSettings } from '../../scripts/settings.ts';
import { serviceEntry } from '../testkit/bundles.ts';
import { freePort } from '../testkit/ports.ts';
import { type MeasuredService, startMeasured } from './services.ts';

export type FilledPortal = Awaited<ReturnType<typeof startFilledPortal>>;

const seed = (participations: number, env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', '--participations', String(participations)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Seeds a provider in a new folder, lets `prepare` add data, and starts the provider and its gateways, each on a free port. Zero
 * participations leave those of the demonstration.
 */
export async function startFilledPortal(
  participations: number,
  gatewayCount: number,
  gatewaySettings: (index: number) => Record<string, string> = () => ({}),
  prepare: (env: NodeJS.ProcessEnv) => void = () => undefined,
) {
  await buildPageIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [providerPort, ...ports] = await Promise.all(Array.from({ length: gatewayCount + 1 }, freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const settings = {
    ...process.env,
    PROVIDER_URL: '',
    PORT: String(ports[0]),
    PROVIDER_PORT: String(providerPort),
    PUBLIC_URL: urls[0] ?? '',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  if (participations > 0) seed(participations, settings);
  prepare(settings);
  const { env, providerEnv } = readSettings(settings);
  const started: MeasuredService[] = [];
  const start = async (name: 'gateway' | 'provider', at: NodeJS.ProcessEnv, ready: string) => {
    const service = await startMeasured(serviceEntry(name), at, ready);
    started.push(service);
    return service;
  };
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const ready = `${env.PROVIDER_URL}${callPaths.listSchoolStatuses}`;
    const provider = await start('provider', providerEnv, ready);
    const gateways: MeasuredService[] = [];
    for (const [index, url] of urls.entries()) {
      const own = { ...env, PORT: String(ports[index]), PUBLIC_URL: url, ...gatewaySettings(index) };
      gateways.push(await start('gateway', own, `${url}/readyz`));
    }
    return { urls, gateways, provider, providerUrl: env.PROVIDER_URL ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
