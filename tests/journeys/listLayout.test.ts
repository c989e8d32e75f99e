import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { settle } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { logIn } from './support.ts';
import { NARROW, openPage, WIDE } from './visitor.ts';

/** Longer than any column of names. */
const LONG_NAME = 'Образцова-Примерова-Шаблонова-Эталонова-Макетова';

describe('the layout of a list', () => {
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    // Before the gateway reads the list for the first time: a confirmed talk without a title, of a person with a long name.
    const { id, account_id } = await portal.provider.database
      .selectFrom('participations')
      .select(['id', 'account_id'])
      .where('meeting_id', '=', 3)
      .where('is_active', '=', true)
      .where('is_school', '=', false)
      .where('is_neutron', '=', false)
      .where('confirm_type', '>', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const titled = portal.provider.database.updateTable('participations').set({ comments: null });
    await titled.where('id', '=', id).execute();
    const named = portal.provider.database.updateTable('individuals').set({ last_name: LONG_NAME });
    await named.where('account_id', '=', account_id).execute();
    page = await openPage(portal);
    await logIn(page, 'moderator@example.org');
  });

  const counts = () => page.getByText(/^Найдено: |^Всего: /).first();

  it('LST-01 shortens a compact name next to a warning to one line with an ellipsis', async () => {
    await page.goto(`/users-list?density=compact&q=${LONG_NAME}`);
    const cell = page.getByRole('rowheader');
    const name = cell.getByRole('link');
    await cell.getByRole('img', { name: /нет названия/ }).waitFor();
    const { isCut, ends, lines, overlap } = await name.evaluate((link) => {
      const { textOverflow, lineHeight } = getComputedStyle(link);
      return {
        isCut: link.scrollWidth > link.clientWidth,
        ends: textOverflow,
        lines: Math.round(link.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
        overlap: link.getBoundingClientRect().right - (link.closest('th')?.getBoundingClientRect().right ?? 0),
      };
    });
    expect({ isCut, ends, lines }).toEqual({ isCut: true, ends: 'ellipsis', lines: 1 });
    expect(overlap).toBeLessThanOrEqual(0);
  });

  it('LST-04 a toast does not cover the close button of a dialog, at either width', async () => {
    await page.goto(`/users-list?q=${LONG_NAME}`);
    await page.getByRole('rowheader').getByRole('link').click();
    const record = page.getByRole('dialog', { name: new RegExp(LONG_NAME) });
    await record.getByRole('button', { name: 'Редактировать' }).click();
    await record.getByRole('textbox', { name: 'Дата доклада' }).fill('24 октября, 10:00');
    await record.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Письмо участнику' })
      .getByRole('button', { name: /^Сохранить без/ })
      .click();
    const toast = page.getByRole('region', { name: 'Уведомления' }).getByRole('alert');
    await toast.waitFor();
    // A toast under the pointer stays.
    await toast.hover();
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await settle(page);
      const isFree = await record.getByRole('button', { name: 'Закрыть' }).evaluate((cross) => {
        const { left, right, top, bottom } = cross.getBoundingClientRect();
        return cross.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
      expect({ isFree, isShown: await toast.isVisible() }).toEqual({ isFree: true, isShown: true });
    }
    await page.setViewportSize(WIDE);
  });

  it('LST-02 printing gives all rows of the view, on pages without blanks', async () => {
    await page.goto('/users-list');
    await counts().waitFor();
    const total = Number(/\d+/.exec(await counts().innerText())?.[0]);
    expect(total).toBeGreaterThan(200);
    const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = () => resolve())));
    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: /печат/i }).click();
    await printed;
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text } = await extractText(document, { mergePages: false });
    expect(text.filter((it) => it.trim() === '')).toEqual([]);
    expect(text.join(' ').match(/Устный\s+доклад|Стендовый\s+доклад|Слушатель/g)).toHaveLength(total);
  });
});
