import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from './portal.ts';
import { holdCode, NARROW, openPage, openSignedIn } from './visitor.ts';

const PASSWORD = 'Primer2025';

/** Opens a rendered page and holds back its code until released. */
async function openWithoutCode(page: Page, path: string) {
  const letThrough = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return letThrough;
}

describe('actions on a rendered page before its code has loaded', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ isRendered: true });
  });

  it('ACC-01 an e-mail and a password that were typed and sent lead into the cabinet', async () => {
    const page = await openPage(portal);
    const letThrough = await openWithoutCode(page, '/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('participant@example.org');
    await page.getByLabel(/^Пароль/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    letThrough();
    await page.waitForURL('**/personal-data');
  });

  it('ACC-06 texts and choices of a new account stay, and a reload restores them', async () => {
    const page = await openPage(portal, { viewport: NARROW });
    const letThrough = await openWithoutCode(page, '/registration');
    await page.getByLabel(/^Фамилия/).fill('Новичков');
    await page.getByRole('checkbox', { name: 'Нет отчества' }).check();
    await page.getByRole('radio', { name: 'Женский' }).check();
    await page.getByRole('combobox', { name: 'Гражданство' }).selectOption({ label: 'Беларусь' });
    letThrough();
    await page
      .getByRole('textbox', { name: /^Отчество/ })
      .and(page.locator(':disabled'))
      .waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await page.getByText(/Восстановлен черновик/).waitFor();
    expect(await page.getByLabel(/^Фамилия/).inputValue()).toBe('Новичков');
    expect(await page.getByRole('radio', { name: 'Женский' }).isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Гражданство' }).inputValue()).toBe('Беларусь');
  });

  it('ACC-04 someone who is signed in sees no form on the way from /login to the cabinet', async () => {
    const page = await openSignedIn(portal, 'participant@example.org');
    const letThrough = await openWithoutCode(page, '/login');
    expect(await page.getByLabel(/^Пароль/).isVisible()).toBe(false);
    letThrough();
    await page.waitForURL('**/personal-data');
  });

  it('ACC-16 a mailed link shows neither form nor lead for another link', async () => {
    const page = await openPage(portal);
    const letThrough = await openWithoutCode(page, '/reset-password?user_id=1&timestamp=1&signature=a&email=a@b.org');
    expect(await page.getByRole('textbox', { name: 'E-mail' }).isVisible()).toBe(false);
    expect(await page.getByText(/придёт ссылка/).evaluate((lead) => getComputedStyle(lead).visibility)).toBe('hidden');
    letThrough();
    await page.getByLabel(/^Новый пароль/).waitFor();
  });
});
