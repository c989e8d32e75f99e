import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlainProxy } from '../testkit/plainProxy.ts';
import { type Portal, startPortal } from './portal.ts';
import { logIn, openTab, plain } from './support.ts';
import { openPage } from './visitor.ts';

/** Names of buttons, links and tabs that only extensions have. */
const traces = [
  /^Подлинность|^Проверка документа/,
  /^Бейджи/,
  /^Сборник тезисов/,
  /^Кто и что выгружал/,
  /^Отменённые/,
  /^История$/,
  /^Письма$/,
  /^Массовые правки/,
  /на всех устройствах/,
  /Скачать (все )?мои данные/,
];

describe('the portal before a provider without extensions', () => {
  let portal: Portal;
  let page: Page;
  let proxy: Awaited<ReturnType<typeof startPlainProxy>>;

  beforeAll(async () => {
    portal = await startPortal({
      proxy: async (url) => {
        proxy = await startPlainProxy(url);
        return proxy.url;
      },
    });
    page = await openPage(portal);
  });
  afterAll(() => proxy.close());

  /** The screen as it is now has no trace of an extension and no error. */
  async function expectNoTrace() {
    const controls = page.locator('a, button, [role=tab], [role=menuitem]').filter({ visible: true });
    const names = (await controls.allInnerTexts()).map((name) => plain(name).trim());
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => traces.some((trace) => trace.test(name)))).toEqual([]);
    expect(plain(await page.locator('body').innerText())).not.toContain('в котором хранятся данные');
  }

  it('the participant finds no trace of an extension', async () => {
    await page.goto('/verify');
    await page.waitForURL('**/404');
    await expectNoTrace();
    await logIn(page, 'participant@example.org');
    await expectNoTrace();
    await openTab(page, 'Профиль');
    await page.getByRole('textbox', { name: 'Имя' }).first().waitFor();
    await expectNoTrace();
  });

  it('the moderator finds no trace of an extension, and saves a decision', async () => {
    const { pathname } = new URL(page.url());
    expect(pathname).toBe('/personal-data');
    await page.context().clearCookies();
    await logIn(page, 'moderator@example.org');
    await page.goto('/users-list?format=speaker');
    await page
      .getByText(/^Найдено: |^Всего: /)
      .first()
      .waitFor();
    await expectNoTrace();
    await page.getByRole('button', { name: 'Экспорт' }).first().click();
    await page.getByRole('menuitem', { name: /^Excel/ }).waitFor();
    await expectNoTrace();
    await page.keyboard.press('Escape');
    await page.getByRole('rowheader').getByRole('link').first().click();
    const record = page.getByRole('dialog');
    await record.getByText('Дата рождения').waitFor();
    await expectNoTrace();
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('textbox', { name: 'Дата доклада' }).fill('25 октября, 15:00');
    await record
      .getByRole('button', { name: /^Сохранить/ })
      .first()
      .click();
    await record.getByRole('button', { name: 'Редактировать' }).waitFor();
    await expectNoTrace();
  });

  it('no screen called an extension', () => {
    expect(proxy.lacked.filter((operation) => operation !== 'listExtensions')).toEqual([]);
  });
});
