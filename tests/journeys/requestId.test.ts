import { spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Service, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { freePort } from '../testkit/ports.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

let provider: TestProvider;
let gateway: Service;
let url: string;
let browser: Browser;
const providerLog: string[] = [];
const gatewayLog: string[] = [];

/** The gateway as a process of its own whose log can be read. */
function spawnGateway(port: number): Service {
  const env = { ...process.env, PORT: String(port), PROVIDER_URL: provider.url, PUBLIC_URL: url, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => gatewayLog.push(String(chunk)));
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  return { name: 'gateway', child, exited };
}

beforeAll(async () => {
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      providerLog.push(String(chunk));
      done();
    },
  });
  provider = await startProvider({ logStream, logLevel: 'info' });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  gateway = spawnGateway(port);
  await waitUntilReady(`${url}/readyz`, gateway);
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  if (gateway) await stopService(gateway);
  await provider?.close();
});

it('R12 the code that a person sees stands in the gateway’s log and in the provider’s', async () => {
  // A database that fails where nobody expects it.
  await provider.database.schema.alterTable('organizations').renameTo('organizations_gone').execute();
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/registration`);
  const shown = await page
    .getByText(/^Код обращения: /)
    .first()
    .textContent();
  const id = shown?.replace('Код обращения: ', '') ?? '';
  expect(id).toMatch(/^[\da-f]{16}$/);
  await page.getByRole('button', { name: 'Скопировать код обращения' }).first().waitFor();
  await page.screenshot({ path: '.cache/screens/requestCode-390.png' });
  await page.close();
  const mark = `"reqId":"${id}"`;
  const linesOf = (log: string[]) =>
    log
      .join('')
      .split('\n')
      .filter((line) => line.includes(mark))
      .join();
  expect(linesOf(gatewayLog)).toContain('PROVIDER_UNAVAILABLE');
  expect(linesOf(providerLog)).toContain('/api/references/organization/list/');
});
