import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser.ts';
import { logIn } from '../../journeys/support.ts';
import { median, type Report } from '../figures.ts';
import { startPortal } from '../startPortal.ts';
import { type Screen, screens } from './screens.ts';
import type { Step } from './steps.ts';

/** How often each screen is visited: the figure of an interaction is the median of its visits. */
const VISITS = 3;
const PARTICIPATIONS = 2_000;
/** The browser reports no event that is shorter. */
const SHORTEST_MS = 16;

/** Runs in the page before its own code: keeps the longest event that belongs to an interaction. */
function observe(): void {
  const seen = { longest: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Waits until everything so far is painted and reported; returns the longest event since the last call. Runs in the page. */
async function takeLongest(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { seen } = globalThis as unknown as { seen: { longest: number } };
  const { longest } = seen;
  seen.longest = 0;
  return longest;
}

async function measureStep(page: Page, { prepare, act }: Step): Promise<number> {
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(takeLongest);
  await act(page);
  return Math.max(SHORTEST_MS, await page.evaluate(takeLongest));
}

async function signIn(browser: Browser, url: string, account: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(observe);
  if (account !== null) {
    const page = await context.newPage();
    await logIn(page, account);
    await page.close();
  }
  return context;
}

/** Visits a screen until a step cannot be done. */
async function measureScreen(context: BrowserContext, { path, role, width, slowdown, steps }: Screen): Promise<Report> {
  const times = steps.map((step) => ({ step, about: `${path}, ${role}: ${step.name}`, all: [] as number[] }));
  const problems: string[] = [];
  for (let round = 0; round < VISITS && problems.length === 0; round += 1) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 850 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const { step, about, all } of times) {
      try {
        all.push(await measureStep(page, step));
      } catch (error) {
        problems.push(`${about}: ${(error as Error).message}`);
        break;
      }
    }
    await page.close();
  }
  const rows = times.map(({ about, all }): [string, string] => [
    about,
    all.length === 0 ? 'not measured' : `${median(all)} ms, best ${Math.min(...all)}`,
  ]);
  return { rows, problems };
}

/**
 * From a key or a click to the next paint, on a slower processor: the Event Timing `duration` of the longest event of each
 * interaction, as the browser itself reports it for INP. A step that cannot be done is a problem. `only` limits the screens
 * by their addresses.
 */
export async function interactionFigures(only = ''): Promise<Report> {
  const portal = await startPortal({ participations: PARTICIPATIONS });
  const browser = await launchBrowser();
  const report: Report = { rows: [], problems: [] };
  try {
    const contexts = new Map<string | null, BrowserContext>();
    for (const screen of screens.filter(({ path }) => path.startsWith(only))) {
      const context = contexts.get(screen.account) ?? (await signIn(browser, portal.url, screen.account));
      contexts.set(screen.account, context);
      const { rows, problems } = await measureScreen(context, screen);
      report.rows.push(...rows);
      report.problems.push(...problems);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  if (report.rows.length === 0) report.problems.push(`no screen has an address that begins with ${only}`);
  return report;
}
