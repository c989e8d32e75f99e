import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPage } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { expectToast, plain, stepsOfOneJourney } from './support.ts';
import { openSignedIn } from './visitor.ts';

const MODERATOR = 'moderator@example.org';
/** Names of the samples in which this is found: a part of the list. */
const SEARCH = 'Шаблонов';

interface Decided {
  id: string;
  requestedSection: { id: string; isOpenToTalks: boolean } | null;
}

const said = (page: Page) => page.getByText(/^Найдено: |^Всего: /);
const countOf = async (page: Page): Promise<number> =>
  Number(/: (\d+)/.exec(plain(await said(page).innerText()).replaceAll(/(\d) (?=\d)/g, '$1'))?.[1]);
/** What a browser does when a moderator returns to the tab. */
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const links = (page: Page) => page.getByRole('table').first().locator('tbody').getByRole('link', { name: /\p{L}/u });

describe('a moderator’s hour', () => {
  stepsOfOneJourney();
  let portal: Portal;
  let page: Page;
  let other: Page;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openSignedIn(portal, MODERATOR);
    other = await openSignedIn(portal, MODERATOR);
  });

  /** Somebody decides about a record that nobody has decided about. */
  async function decide(registrationId: string, change: object): Promise<void> {
    const input = { registrationId, ...change, seen: { isConfirmed: false } };
    const answer = await portal.graphql(
      'mutation ($input: ConfirmFormatInput!) { confirmFormat(input: $input) { userErrors { message } } }',
      { input },
      await portal.tokenOf(MODERATOR),
    );
    expect(answer).toMatchObject({ data: { confirmFormat: { userErrors: [] } } });
  }

  it('LST-02 finds people, and the address alone opens the same view in another browser', async () => {
    await page.goto('/users-list');
    const all = await countOf(page);
    await page.getByRole('textbox', { name: 'Поиск по списку' }).fill(SEARCH);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const named = await countOf(page);
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры списка' });
    await drawer.getByRole('checkbox', { name: /Ждёт формата/ }).check();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => countOf(page)).toBeLessThan(named);
    expect(await countOf(page)).toBeGreaterThan(4);
    await expect.poll(() => page.url()).toMatch(/q=.*state=AWAITING_FORMAT/);
    await other.goto(page.url());
    expect(await countOf(other)).toBe(await countOf(page));
  });

  it('LST-02 LST-03 LST-04 saves a decision in a record, and another moderator’s list follows', async () => {
    const found = await countOf(page);
    await links(other).first().click();
    const record = other.getByRole('dialog');
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('radio', { name: 'Слушатель' }).check();
    await record.getByText('После сохранения уйдёт это письмо.').waitFor();
    await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expectToast(other, 'Изменения сохранены');
    await record.getByText('Вне выбранных').waitFor();
    await other.goBack();
    expect(await countOf(other)).toBe(found - 1);
    await returnToTab(page);
    await expect.poll(() => countOf(page)).toBe(found - 1);
  });

  it('LST-04 REG-05 changes all that was found: plan, a failure, a conflict, and what is repeated', async () => {
    const found = await countOf(page);
    const query = `{ edition(year: 2025) { registrations { nodes { id requestedSection { id isOpenToTalks } } } } }`;
    const { data } = await portal.graphql<{ edition: { registrations: { nodes: Decided[] } } }>(
      query,
      {},
      await portal.tokenOf(MODERATOR),
    );
    const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const shown = new Set(addresses.map((href) => `Registration:${/record=(\w+)/.exec(href ?? '')?.[1]}`));
    const records = data.edition.registrations.nodes.filter(({ id }) => shown.has(id));
    const meanwhile = records.find(({ requestedSection }) => requestedSection?.isOpenToTalks);
    const failing = records.find(({ id }) => id !== meanwhile?.id);
    if (meanwhile === undefined || failing === undefined) throw new Error('the samples lack talks');
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    await page.getByRole('button', { name: new RegExp(`^Выбрать все ${found}\\s`) }).click();
    await page.getByRole('button', { name: `Изменить ${found}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Изменить записи' });
    await dialog.getByRole('combobox', { name: 'Подтверждённый формат' }).selectOption({ label: 'Слушатель' });
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    await dialog.getByText('Первое решение').first().waitFor();

    // One record changes before the run, one request gets no answer.
    const section = { confirmedFormat: 'POSTER', confirmedSectionId: meanwhile.requestedSection?.id };
    await decide(meanwhile.id, section);
    let isAway = true;
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      const fails = isAway && body.includes('ConfirmRegistration') && body.includes(failing.id);
      const error = { message: 'Сервис временно недоступен', extensions: { code: 'SERVICE_UNAVAILABLE' } };
      if (fails) await route.fulfill({ json: { data: null, errors: [error] } });
      else await route.continue();
    });
    await dialog.getByRole('button', { name: /^Изменить \d+/ }).click();
    await dialog.getByText('Не удалось: 1').waitFor();
    await dialog.getByText('Изменил кто-то другой: 1').waitFor();
    await dialog.getByText(`Изменено: ${found - 2}`).waitFor();
    await inspectPage(page, 'bulk-result');
    isAway = false;
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: /^Повторить: 1\s/ }).click();
    await dialog.getByText(`Изменено: ${found - 1}`).waitFor();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    // Nobody there waits for a format any more, here and in the other browser.
    await page.getByText('Никого не нашлось').waitFor();
    await returnToTab(other);
    await other.getByText('Никого не нашлось').waitFor();
  });

  it('LST-04 two moderators change one record: the second sees both values, and decides', async () => {
    await page.goto('/users-list?format=SPEAKER&state=AWAITING_PERSON&sort=name');
    await links(page).first().click();
    const forms = [page, other].map((one) => one.getByRole('dialog').first());
    const [mine, theirs] = [forms[0] ?? page.getByRole('dialog'), forms[1] ?? other.getByRole('dialog')];
    await mine.getByRole('button', { name: 'Редактировать' }).click();
    await other.goto(page.url());
    await theirs.getByRole('button', { name: 'Редактировать' }).click();
    for (const [form, date] of [
      [mine, '23 октября, 15:00'],
      [theirs, '22 октября, 10:00'],
    ] as const) {
      await form.getByRole('textbox', { name: 'Дата доклада' }).fill(date);
      await form.getByText('После сохранения уйдёт это письмо.').waitFor();
    }
    await theirs.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expectToast(other, 'Изменения сохранены');
    await mine.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const line = mine.getByRole('alert').getByRole('group', { name: 'Дата доклада' });
    await line.waitFor();
    await inspectPage(page, 'record-conflict');
    expect(plain(await line.innerText())).toMatch(/Сейчас: 22 октября, 10:00\s+Взять\s+У вас: 23 октября, 15:00/);
    await line.getByRole('button', { name: 'Оставить моё' }).click();
    await mine.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expectToast(page, 'Изменения сохранены');
    await mine.getByText('23 октября, 15:00').waitFor();
    await mine.getByRole('button', { name: 'История' }).click();
    await mine.getByText(/22 октября, 10:00 → 23 октября, 15:00/).waitFor();
  });

  it('LST-06 the table contains exactly the rows and columns on screen, the Excel opens in a new tab', async () => {
    await page.goto('/users-list?state=AWAITING_PERSON&sort=-org&size=500&columns=name,org,email');
    const found = await countOf(page);
    const cells = page.getByRole('table').first().locator('tbody tr').first().getByRole('cell');
    await cells.nth(3).waitFor();
    const [, ...shown] = await cells.allInnerTexts();
    const menu = page.getByRole('button', { name: 'Ещё' });
    await menu.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Таблица показанного (.csv)' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows = text.slice(1).trimEnd().split(/\r?\n/);
    expect(rows).toHaveLength(found + 1);
    expect(rows[1]?.split(';').map((cell) => plain(cell.replaceAll('"', '')))).toEqual(shown.map(plain));
    await menu.click();
    const tab = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: /^Excel всего списка/ }).click();
    await (await tab).close();
  });

  it('DSH-01 a number of the dashboard opens the list of those whom it counts', async () => {
    await page.goto('/dashboard');
    const figure = page.getByRole('link', { name: /устных докладов/ });
    const count = Number(/\d+/.exec(plain(await figure.innerText()).replaceAll(/(\d) (?=\d)/g, '$1'))?.[0]);
    await figure.click();
    await page.waitForURL('**/users-list?*format=SPEAKER*');
    expect(await countOf(page)).toBe(count);
  });
});
