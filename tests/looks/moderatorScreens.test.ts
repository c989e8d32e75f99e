import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { expectFirstEdge, inspectPage } from '../journeys/inspect.ts';
import { startPortal } from '../journeys/portal.ts';
import { choose } from '../journeys/support.ts';
import { openSignedIn } from '../journeys/visitor.ts';

describe('the moderators’ screens', () => {
  let page: Page;
  const look = (name: string) => inspectPage(page, name);
  const counts = () => page.getByText(/^Найдено: |^Всего: /);
  const open = async (path: string, shown: Locator) => {
    await page.goto(path);
    await shown.first().waitFor();
  };

  beforeAll(async () => {
    page = await openSignedIn(await startPortal(), 'moderator@example.org');
  });

  const openList = () => open('/users-list?format-not=listener&status=awaiting-person&size=20', counts());

  it('LST-01 LST-02 the list, the log of its exports, its filters and its columns are readable and clean', async () => {
    await openList();
    await expectFirstEdge(page);
    const exports = page.getByRole('button', { name: 'Экспорт' });
    await exports.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /csv/i }).click();
    await download;
    await exports.click();
    await page.getByRole('menuitem', { name: /^Кто/ }).waitFor();
    await look('list-exports-menu');
    await page.getByRole('menuitem', { name: /^Кто/ }).click();
    const log = page.getByRole('dialog');
    await log.getByRole('listitem').first().waitFor();
    await look('exports');
    await page.keyboard.press('Escape');
    await log.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры списка' });
    await drawer.getByRole('checkbox').first().waitFor();
    // The foot of the drawer cuts a box that has not been scrolled up yet.
    await inspectPage(page, 'list-filter', ['target-size']);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('checkbox', { name: 'E-mail' }).waitFor();
    await look('list-columns');
  });

  it('LST-03 LST-04 the review of a list and its keys are readable and clean', async () => {
    await open('/users-list/review?format=speaker', page.getByRole('radio', { name: 'Устный доклад' }));
    await page.getByRole('region', { name: 'Очередь' }).getByRole('link').first().waitFor();
    await look('review');
    await page.keyboard.press('j');
    await page.getByText(/^2 из/).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
    await look('review-keys');
  });

  it('LST-04 a change of many records is readable and clean at each step', async () => {
    await openList();
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    // The bar cuts a cell that has not been scrolled up yet.
    await inspectPage(page, 'list-selected', ['target-size']);
    await page.getByRole('button', { name: 'Изменить…' }).click();
    const bulk = page.getByRole('dialog');
    await bulk.getByRole('checkbox', { name: 'Дата доклада' }).check();
    await bulk.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября');
    await look('bulk');
    await bulk.getByRole('button', { name: 'Показать, что изменится' }).click();
    await bulk.getByRole('button', { name: 'Назад' }).waitFor();
    await look('bulk-plan');
  });

  it('LST-03 LST-04 the record is readable and clean', async () => {
    await openList();
    await page.getByRole('rowheader').getByRole('link').first().click();
    const record = page.getByRole('dialog');
    await record.getByText('Дата рождения').waitFor();
    await look('record');
    await record.getByRole('tab', { name: 'История' }).click();
    await record.getByText('Регистрация', { exact: true }).first().waitFor();
    await look('record-history');
    await record.getByRole('button', { name: 'Посещения' }).click();
    const attendance = page.getByRole('dialog', { name: /^Посещения/ });
    await attendance
      .getByText(/^Всего: |нет/)
      .first()
      .waitFor();
    await look('record-attendance');
    await page.keyboard.press('Escape');
    await attendance.waitFor({ state: 'hidden' });
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('radio', { name: 'Устный доклад' }).check();
    await look('record-edit');
  });

  it('LST-07 DSH-01 DSH-03 the project’s list, the dashboard and the statistics are readable and clean', async () => {
    await open('/moderator', page.getByRole('link', { name: /Ждёт.формата/ }));
    await look('moderator');
    await open('/neutron-users', counts());
    await look('list-project');
    await open('/dashboard', page.getByRole('button', { name: 'Получить адреса' }));
    await expectFirstEdge(page);
    await page.getByRole('button', { name: 'Получить адреса' }).click();
    await page.getByRole('textbox', { name: 'Адреса' }).waitFor();
    await look('dashboard-mailings');
    await page.getByRole('tab', { name: 'Аудитория' }).click();
    await choose(page, 'Секция', 'Материаловедение');
    await page.getByText(/^Всего: /).waitFor();
    await look('dashboard-audience');
    await open('/dashboard?tab=attendance', page.getByText(/^Всего: /));
    await look('dashboard-attendance');
    await page.getByRole('main').getByRole('link', { name: 'Статистика' }).click();
    await page.locator('.recharts-surface').first().waitFor();
    await look('statistics');
  });
});
