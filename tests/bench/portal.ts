import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPageIfNeeded } from '../../scripts/build.ts';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';
import { firstLoadBytes } from './firstLoad.ts';
import { paint } from './paint.ts';
import { renderingMs } from './rendering.ts';
import { startMeasured } from './services.ts';

/** What the first load of an address may hold of JavaScript, gzip. */
const budgetsKb = { '/': 170, '/program': 170, '/login': 200 };
const paintedPaths = ['/', '/program'];
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Starts, first loads, paint and memory of the portal with its sample data. */
export async function portalFigures(): Promise<[string, string][]> {
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

    rows.push(['rendering of every public page at start', seconds(await renderingMs())]);
    for (const [path, budget] of Object.entries(budgetsKb)) {
      const { gzip, sent } = await firstLoadBytes(env.PUBLIC_URL + path);
      const figure = `${kilobytes(gzip)} KB of ${budget} (sent with brotli: ${kilobytes(sent)})`;
      rows.push([`JavaScript on the first load of ${path}, gzip`, figure]);
    }
    for (const path of paintedPaths) {
      const { largestMs, shift } = await paint(env.PUBLIC_URL + path);
      rows.push(
        [`${path}, largest contentful paint, CPU 4× slower, 1.6 Mbit/s, 150 ms`, `${seconds(largestMs)} of 1.5`],
        [`${path}, layout shift`, `${shift.toFixed(3)} of 0.02`],
      );
    }

    for (const [name, service] of [
      ['gateway', gateway],
      ['provider', provider],
    ] as const) {
      const { heapUsed, rss } = await service.memory();
      rows.push(
        [`${name}, heap after a collection`, mebibytes(heapUsed)],
        [`${name}, resident memory`, mebibytes(rss)],
      );
    }
    await gateway.stop();
    await provider.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }

  return rows;
}
