import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import { median } from './figures.ts';

/** A slow phone on a slow line, for which the goals of the public pages are stated. */
export const CPU_SLOWDOWN = 4;
/** After the last of a page is drawn. */
const SETTLED = 500;
const PHONE = { width: 412, height: 850 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What a visitor with an empty cache sees of an address. */
export interface Paint {
  /** When the largest part of the first screen was painted. */
  largestMs: number;
  /** How much of it moved afterwards; 0 means nothing. */
  shift: number;
}

interface Seen {
  largest: number;
  shift: number;
}

/** Runs in the page, before anything else of it. */
function observe(): void {
  const seen: Seen = { largest: 0, shift: 0 };
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

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function paintOnce(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: PHONE });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle' });
    // A slow processor may be quiet on the network and still have everything to draw.
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'hidden' });
    await page.waitForTimeout(SETTLED);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    return { largestMs: seen.largest, shift: seen.shift };
  } finally {
    await context.close();
  }
}

/** Opens an address several times; the median of each figure. */
export async function paint(address: string, times = 5): Promise<Paint> {
  const browser = await launchBrowser();
  try {
    const seen: Paint[] = [];
    for (let run = 0; run < times; run += 1) seen.push(await paintOnce(browser, address));
    return { largestMs: median(seen.map((it) => it.largestMs)), shift: median(seen.map((it) => it.shift)) };
  } finally {
    await browser.close();
  }
}
