import { Writable } from 'node:stream';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

let provider: TestProvider;
let gateway: TestGateway;
let browser: Browser;
const providerLog: string[] = [];

beforeAll(async () => {
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      providerLog.push(String(chunk));
      done();
    },
  });
  provider = await startProvider({ logStream, logLevel: 'info' });
  gateway = await startGateway({ providerUrl: provider.url, clock: provider.clock });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
  await provider?.close();
});

it('R12 the code that a person sees stands in the gateway’s log and in the provider’s', async () => {
  // A database that fails where nobody expects it.
  await provider.database.schema.alterTable('organizations').renameTo('organizations_gone').execute();
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  await page.goto(`${gateway.url}/registration`);
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
  expect(gateway.log.filter((line) => line.includes(mark)).join()).toContain('PROVIDER_UNAVAILABLE');
  expect(providerLog.filter((line) => line.includes(mark)).join()).toContain('/api/references/organization/list/');
});
