import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { lookAt } from './inspect.ts';
import { expectToast, logIn } from './support.ts';

/** Both services start again. */
const MOVES_CLOCK = 240_000;
/** Above it a page is felt to jump (the web's own measure of moved layout). */
const MOST_SHIFT = 0.1;

/** Neither of them shares Moscow's day at midnight: one is a day ahead for hours, the other a day behind. */
const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu'] as const;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ clock: '2025-10-01T23:40:00+03:00' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

async function openIn(timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

describe('a slow line', () => {
  it('CAB-01 shows the shape of the cabinet while it loads, and nothing jumps when it is there', async () => {
    const page = await openIn('Europe/Moscow');
    await logIn(page, stack, 'participant@example.org');
    const cdp = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await cdp.send('Network.emulateNetworkConditions', slow);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${stack.url}/personal-data`, { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Загружаем личный кабинет' }).waitFor({ state: 'attached' });
    expect(await page.locator('main .mantine-Skeleton-root').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as typeof window & { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(MOST_SHIFT);
    await page.context().close();
  });
});

describe('the end of a window, from other zones', () => {
  const pages: Page[] = [];
  const register = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться на форум' });

  it.each(zones)('CAB-03 minutes before Moscow’s midnight the registration is open in %s', async (zone) => {
    const page = await openIn(zone);
    pages.push(page);
    await logIn(page, stack, 'participant@example.org');
    await register(page).waitFor();
    await page.getByText('Регистрация открыта по 1 октября 2025 года включительно').waitFor();
  });

  it(
    'CAB-03 REG-12 REG-13 at Moscow’s midnight it is closed: a page that was open hears it from the service',
    async () => {
      await stack.moveClock('2025-10-02T00:00:00+03:00');
      for (const page of pages) {
        await register(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Зарегистрироваться' }).click();
        await expectToast(page, 'Регистрация уже завершена');
        await page.reload();
        await page.getByRole('heading', { name: 'Регистрация уже завершена' }).waitFor();
        expect(await register(page).count()).toBe(0);
        // The school's window is another one.
        await page.getByRole('button', { name: 'Зарегистрироваться на школу' }).waitFor();
      }
      const [page] = pages;
      if (page) await lookAt(page, 'cabinet-closed-unregistered');
    },
    MOVES_CLOCK,
  );

  it(
    'CAB-03 before the first of August in Moscow it is not open yet',
    async () => {
      await stack.moveClock('2025-07-31T23:40:00+03:00');
      for (const page of pages) {
        await page.reload();
        await page.getByRole('heading', { name: 'Регистрация на форум еще не открыта' }).waitFor();
        expect(await register(page).count()).toBe(0);
      }
      const [page] = pages;
      if (page) await lookAt(page, 'cabinet-upcoming');
    },
    MOVES_CLOCK,
  );
});
