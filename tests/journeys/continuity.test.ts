import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPage, settle } from './inspect.ts';
import { startPortal } from './portal.ts';
import { expectToast, openTab } from './support.ts';
import { openSignedIn } from './visitor.ts';

/** Above it a page is felt to jump (the web's own measure of moved layout). */
const MOST_SHIFT = 0.1;
const EMAIL = 'participant@example.org';
const PASSWORD = 'Primer2025';
const NAME = 'Незабытый';

/** A picture 600 × 400, red at the left and blue at the right. */
async function twoColours(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const drawing = canvas.getContext('2d');
    for (const [colour, x] of [['red', 0] as const, ['blue', 300] as const]) {
      if (drawing) drawing.fillStyle = colour;
      drawing?.fillRect(x, 0, 300, 400);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Red, green and blue of the header's avatar, at a part of its width; its size too. */
async function avatarAt(page: Page, part: number) {
  return page.evaluate(async (share) => {
    const image = document.querySelector<HTMLImageElement>('header img');
    if (!image) throw new Error('no avatar');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = drawing?.getImageData(Math.floor(width * share), height / 2, 1, 1).data ?? [];
    return { width, height, colour: red > blue ? 'red' : 'blue' };
  }, part);
}

describe('nothing typed is lost', () => {
  let page: Page;
  const firstName = () => page.getByRole('textbox', { name: 'Имя', exact: true });

  beforeAll(async () => {
    page = await openSignedIn(await startPortal(), EMAIL);
    await page.goto('/personal-data');
    await openTab(page, 'Профиль');
  });

  it('ACC-17 CAB-01 asks for the password in place when the session expires in the middle of the profile, then saves', async () => {
    await firstName().fill(NAME);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Сеанс завершён' });
    await dialog.waitFor();
    expect(
      await page
        .getByRole('region', { name: 'Уведомления' })
        .getByRole('alert')
        .filter({ hasNotText: 'Успешно' })
        .count(),
    ).toBe(0);
    await inspectPage(page, 'session-lost');
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(EMAIL);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Данные сохранены');
    await dialog.waitFor({ state: 'hidden' });
    expect(await firstName().inputValue()).toBe(NAME);
  });

  it('CAB-02 shows a photo that was cropped by keyboard in the header', async () => {
    const buffer = await twoColours(page);
    await page.locator('input[accept^="image/"]').setInputFiles({ name: 'фото.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Фото профиля' });
    const square = dialog.getByRole('application', { name: 'Видимая часть фото' });
    await square.waitFor();
    await inspectPage(page, 'photo-crop');
    await square.focus();
    for (let step = 0; step < 90; step += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Загрузить' }).click();
    await expectToast(page, 'Фото загружено');
    await page.locator('header img').waitFor();
    const { width, height, colour } = await avatarAt(page, 0.6);
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(512);
    // The middle square would be blue here.
    expect(colour).toBe('red');
  });
  it('CAB-01 shows the shape of the cabinet on a slow line, and nothing jumps when it is there', async () => {
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
    let answer = () => {};
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql*', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/personal-data', { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Загружаем личный кабинет' }).waitFor({ state: 'attached' });
    expect(await page.locator('main .mantine-Skeleton-root').count()).toBeGreaterThan(0);
    answer();
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).waitFor();
    await settle(page);
    const shift = await page.evaluate(() => (window as typeof window & { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });
});
