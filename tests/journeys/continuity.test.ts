import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './inspect.ts';
import { startPortal } from './portal.ts';
import { expectToast, logIn, openTab, registerTalk } from './support.ts';
import { openPage } from './visitor.ts';

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
    page = await openPage(await startPortal());
    await logIn(page, EMAIL);
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
    await lookAt(page, 'session-lost');
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(EMAIL);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Данные сохранены');
    await dialog.waitFor({ state: 'hidden' });
    expect(await firstName().inputValue()).toBe(NAME);
  });

  it('CAB-01 restores typed text after a reload', async () => {
    const saved = await firstName().inputValue();
    await firstName().fill('Черновиков');
    await page.reload();
    await page.getByText(/Восстановлен черновик/).waitFor();
    expect(await firstName().inputValue()).toBe('Черновиков');
    await lookAt(page, 'draft');
    await page.getByRole('button', { name: 'Сбросить' }).click();
    expect(await firstName().inputValue()).toBe(saved);
    await page.reload();
    await firstName().waitFor();
    expect(await page.getByText(/Восстановлен черновик/).count()).toBe(0);
  });

  it('CAB-02 shows a photo that was cropped by keyboard in the header', async () => {
    const buffer = await twoColours(page);
    await page.locator('input[accept^="image/"]').setInputFiles({ name: 'фото.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Фото профиля' });
    const square = dialog.getByRole('application', { name: 'Видимая часть фото' });
    await square.waitFor();
    await lookAt(page, 'photo-crop');
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

  it('TOU-01 TOU-02 signs up for the excursion, and off again', async () => {
    await openTab(page, 'Участие в форуме');
    await registerTalk(page, 'Пример доклада');
    await page.goto('/tour');
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
    await status.filter({ hasText: 'Вы ещё не ответили' }).waitFor();
    await lookAt(page, 'tour-unanswered');
    await page.getByRole('button', { name: 'Записаться на экскурсию' }).click();
    await page.getByRole('dialog').waitFor();
    await lookAt(page, 'tour-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Записаться' }).click();
    await status.filter({ hasText: 'Вы записаны' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await lookAt(page, 'tour-attending');
    await page.getByRole('button', { name: 'Не приду' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Не приду' }).click();
    await status.filter({ hasText: 'не придёте' }).waitFor();
  });
});
