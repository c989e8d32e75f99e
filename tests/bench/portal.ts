import type { Browser, Response } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import { median, type Report, seconds } from './figures.ts';
import { startPortal } from './startPortal.ts';

const PATHS = [
  ...['/', '/program', '/program-23', '/program-24', '/photo', '/theses', '/orgs', '/login', '/registration'],
  '/users-list',
];
const VISITS = 5;
/** A slow phone on a slow line, for which the goals are stated. */
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 850 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** After the last of a page is drawn. */
const SETTLED_MS = 500;

/**
 * What a visitor with an empty cache gets: when the largest part of the first screen is painted, how much of the page moves
 * without a cause (0 means nothing), and the sent bytes of all scripts.
 */
type Visit = Record<'largest' | 'shift' | 'scripts', number>;

/** Runs in the page, before anything else of it. */
function observe(): void {
  const seen = { largest: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: PHONE });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(response);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    // A slow processor may be quiet on the network and still have everything to draw.
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'hidden' });
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Visit, 'scripts'> }).seen);
    const sizes = await Promise.all(loaded.map((response) => response.request().sizes()));
    return { ...seen, scripts: sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0) };
  } finally {
    await context.close();
  }
}

/** Paint, layout shift and scripts of one address, or of all; rounds take turns, so that a busy moment meets them alike. */
export async function portalFigures(path?: string): Promise<Report> {
  const paths = path === undefined ? PATHS : [path];
  const visits = new Map(paths.map((it): [string, Visit[]] => [it, []]));
  const portal = await startPortal();
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < VISITS; round += 1) {
      for (const [it, known] of visits) known.push(await visit(browser, portal.url + it));
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  const rows = [...visits].map(([it, known]): [string, string] => {
    const all = (key: keyof Visit) => known.map((one) => one[key]);
    const largest = `${seconds(median(all('largest')))} (${seconds(Math.min(...all('largest')))} at best)`;
    const shift = Math.max(...all('shift')).toFixed(3);
    return [it, `${largest} · ${shift} · ${(median(all('scripts')) / 1024).toFixed(0)} KB`];
  });
  return { rows: [['address', 'largest paint · highest shift · scripts as sent'], ...rows], problems: [] };
}
