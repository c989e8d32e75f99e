import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from './portal.ts';
import { plain } from './support.ts';
import { NARROW, openPage } from './visitor.ts';

/** What a reader without scripts finds on each public page; the pages of an archive have the same screens. */
const pages = [
  { path: '/', words: /Ключевые даты/ },
  { path: '/program', words: /24 окт\. \(пятница\)/ },
  { path: '/program-24', words: /Закрытие форума/ },
  { path: '/users-list', words: /Примеров/ },
  { path: '/neutron-users', words: /Организация/ },
  { path: '/theses', words: /2000 знаков/ },
  { path: '/thesis-24', words: /PDF/ },
  { path: '/tour', words: /Ф-1/ },
  { path: '/orgs', words: /комитет/i },
  { path: '/contacts', words: /@/ },
  { path: '/privacy', words: /персональных данных/ },
  { path: '/verify/ABCDEFGHJKMNPQRS', words: /Такого документа нет/ },
  { path: '/login', words: /нужен JavaScript/ },
  { path: '/registration', words: /нужен JavaScript/ },
  { path: '/404', words: /Такой страницы нет/ },
  { path: '/not-found', words: /войдите/ },
];

describe('without scripts', () => {
  let portal: Portal;
  let page: Page;
  const words = async () => plain(await page.locator('main').innerText());
  /** A busy machine may answer without the provider's rows first; the page then asks to be opened again. */
  const withRows = async () => {
    while (/Обновите страницу/.test(await words())) await page.reload();
  };

  beforeAll(async () => {
    portal = await startPortal({ isRendered: true });
    page = await openPage(portal, { javaScriptEnabled: false, viewport: NARROW });
  });

  it.each(pages)('PUB-06 $path can be read', async ({ path, words: expected }) => {
    await page.goto(path);
    await withRows();
    expect(await words()).toMatch(expected);
    expect(await page.locator('.mantine-Skeleton-root:visible').count(), 'nothing that loads for ever').toBe(0);
    expect(await page.locator('[data-needs-scripts]:visible').count(), 'nothing that only scripts can do').toBe(0);
    // Headings of a table keep their buttons, which look like words.
    expect(await page.locator('main button:visible:not(form button, th button)').count(), 'no idle button').toBe(0);
  });

  it('PUB-07 the menu is there on a phone', async () => {
    await page.getByRole('navigation', { name: 'Разделы портала' }).getByRole('link', { name: 'Программа' }).click();
    await page.waitForURL('**/program');
  });

  it('PRG-01 PRG-06 leads to each day, and shows the talks of a session', async () => {
    await page.getByRole('link', { name: /^24 окт/ }).click();
    await page.getByRole('heading', { level: 2, name: /^24 окт/ }).waitFor();
    await page.locator('details summary', { hasText: 'подробнее' }).first().click();
    expect(await page.locator('details[open] li').count()).toBeGreaterThan(1);
  });

  it('PRG-06 leads to the abstract of a talk', async () => {
    await page.goto('/program');
    await page.locator('details summary', { hasText: 'подробнее' }).first().click();
    await page.getByRole('link', { name: /^Тезисы: Синхротроны/ }).click();
    await page.waitForURL('**/program?abstract=*');
    await withRows();
    expect(await words()).toMatch(/Источники четвёртого поколения дают пучки/);
    expect(await page.locator('main .mantine-Skeleton-root:visible, main button:visible').count()).toBe(0);
  });

  it('DOC-01 checks the code of a document', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Проверка документа' }).click();
    await page.getByLabel('Код документа').fill('portal.example/verify/ABCD EFGH JKMN PQRS');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.waitForURL('**/verify?code=*');
    await withRows();
    expect(await words()).toMatch(/Такого документа нет.*Код: ABCD EFGH JKMN PQRS/s);
  });

  it('PRG-07 leads to the posters of a session', async () => {
    await page.goto('/program');
    await page.getByRole('link', { name: 'список постеров' }).first().click();
    await page.waitForURL('**/program?posters=*');
    await withRows();
    expect(await page.locator('main li').count()).toBeGreaterThan(3);
  });

  it('LST-01 leads to the next page of the list', async () => {
    await page.goto('/users-list');
    const first = await page.locator('main').getByRole('list').or(page.locator('main')).first().innerText();
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await page.waitForURL('**/users-list?page=2');
    await withRows();
    expect(await words()).not.toBe(plain(first));
    expect(await page.getByRole('navigation', { name: 'Страницы списка' }).locator('strong').innerText()).toBe('2');
  });

  it('LST-01 finds a person in the list', async () => {
    const find = async (text: string) => {
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('button', { name: 'Найти' }).click();
      await page.waitForURL(`**/users-list?${new URLSearchParams({ q: text })}`);
      await withRows();
      return words();
    };
    await page.goto('/users-list');
    await withRows();
    expect(await find('Макетов-169')).toMatch(/Найдено: 1 участник из/);
    expect(await find('такого здесь нет')).toMatch(/Найдено: 0 участников/);
    expect(await find('')).toMatch(/Всего:/);
  });
});
