import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPlainProxy } from '../testkit/plainProxy.ts';
import { settle } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { logIn, openTab, plain } from './support.ts';
import { openPage } from './visitor.ts';

/** Names of buttons, links, tabs and boxes that only extensions have. */
const traces = [
  /^Подлинность|^Проверка документа/,
  /^Снялись/,
  /^История$/,
  /^Отправить письм/,
  /на всех устройствах/,
  /Скачать (все )?мои данные/,
];

describe('the portal before a provider without extensions', () => {
  let portal: Portal;
  let page: Page;
  let proxy: Awaited<ReturnType<typeof startPlainProxy>>;
  /** GraphQL errors of all answers, with the operation. */
  const errors: string[] = [];
  const answers: Promise<unknown>[] = [];

  beforeAll(async () => {
    portal = await startPortal({
      proxy: async (url) => {
        proxy = await startPlainProxy(url);
        return proxy.url;
      },
    });
    page = await openPage(portal);
    page.on('response', (answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      if (pathname !== '/graphql') return;
      const operationName = searchParams.get('operationName') ?? answer.request().postDataJSON().operationName;
      const read = answer.json().then((body) => {
        for (const { extensions } of body.errors ?? []) errors.push(`${operationName}: ${extensions.code}`);
      });
      // The browser drops the answers of a page that is left.
      answers.push(read.catch(() => undefined));
    });
  });
  afterAll(() => proxy.close());

  /** Expects no trace of an extension and no error on the present screen. */
  async function expectNoTrace() {
    const controls = page.locator('a, button, [role=tab], [role=menuitem], label').filter({ visible: true });
    const names = (await controls.allInnerTexts()).map((name) => plain(name).trim());
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => traces.some((trace) => trace.test(name)))).toEqual([]);
    expect(plain(await page.locator('body').innerText())).not.toContain('в котором хранятся данные');
  }

  /** A tooltip of the focused element and the region of toasts while it is empty: neither is an effect of a press. */
  const withoutEffect = /^ *- (?:tooltip.*|region "Уведомления")\n?/gm;
  const content = async () => (await page.locator('body').ariaSnapshot()).replace(withoutEffect, '');

  /** Presses a button, which changes the page, starts a download or asks for a file: no button is dead. */
  async function press(button: Locator, name: string) {
    await settle(page);
    const before = await content();
    let isHandled = false;
    const note = () => {
      isHandled = true;
    };
    page.on('download', note).on('filechooser', note);
    await button.press('Enter');
    await vi.waitFor(
      async () => expect(isHandled || (await content()) !== before, `«${name}» has an effect`).toBe(true),
      { timeout: 30_000 },
    );
    page.off('download', note).off('filechooser', note);
  }

  /** Presses each button of a screen once; buttons of rows differ by what they name. */
  async function pressAll(path: string, show: () => Promise<unknown>, within = page.locator('main')) {
    const buttons = within
      .locator('button:enabled, [role=tab]')
      .filter({ visible: true })
      .and(page.locator(':not([aria-disabled=true]):not([data-disabled])'));
    const pressed = new Set<string>();
    const open = async () => {
      const dialog = page.getByRole('dialog').first();
      if ((await dialog.count()) > 0) {
        await page.keyboard.press('Escape');
        // Its step back in the history would stop a navigation.
        await dialog.waitFor({ state: 'hidden' });
      }
      await page.goto(path);
      await show();
      await buttons.first().waitFor();
    };
    await open();
    const count = await buttons.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      const button = buttons.nth(at);
      const name = plain(await button.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent)).trim();
      const kind = name.replace(/[:«].*$/, '').replace(/\d+/g, 'N');
      // The tab that is shown shows nothing else.
      if (pressed.has(kind) || (await button.getAttribute('aria-selected')) === 'true') continue;
      pressed.add(kind);
      await press(button, name);
      await expectNoTrace();
      const { pathname, search } = new URL(page.url());
      const isElsewhere = pathname + search !== path || (await page.getByRole('dialog').count()) > 0;
      if (isElsewhere || (await buttons.count()) !== count) await open();
    }
  }

  it('the participant finds no trace of an extension', async () => {
    await page.goto('/verify');
    await page.waitForURL('**/404');
    await expectNoTrace();
    const firstName = () => page.getByRole('textbox', { name: 'Имя' }).first().waitFor();
    await pressAll('/registration', firstName);
    await logIn(page, 'participant@example.org');
    await expectNoTrace();
    await openTab(page, 'Профиль');
    await firstName();
    await expectNoTrace();
    const { pathname, search } = new URL(page.url());
    await pressAll(pathname + search, firstName);
  });

  it('the moderator finds no trace of an extension, and saves a decision', async () => {
    const { pathname } = new URL(page.url());
    expect(pathname).toBe('/personal-data');
    await page.context().clearCookies();
    await logIn(page, 'moderator@example.org');
    await page.goto('/users-list?format=SPEAKER');
    await page.getByText(/^Найдено: |^Всего: /).waitFor();
    await expectNoTrace();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: /^Excel/ }).waitFor();
    await expectNoTrace();
    await page.keyboard.press('Escape');
    await page.getByRole('table').getByRole('cell').getByRole('link', { name: /\p{L}/u }).first().click();
    const record = page.getByRole('dialog');
    await record.getByText('Дата рождения').waitFor();
    await expectNoTrace();
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('textbox', { name: 'Дата доклада' }).fill('25 октября, 15:00');
    await expectNoTrace();
    await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await record.getByRole('button', { name: 'Редактировать' }).waitFor();
    await expectNoTrace();
  });

  it('the moderator presses each button of the other screens, and none names what the provider lacks', async () => {
    const heading = (name: string) => () => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await pressAll('/dashboard', heading('Статистика'));
    await page.goto('/users-list');
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Изменить 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Подтверждённый формат' }).selectOption({ label: 'Слушатель' });
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    await dialog.getByRole('button', { name: /^Изменить 1.запись, / }).waitFor();
    await expectNoTrace();
  });

  it('no screen called an extension, or got a GraphQL error', async () => {
    await Promise.all(answers);
    expect(answers.length).toBeGreaterThan(20);
    expect(errors).toEqual([]);
    expect(proxy.lacked.filter((operation) => operation !== 'listExtensions')).toEqual([]);
  });
});
