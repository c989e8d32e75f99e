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

  const openList = () => open('/users-list?format=SPEAKER,POSTER&state=AWAITING_PERSON&size=20', counts());
  const openPart = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };

  it('LST-01 LST-02 the list, its filters and its columns are readable and clean', async () => {
    await openList();
    await expectFirstEdge(page);
    await look('list');
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры списка' });
    await drawer.getByRole('checkbox').first().waitFor();
    // The foot of the drawer cuts a box that has not been scrolled up yet.
    await inspectPage(page, 'list-filter', ['target-size']);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    const columns = await openPart(/^Столбцы/);
    await columns.getByRole('checkbox', { name: 'E-mail' }).waitFor();
    await look('list-columns');
  });

  it('LST-04 a change of many records is readable and clean at each step', async () => {
    await openList();
    await page.getByRole('checkbox', { name: 'Выбрать все строки страницы' }).check();
    await look('list-selected');
    await page.getByRole('button', { name: /^Изменить \d+/ }).click();
    const bulk = page.getByRole('dialog');
    await bulk.getByRole('combobox', { name: 'Дата доклада' }).selectOption({ label: 'Указать' });
    await bulk.getByRole('textbox', { name: 'Дата доклада: значение' }).fill('24 октября');
    await bulk.getByRole('combobox', { name: 'Слот или стенд' }).selectOption({ label: 'По порядку, начиная с…' });
    await look('bulk');
    await bulk.getByLabel('Слот или стенд: значение').fill('1');
    await bulk.getByRole('button', { name: 'Показать, что изменится' }).click();
    await bulk.getByRole('button', { name: 'Назад' }).waitFor();
    await look('bulk-plan');
  });

  it('LST-06 DSH-02 addresses, badges and the archive of theses are readable and clean', async () => {
    await openList();
    const parts = { addresses: /^Адреса/, badges: /^Бейджи/, archive: /^Архив/ };
    for (const [name, item] of Object.entries(parts)) {
      const part = await openPart(item);
      await part.getByRole('button').first().waitFor();
      await look(`list-${name}`);
      await page.keyboard.press('Escape');
      await part.waitFor({ state: 'hidden' });
    }
  });

  it('LST-03 LST-04 LST-05 the record is readable and clean', async () => {
    await openList();
    await page.getByRole('table').getByRole('cell').getByRole('link', { name: /\p{L}/u }).first().click();
    const record = page.getByRole('dialog').first();
    await record.getByText('Дата рождения').waitFor();
    await look('record');
    await record.getByRole('button', { name: 'История' }).click();
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
    await record.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября');
    await record.getByText(/^(Уважаем|Здравствуйте)/).waitFor();
    await look('record-edit');
  });

  it('LST-07 DSH-01 DSH-03 the project’s list and the dashboard are readable and clean', async () => {
    await open('/neutron-users', counts());
    await look('list-project');
    await open('/dashboard', page.getByRole('button', { name: 'Получить адреса' }));
    await page.locator('.recharts-surface').first().waitFor();
    await expectFirstEdge(page);
    await page.getByRole('button', { name: 'Получить адреса' }).click();
    await page.getByRole('textbox', { name: 'Адреса' }).waitFor();
    // The header covers parts of the links that were scrolled under it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await look('dashboard-mailings');
    await page.getByRole('tab', { name: 'Аудитория' }).click();
    await choose(page, 'Секция', 'Материаловедение');
    await page.getByText(/^Всего: /).waitFor();
    await look('dashboard-audience');
    await open('/dashboard?tab=attendance', page.getByText(/^Всего: /));
    await look('dashboard-attendance');
  });
});
