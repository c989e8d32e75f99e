import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPage } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { openPage } from './visitor.ts';

/** Titles on paper may be broken at hyphens and lines, and hold spaces that do not break. */
const plain = (text: string) => text.replace(/\u2060/g, '').replace(/\s+/g, ' ');

describe('a visitor and the programme', () => {
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal({ clock: '2025-10-21T14:30:00+03:00', isRendered: true });
    page = await openPage(portal, {
      timezoneId: 'America/New_York',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
  });

  it('PRG-01 is led to what runs now by the service’s clock, from another zone', async () => {
    await page.goto('/program?day=d3');
    await page.getByRole('button', { name: /Сейчас/ }).click();
    const running = page.getByRole('article').filter({ hasText: /идёт сейчас/ });
    await running.first().waitFor();
    expect(plain((await running.allInnerTexts()).join(' '))).toContain('14:00–16:00');
    await page.waitForURL(/[?&]day=d1/);
  });

  it('PRG-01 filters on a phone too', async () => {
    await page.goto('/program');
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.locator('label').filter({ hasText: 'Источники' }).waitFor();
    await inspectPage(page, 'programme-filter');
  });

  it('PRG-06 reads a session at its own address and sees what runs at the same time', async () => {
    await page.goto('/program');
    await page
      .getByRole('article', { name: /Секция 4/ })
      .getByRole('link', { name: /подробнее/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: /В\sэто же время/ }).waitFor();
    await inspectPage(page, 'programme-detail');
    const address = page.url();
    expect(new URL(address).searchParams.get('session')).toBeTruthy();
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('dialog', { name: /Секция 4/ }).waitFor();
    await other.close();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('keeps a plan over a reload, shares it by a link, and exports it as a calendar', async () => {
    await page.goto('/program');
    const plenary = page.getByRole('article', { name: /Пленарное заседание/ });
    await plenary.getByRole('button', { name: /Добавить в\sмой план/ }).click();
    await page
      .getByRole('article', { name: /Секция 4/ })
      .getByRole('button', { name: /Добавить в\sмой план/ })
      .click();
    await page.reload();
    // The count appears after hydration.
    await page.getByRole('button', { name: /Мой план\s*2/ }).click();
    const planned = page.getByRole('listitem').filter({ hasText: 'Председатель' });
    await expect
      .poll(() => planned.allInnerTexts().then((texts) => texts.map(plain)))
      .toEqual([expect.stringContaining('Пленарное заседание'), expect.stringContaining('Секция 4')]);

    await page.getByRole('button', { name: /Скопировать ссылку на\sплан/ }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const theirs = await openPage(portal);
    await theirs.goto(link);
    await theirs.getByText(/Вам прислали план: 2\sсобытия/).waitFor();

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: /План в\sкалендарь/ }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
    expect(events.map(({ summary }) => plain(summary))).toEqual(
      expect.arrayContaining([expect.stringContaining('Пленарное заседание'), expect.stringContaining('Секция 4')]),
    );
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString()).sort()).toEqual([
      '2025-10-21T08:20:00.000Z',
      '2025-10-21T11:00:00.000Z',
    ]);
  });

  it('prints the complete programme on A4, every day, without the page around it', async () => {
    // The browser's print dialog is invisible here; its input is not.
    await page.goto('/program');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Печать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Печать программы' });
    await dialog.waitFor();
    await inspectPage(page, 'programme-print');
    await dialog.getByRole('button', { name: 'Напечатать' }).click();
    await page.locator('body > div > h1').waitFor({ state: 'attached' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    await page.evaluate(() => {
      const { dataset } = window.document.documentElement;
      addEventListener('beforeprint', () => {
        dataset.printed = dataset.mantineColorScheme;
      });
    });
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(await page.locator('html').getAttribute('data-printed'), 'the scheme on paper').toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    const first = await document.getPage(1);
    expect(first.view.map(Math.round).slice(2)).toEqual([595, 842]);
    const { text } = await extractText(document, { mergePages: true });
    const words = plain(text);
    for (const day of ['21 окт.', '22 окт.', '23 окт.', '24 окт.']) expect(words).toContain(day);
    expect(words).toContain('Пленарное заседание');
    expect(words).not.toContain('Личный кабинет');
    expect(words).not.toContain('подробнее');
  });

  it('prints an open dialog once and complete, without the page behind it', async () => {
    await page.goto('/program-23?session=d3-posters');
    await page.getByText('43 стендовых доклада').waitFor();
    await page.getByText('В это же время').waitFor();
    const document = await getDocumentProxy(new Uint8Array(await page.pdf()));
    const words = plain((await extractText(document, { mergePages: true })).text);
    expect(words.match(/Постерная сессия 26 октября/g)).toHaveLength(1);
    expect(words).toContain('В это же время');
    expect(words).not.toContain('Личный кабинет');
  });

  it('PRG-06 a talk has a separate page', async () => {
    await page.goto('/program?q=нейтрон');
    // The posters come last, and the list renders again with them.
    await page.getByText(/Найдено:.*стендовых/).waitFor();
    await page
      .getByRole('link', { name: /Нейтроны для/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Тезисы' }).waitFor();
    await inspectPage(page, 'talk');
  });

  it('PRG-03 the second reading is another programme, as readable as the first', async () => {
    await page.goto('/program?reading=2');
    await page.getByRole('tab', { name: /24 окт/ }).waitFor();
    await inspectPage(page, 'programme-second-reading');
  });
});
