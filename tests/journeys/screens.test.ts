import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { type InspectedPage, openVariant, variants } from './inspect.ts';
import { logIn, registerTalk } from './support.ts';

/** Every screen around an account that a visitor can open; the public pages are walked by publicPages.test.ts. */
const screens = [
  { path: '/login', title: 'Вход', heading: /Вход/ },
  { path: '/registration', title: 'Регистрация', heading: /личный кабинет|Регистрация/i },
  { path: '/reset-password', title: 'Восстановление пароля', heading: /парол/i },
  {
    path: '/reset-password?user_id=1&timestamp=1&signature=a&email=name@example.org',
    title: 'Восстановление пароля',
    heading: /парол/i,
  },
  { path: '/verify-user', title: 'Подтверждение e-mail', heading: /Подтверждение|адрес/i },
  { path: '/register-finish/name@example.org', title: 'Регистрация завершена', heading: /Регистрация/ },
];

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

describe.each(variants)('every screen, $scheme at $width px', (variant) => {
  let inspected: InspectedPage;
  let page: Page;
  const inspect = (name: string) => inspected.inspect(name);

  beforeAll(async () => {
    inspected = await openVariant(browser, variant);
    page = inspected.page;
  });
  beforeEach(() => {
    inspected.consoleErrors.length = 0;
  });
  afterAll(() => inspected?.close());

  it.each(screens)('PUB-06 $path is readable, titled and clean', async ({ path, title, heading }) => {
    await page.goto(stack.url + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect((await page.title()).replaceAll('\u00a0', ' ')).toBe(`${title} — Портал научного форума`);
    await inspect(`${path.replace(/\W+/g, '-').slice(1, 30) || 'home'}`);
  });

  it('CAB-01 CAB-03 CAB-05 the cabinet and its dialogs are clean', async () => {
    await logIn(page, stack, 'participant@example.org');
    await page.waitForLoadState('networkidle');
    await inspect('cabinet-new');
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).click();
    const dialog = page.getByRole('dialog', { name: 'Регистрация на форум' });
    await dialog.getByRole('radio', { name: /Устный доклад/ }).check();
    await inspect('registration-dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await registerTalk(page, 'Пример доклада');
    await page.getByText('Пример доклада').first().waitFor();
    await inspect('cabinet-requested');
    await page.getByRole('button', { name: 'Отменить регистрацию' }).click();
    await page.getByRole('dialog', { name: 'Отменить регистрацию?' }).waitFor();
    await inspect('cancel-dialog');
    // The next variant begins without a registration again.
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить регистрацию' }).click();
    await page.getByRole('button', { name: 'Зарегистрироваться на форум' }).waitFor();
  });
});
