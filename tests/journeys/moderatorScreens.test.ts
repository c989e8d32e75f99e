import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { type InspectedPage, openVariant, opposites } from './inspect.ts';
import { logIn } from './support.ts';

const MODERATOR = 'moderator@example.org';

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

describe.each(opposites)('the moderators’ screens, $scheme at $width px', (variant) => {
  let inspected: InspectedPage;
  let page: Page;
  const inspect = (name: string) => inspected.inspect(name);
  const isWide = variant.width > 800;
  const counts = () => page.getByText(/^Найдено: |^Всего: /);
  const open = async (path: string, waitFor: Locator) => {
    await page.goto(stack.url + path);
    await waitFor.first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  beforeAll(async () => {
    inspected = await openVariant(browser, variant);
    page = inspected.page;
  });
  afterAll(() => inspected?.close());

  it('LST-01 LST-02 LST-04 the list and the changes of many are readable and clean', async () => {
    await open('/users-list-24', page.getByText(/^Всего: |пока нет/));
    await inspect('list-public');
    await logIn(page, stack, MODERATOR);
    await open('/users-list?format-not=listener&status=awaiting-person&size=20', counts());
    await inspect('list');
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры списка' });
    await drawer.getByRole('checkbox').first().waitFor();
    await inspect('list-filter');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('checkbox', { name: 'E-mail' }).waitFor();
    await inspect('list-columns');
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    await inspect('list-selected');
    await page.getByRole('button', { name: 'Изменить…' }).click();
    const bulk = page.getByRole('dialog');
    await bulk.getByRole('checkbox', { name: 'Дата доклада' }).check();
    await bulk.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября');
    await inspect('bulk');
    await bulk.getByRole('button', { name: 'Показать, что изменится' }).click();
    await bulk.getByRole('button', { name: 'Назад' }).waitFor();
    await inspect('bulk-plan');
    await page.keyboard.press('Escape');
    await bulk.waitFor({ state: 'hidden' });
  });

  it('LST-03 LST-04 the record is readable and clean', async () => {
    await open('/users-list?format-not=listener&status=awaiting-person&size=20', counts());
    await (isWide ? page.getByRole('rowheader') : page.getByRole('listitem'))
      .getByRole('link', { name: /^\S+ \S+/ })
      .first()
      .click();
    const record = page.getByRole('dialog');
    await record.getByText('Дата рождения').waitFor();
    await inspect('record');
    await record.getByRole('tab', { name: 'История' }).click();
    await record.getByText('Регистрация', { exact: true }).first().waitFor();
    await inspect('record-history');
    await record.getByRole('button', { name: 'Посещения' }).click();
    const attendance = page.getByRole('dialog', { name: /^Посещения/ });
    await attendance
      .getByText(/^Всего: |нет/)
      .first()
      .waitFor();
    await inspect('record-attendance');
    await page.keyboard.press('Escape');
    await attendance.waitFor({ state: 'hidden' });
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('radio', { name: 'Устный доклад' }).check();
    await inspect('record-edit');
  });

  it('LST-07 DSH-01 the project’s list and the dashboard are readable and clean', async () => {
    await open('/neutron-users', counts());

    await inspect('list-project');
    await open('/dashboard', page.getByRole('button', { name: 'Получить адреса' }));
    await page.getByRole('button', { name: 'Получить адреса' }).click();
    await page.getByRole('textbox', { name: 'Адреса' }).waitFor();
    await inspect('dashboard-mailings');
    await open('/dashboard?tab=attendance', page.getByText(/^Всего: /));
    await inspect('dashboard-attendance');
  });
});
