/** `npm run bench`: the figures of the README, measured here and now. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPageIfNeeded } from '../../scripts/build.ts';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';
import { firstLoadBytes } from './firstLoad.ts';
import { startMeasured } from './services.ts';

const LOGIN_BUDGET_KB = 200;
const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

buildPageIfNeeded();
const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const [port, providerPort] = [await freePort(), await freePort()];
const { env } = readSettings({
  ...process.env,
  PROVIDER_URL: '',
  PORT: String(port),
  PROVIDER_PORT: String(providerPort),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
});
const providerReady = `${env.PROVIDER_URL}/api/references/school-status/list/`;
const rows: [string, string][] = [];

try {
  const fresh = await startMeasured('provider/main.ts', env, providerReady);
  rows.push(['provider, first start with sample data', seconds(fresh.startMs)]);
  await fresh.stop();
  const provider = await startMeasured('provider/main.ts', env, providerReady);
  rows.push(['provider, later start', seconds(provider.startMs)]);
  const gateway = await startMeasured('gateway/main.ts', env, `${env.PUBLIC_URL}/readyz`);
  rows.push(['gateway, start', seconds(gateway.startMs)]);

  const login = (await firstLoadBytes(`${env.PUBLIC_URL}/login`)) / 1024;
  rows.push(['JavaScript on the first load of /login, gzip', `${login.toFixed(0)} KB of ${LOGIN_BUDGET_KB}`]);

  for (const [name, service] of [
    ['gateway', gateway],
    ['provider', provider],
  ] as const) {
    const { heapUsed, rss } = await service.memory();
    rows.push([`${name}, heap after a collection`, mebibytes(heapUsed)], [`${name}, resident memory`, mebibytes(rss)]);
  }
  await gateway.stop();
  await provider.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

console.log('| what | figure |\n|---|---|');
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
