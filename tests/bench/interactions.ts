import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import { logIn } from '../journeys/support.ts';
import { median, type Rows } from './figures.ts';
import { startFilledPortal } from './filledPortal.ts';
import { CPU_SLOWDOWN } from './paint.ts';
import { type Interactions, type Step, screens } from './screens.ts';

/** How often each screen is visited: the figure of an interaction is the median of its visits. */
const ROUNDS = 3;
/** Enough for the longest page of the list. */
const PARTICIPATIONS = 600;
const BUDGET_MS = { click: 100, typing: 50 };
/** The browser reports no event that is shorter. */
const SHORTEST_MS = 16;

/** Runs in the page before its own code: records the longest event of the measured interaction. */
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

const reset = () => {
  (globalThis as unknown as { seen: { longest: number } }).seen.longest = 0;
};

/** Waits until the frame that shows the interaction is painted and reported, then returns its duration. */
async function longestEvent(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return (globalThis as unknown as { seen: { longest: number } }).seen.longest;
}

async function measureStep(page: Page, { prepare, act }: Step): Promise<number> {
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(longestEvent);
  await page.evaluate(reset);
  await act(page);
  return Math.max(SHORTEST_MS, await page.evaluate(longestEvent));
}

/** The measured times of an interaction. */
type Durations = Map<string, number[]>;

const nameOf = (screen: Interactions, step: Step) => `${screen.name}: ${step.name}`;

async function visit(page: Page, url: string, screen: Interactions, durations: Durations): Promise<void> {
  await page.setViewportSize({ width: screen.width, height: screen.width > 800 ? 900 : 850 });
  await page.goto(url + screen.path, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (const step of screen.steps) {
    try {
      durations.get(nameOf(screen, step))?.push(await measureStep(page, step));
    } catch (error) {
      throw new Error(`${nameOf(screen, step)}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** One signed-in context for each account, so that the screens need no login. */
async function openContexts(browser: Browser, url: string) {
  const contexts = new Map<string, BrowserContext>();
  return async (account: string | null): Promise<BrowserContext> => {
    const known = contexts.get(account ?? '');
    if (known) return known;
    const context = await browser.newContext({ baseURL: url, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
    await context.addInitScript(observe);
    contexts.set(account ?? '', context);
    if (account !== null) {
      const page = await context.newPage();
      await logIn(page, account);
      await page.close();
    }
    return context;
  };
}

/**
 * From a key or a click to the next paint, on a CPU that is four times slower: the Event Timing `duration` of the
 * longest event of each interaction, as the browser itself reports it for INP. `only` limits the screens by name.
 */
export async function interactionFigures(only = ''): Promise<Rows> {
  const portal = await startFilledPortal(PARTICIPATIONS, 1);
  const [url = ''] = portal.urls;
  const browser = await launchBrowser();
  const rows: Rows = [];
  try {
    const contextOf = await openContexts(browser, url);
    for (const screen of screens.filter(({ name }) => name.includes(only))) {
      const durations: Durations = new Map(screen.steps.map((step) => [nameOf(screen, step), []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await (await contextOf(screen.account)).newPage();
        await visit(page, url, screen, durations).catch(console.error);
        await page.close();
      }
      for (const step of screen.steps) {
        const times = durations.get(nameOf(screen, step)) ?? [];
        const budget = BUDGET_MS[step.isTyping ? 'typing' : 'click'];
        const figure =
          times.length === 0 ? 'not measured' : `${median(times)} ms of ${budget}, best ${Math.min(...times)}`;
        rows.push([nameOf(screen, step), figure]);
      }
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  return rows;
}
