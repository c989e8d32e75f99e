import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookAt, settle } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { expectToast, logIn, stepsOfOneJourney } from './support.ts';
import { openPage } from './visitor.ts';

/** Above it a page is felt to jump (the web's own measure of moved layout). */
const MOST_SHIFT = 0.1;

/** Neither shares Moscow's day at midnight: one is a day ahead for hours, the other a day behind. */
const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu'] as const;

const EMAIL = 'participant@example.org';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ clock: '2025-10-01T23:40:00+03:00' });
});

const register = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться на форум' });

describe('a slow line', () => {
  it('CAB-01 shows the shape of the cabinet while it loads, and nothing jumps when it is there', async () => {
    const page = await openPage(portal);
    await logIn(page, EMAIL);
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
    await page.goto('/personal-data', { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Загружаем личный кабинет' }).waitFor({ state: 'attached' });
    expect(await page.locator('main .mantine-Skeleton-root').count()).toBeGreaterThan(0);
    await register(page).waitFor();
    await settle(page);
    const shift = await page.evaluate(() => (window as typeof window & { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });
});

describe('the end of a window, from other zones', () => {
  stepsOfOneJourney();
  const pages: Page[] = [];

  it.each(zones)('CAB-03 minutes before Moscow’s midnight the registration is open in %s', async (timezoneId) => {
    const page = await openPage(portal, { timezoneId });
    pages.push(page);
    await logIn(page, EMAIL);
    await register(page).waitFor();
    await page.getByText('Регистрация открыта по 1 октября 2025 года включительно').waitFor();
  });

  it('CAB-03 REG-12 REG-13 at Moscow’s midnight it is closed: an open page learns it from the service', async () => {
    portal.provider.clock.set('2025-10-02T00:00:00+03:00');
    expect(pages).toHaveLength(zones.length);
    for (const page of pages) {
      await register(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expectToast(page, 'Регистрация уже завершена');
      await page.reload();
      await page.getByRole('heading', { name: 'Регистрация уже завершена' }).waitFor();
      // The school's window is another one.
      await page.getByRole('button', { name: 'Зарегистрироваться на школу' }).waitFor();
      expect(await register(page).count()).toBe(0);
    }
    await lookAt(pages[0] as Page, 'cabinet-closed-unregistered');
  });

  it('CAB-03 before the first of August in Moscow it is not open yet', async () => {
    portal.provider.clock.set('2025-07-31T23:40:00+03:00');
    for (const page of pages) {
      await page.reload();
      await page.getByRole('heading', { name: 'Регистрация на форум еще не открыта' }).waitFor();
      expect(await register(page).count()).toBe(0);
    }
    await lookAt(pages[0] as Page, 'cabinet-upcoming');
  });
});
