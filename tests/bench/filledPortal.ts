import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';
import { type MeasuredService, startMeasured } from './services.ts';

/** A portal with many participations: gateways of one provider, each on a free port. */
export type FilledPortal = {
  urls: string[];
  gateways: MeasuredService[];
  provider: MeasuredService;
  stop(): Promise<void>;
};

/** Seeds a provider in a folder of its own and starts it and its gateways. */
export async function startFilledPortal(
  participations: number,
  gatewayCount: number,
  gatewaySettings: Record<string, string> = {},
): Promise<FilledPortal> {
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
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', '--participations', String(participations)], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { env, providerEnv } = readSettings(settings);
  const started: MeasuredService[] = [];
  const start = async (entry: string, at: NodeJS.ProcessEnv, ready: string) => {
    const service = await startMeasured(entry, at, ready);
    started.push(service);
    return service;
  };
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const ready = `${env.PROVIDER_URL}/api/references/school-status/list/`;
    const provider = await start('provider/main.ts', providerEnv, ready);
    const gateways: MeasuredService[] = [];
    for (const [index, url] of urls.entries()) {
      const own = { ...env, PORT: String(ports[index]), PUBLIC_URL: url, ...gatewaySettings };
      gateways.push(await start('gateway/main.ts', own, `${url}/readyz`));
    }
    return { urls, gateways, provider, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
