import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { buildPageIfNeeded } from '../../scripts/build.ts';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';
import { startMeasured } from './services.ts';

/** Starts a portal with sample data on free ports, in a new folder. */
export async function startSamplePortal() {
  await buildPageIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const { env } = readSettings({
    ...process.env,
    PROVIDER_URL: '',
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  const provider = await startMeasured('provider/main.ts', env, `${env.PROVIDER_URL}${callPaths.listSchoolStatuses}`);
  const gateway = await startMeasured('gateway/main.ts', env, `${url}/readyz`);
  return {
    url,
    provider,
    gateway,
    async stop() {
      await gateway.stop();
      await provider.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
