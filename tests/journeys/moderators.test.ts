import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPage } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { expectToast, plain, stepsOfOneJourney } from './support.ts';
import { openSignedIn } from './visitor.ts';

const MODERATOR = 'moderator@example.org';
/** Names of the samples in which this is found: a part of the list. */
const SEARCH = 'Шаблонов';

const countOf = async (page: Page): Promise<number> => {
  const said = page.getByText(/^Найдено: |^Всего: /);
  await said.waitFor();
  return Number(/: (\d+)/.exec(plain(await said.innerText()).replaceAll(/(\d) (?=\d)/g, '$1'))?.[1]);
};
/** The answer to a chunk of a bulk change of which the service changed nothing. */
const failedRun = ({ variables }: { variables: { input: { items: { registrationId: string }[] } } }) => ({
  data: {
    applyBulkChange: {
      __typename: 'ApplyBulkChangePayload',
      results: variables.input.items.map(({ registrationId: id }) => ({
        __typename: 'BulkResult',
        registration: { __typename: 'Registration', id },
        outcome: 'FAILED',
        reason: null,
        message: 'Сервис временно недоступен, попробуйте позже',
        after: null,
      })),
      userErrors: [],
    },
  },
});
const recordDialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

describe('a moderator’s day', () => {
  stepsOfOneJourney();
  let portal: Portal;
  let page: Page;
  let other: Page;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openSignedIn(portal, MODERATOR);
    other = await openSignedIn(portal, MODERATOR);
  });

  /** Passes the first request of an operation and holds the second until released. */
  async function holdSecond(operation: string) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    let fails = false;
    await page.route('**/graphql', async (route) => {
      const isCounted = route.request().postData()?.includes(operation);
      if (isCounted) count += 1;
      if (count > 1) await held;
      if (isCounted && fails && count > 1) await route.fulfill({ json: failedRun(route.request().postDataJSON()) });
      else await route.continue();
    });
    return {
      /** Lets the call and later ones fail for each of their records; the service never gets them. */
      fail: () => {
        fails = true;
        release();
      },
      release: async () => {
        fails = false;
        release();
        // Requests still on their way through the handler are let out first: interception that ends takes them over.
        await page.unrouteAll({ behavior: 'wait' });
      },
    };
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
    const found = await countOf(page);
    expect(found).toBeGreaterThan(1);
    expect(page.url()).toMatch(/q=.*status=awaiting-format/);
    await other.goto(page.url());
    expect(await countOf(other)).toBe(found);
  });

  it('LST-04 confirms formats of all that was found: dry run, progress, a result a row; again changes nothing', async () => {
    const found = await countOf(page);
    const chosen = page.getByRole('region', { name: 'Выбранные записи' });
    const bulk = async (all: number) => {
      await page
        .getByRole('checkbox', { name: /^Выбрать: / })
        .first()
        .check();
      await chosen.getByRole('button', { name: new RegExp(`^Выбрать все ${all}\\s`) }).click();
      await chosen.getByText(new RegExp(`^Выбраны все ${all}\\s`)).waitFor();
      await page.getByRole('button', { name: 'Изменить…' }).click();
      const form = page.getByRole('dialog', { name: 'Изменить записи' });
      await form.getByRole('checkbox', { name: 'Подтверждённый формат' }).check();
      await form.getByRole('radio', { name: 'Слушатель' }).check();
      await form.getByRole('button', { name: 'Показать, что изменится' }).click();
      // Its heading follows the run.
      return page.getByRole('dialog', { name: /^(Что изменится|Письма|Ход изменений|Итог изменений)$/ });
    };
    const plan = await bulk(found);
    await plan.getByText(`Изменится: ${found}`).waitFor();
    await plan.getByText(new RegExp(`отправит ${found}\\s`)).waitFor();
    await plan.getByRole('button', { name: /^Дальше: письма/ }).click();
    // All but the first go out.
    await plan
      .getByText(/^Показать письмо/)
      .first()
      .click();
    await plan
      .getByText(/^(Уважаем|Здравствуйте)/)
      .first()
      .waitFor();
    await inspectPage(page, 'bulk-letters');
    await plan.getByRole('region', { name: 'Письма' }).getByRole('checkbox').first().uncheck();
    await plan.getByText(new RegExp(`^Уйдёт ${found - 1}\\s`)).waitFor();
    const hold = await holdSecond('ApplyBulkChange');
    await plan.getByRole('button', { name: /^Изменить \d+/ }).click();
    // A request takes twenty records: the first is done, the second on its way.
    await plan.getByText(new RegExp(`^Готово 20 из\\s${found}$`)).waitFor();
    const bar = plan.getByRole('progressbar', { name: 'Ход изменений' });
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeCloseTo((20 / found) * 100);
    await inspectPage(page, 'bulk-progress');
    hold.fail();
    await plan.getByText(`Нет ответа: ${found - 20}`).waitFor();
    await hold.release();
    await inspectPage(page, 'bulk-failed');
    await plan.getByRole('button', { name: new RegExp(`^Повторить неудавшиеся: ${found - 20}\\s`) }).click();
    await plan.getByText(new RegExp(`^Обработано: ${found}\\s`)).waitFor();
    await plan.getByText(`Изменено: ${found}`, { exact: true }).waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('100');
    expect(await plan.getByRole('cell', { name: 'Изменено', exact: true }).count()).toBe(1);
    expect(await plan.getByRole('cell', { name: 'Изменено, письмо отправляется', exact: true }).count()).toBe(
      found - 1,
    );
    await plan.getByRole('button', { name: 'Готово' }).click();
    // Nothing waits for a format any more, neither here nor, within 2 seconds, in the other browser.
    await page.getByText('Никого не нашлось').waitFor();
    await other.getByText('Никого не нашлось').waitFor();
    await page.goto(`/users-list?q=${encodeURIComponent(SEARCH)}&confirmed=listener`);
    const again = await bulk(await countOf(page));
    await again.getByText(/Изменится: 0/).waitFor();
    await again.getByText(/Менять нечего/).waitFor();
    await page.keyboard.press('Escape');
    await again.waitFor({ state: 'hidden' });
  });

  it('LST-04 two moderators change one record: the second sees who, when and what, and decides', async () => {
    const address = '/users-list?format=speaker&sort=name';
    await page.goto(address);
    const first = page.getByRole('rowheader').getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await recordDialog(page, name).getByRole('button', { name: 'Редактировать' }).click();
    await other.goto(page.url());
    await recordDialog(other, name).getByRole('button', { name: 'Редактировать' }).click();

    // Enter confirms the letter that the save shows.
    const sendLetter = async (moderator: Page) => {
      const letter = moderator.getByRole('dialog', { name: 'Письмо участнику' });
      await letter.getByText(/^(Уважаем|Здравствуйте)/).waitFor();
      await letter.getByRole('button', { name: /^Сохранить и.отправить/ }).press('Enter');
    };
    const save = async (moderator: Page, schedule: string) => {
      const dialog = recordDialog(moderator, name);
      await dialog.getByRole('radio', { name: 'Устный доклад' }).check();
      await dialog.getByRole('textbox', { name: 'Дата доклада' }).fill(schedule);
      await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await sendLetter(moderator);
    };
    await save(other, '22 октября, 10:00');
    await expectToast(other, 'Изменения сохранены');
    await save(page, '23 октября, 15:00');
    const notice = recordDialog(page, name).getByRole('alert');
    await notice.waitFor();
    await inspectPage(page, 'record-conflict');
    await notice.waitFor();
    expect(plain(await notice.innerText())).toMatch(/Последнее изменение: \S+.*15\.09\.2025/s);
    const field = notice.getByRole('group', { name: 'Дата доклада' });
    expect(plain(await field.innerText())).toMatch(/22 октября, 10:00\s+У вас: 23 октября, 15:00/);
    await notice.getByRole('button', { name: 'Применить моё' }).click();
    await sendLetter(page);
    await expectToast(page, 'Изменения сохранены');
    await recordDialog(page, name).getByText('23 октября, 15:00').waitFor();
    await recordDialog(page, name).getByRole('tab', { name: 'История' }).click();
    await recordDialog(page, name)
      .getByText(/22 октября, 10:00 → 23 октября, 15:00/)
      .waitFor();
  });

  it('LST-06 the export of the view contains exactly the rows and columns on screen', async () => {
    const withDetails = new Set<string | undefined>();
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('"ParticipantsList"')) withDetails.add(/"withDetails":(\w+)/.exec(body)?.[1]);
    });
    await page.goto(
      `/users-list?format-not=listener&status=awaiting-person&sort=-org,name&size=500&columns=name,org,email`,
    );
    const found = await countOf(page);
    const frame = page.getByRole('region', { name: 'Участники' });
    const cells = frame.locator('tbody tr').first().locator('th, td');
    await cells.nth(3).waitFor();
    const [, name, organization, email] = await cells.allInnerTexts();
    expect([...withDetails], 'no query leaves the e-mails out').toEqual(['true']);
    await page.getByRole('button', { name: 'Экспорт' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Таблица (.csv)' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows = text.slice(1).trimEnd().split(/\r?\n/);
    expect(rows).toHaveLength(found + 1);
    const cut = (row: string | undefined) => row?.split(';').map((cell) => plain(cell.replaceAll('"', '')));
    expect(cut(rows[1])).toEqual([name, organization, email].map((cell) => plain(cell ?? '')));
    await expectToast(page, /сохранён/);
    // The table ends with the last row of the file; rows far from the screen are not drawn.
    await frame.locator('tbody').last().scrollIntoViewIfNeeded();
    await frame.getByText(cut(rows.at(-1))?.[2] ?? '').waitFor();
  });
});
