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
  { path: '/theses', words: /2000 знаков/ },
  { path: '/thesis-24', words: /PDF/ },
  { path: '/tour', words: /Ф-1/ },
  { path: '/orgs', words: /комитет/i },
  { path: '/contacts', words: /@/ },
  { path: '/privacy', words: /персональных данных/ },
  { path: '/verify/ABCDEFGHJKMNPQRS', words: /Такого документа нет/ },
  { path: '/404', words: /Такой страницы нет/ },
  { path: '/not-found', words: /войдите/ },
];

describe('without scripts', () => {
  let portal: Portal;
  let page: Page;
  const words = async () => plain(await page.locator('main').innerText());
  /** A busy machine may answer without the document first; the page then asks to be opened again. */
  const withDocument = async () => {
    while (/Обновите страницу/.test(await words())) await page.reload();
  };

  beforeAll(async () => {
    portal = await startPortal({ isRendered: true });
    page = await openPage(portal, { javaScriptEnabled: false, viewport: NARROW });
  });

  it.each(pages)('PUB-06 $path can be read', async ({ path, words: expected }) => {
    await page.goto(path);
    await withDocument();
    expect(await words()).toMatch(expected);
  });

  it.each(['/', '/login', '/users-list', '/personal-data'])('%s says what needs scripts', async (path) => {
    await page.goto(path);
    expect(plain(await page.locator('noscript').first().innerText())).toMatch(/работают с JavaScript/);
  });

  it('PUB-07 the menu is there on a phone', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Разделы портала' }).getByRole('link', { name: 'Программа' }).click();
    await page.waitForURL('**/program');
  });

  it('PRG-01 the days of the programme follow each other', async () => {
    await page.goto('/program');
    expect(await page.locator('main').getByRole('heading', { level: 2, name: /окт/ }).count()).toBe(4);
  });

  it('DOC-01 checks the code of a document', async () => {
    await page.goto('/verify');
    await page.getByLabel('Код документа').fill('portal.example/verify/ABCD EFGH JKMN PQRS');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.waitForURL('**/verify?code=*');
    await withDocument();
    expect(await words()).toMatch(/Такого документа нет.*Код: ABCD EFGH JKMN PQRS/s);
  });
});
