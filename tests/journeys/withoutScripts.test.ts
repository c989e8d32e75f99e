import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { menuPaths } from './menuPaths.ts';
import { type Portal, startPortal } from './portal.ts';
import { plain } from './support.ts';
import { NARROW, openPage } from './visitor.ts';

describe('the public pages before any script', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ isRendered: true });
  });

  it('PUB-07 are in the menu or its archive', async () => {
    const html = await (await fetch(portal.url, { headers: { accept: 'text/html' } })).text();
    const links = [...new JSDOM(html).window.document.querySelectorAll('nav a')];
    const paths = links.map((link) => link.getAttribute('href') ?? '');
    expect(paths.sort()).toEqual([...menuPaths, '/personal-data'].sort());
  });

  it('PRG-01 PUB-07 DOC-01 a phone without scripts has menu, programme and the check of a document', async () => {
    const page = await openPage(portal, { javaScriptEnabled: false, viewport: NARROW });
    const words = async () => plain(await page.locator('main').innerText());
    await page.goto('/');
    expect(await words()).toMatch(/Ключевые даты/);
    const way = page.getByText('На метро', { exact: true });
    expect(await way.isVisible()).toBe(false);
    await page.getByText('Как добраться').click();
    expect(await way.isVisible()).toBe(true);
    expect(plain(await page.locator('noscript').first().innerText())).toMatch(/работают с JavaScript/);
    await page.getByRole('navigation', { name: 'Разделы портала' }).getByRole('link', { name: 'Программа' }).click();
    await page.waitForURL('**/program');
    expect(await page.locator('main').getByRole('heading', { level: 2, name: /окт/ }).count()).toBe(4);
    await page.goto('/verify');
    await page.getByLabel('Код документа').fill('portal.example/verify/ABCD EFGH JKMN PQRS');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.waitForURL('**/verify?code=*');
    // A busy machine may answer without the document first; the page then asks to be opened again.
    while (/Обновите страницу/.test(await words())) await page.reload();
    expect(await words()).toMatch(/Такого документа нет.*Код: ABCD EFGH JKMN PQRS/s);
  });
});
