import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../journeys/inspect.ts';
import { type Portal, startPortal } from '../journeys/portal.ts';
import { NARROW, openSignedIn, WIDE } from '../journeys/visitor.ts';
import { saveDateOfTalk } from './saveDateOfTalk.ts';

/** Longer than any column of names. */
const LONG_NAME = 'Образцова-Примерова-Шаблонова-Эталонова-Макетова';
/** Each of its parts is as long as a Russian surname is. */
const DOUBLE_NAME = 'Константинопольский-Вознесенский';
/** With a warning icon in the column its second part does not fit. */
const MARKED_NAME = 'Преображенский-Константинопольский';

describe('the layout of a list', () => {
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    // Before the gateway reads the list for the first time: confirmed talks of people with long names, two of them without a title.
    const talks = await portal.provider.database
      .selectFrom('participations')
      .select(['id', 'account_id'])
      .distinctOn('account_id')
      .where('meeting_id', '=', 3)
      .where('is_active', '=', true)
      .where('is_school', '=', false)
      .where('is_neutron', '=', false)
      .where('confirm_type', '>', 1)
      .orderBy('account_id')
      .limit(3)
      .execute();
    const titled = portal.provider.database.updateTable('participations').set({ comments: null });
    await titled.where('id', 'in', [talks[0]?.id ?? 0, talks[2]?.id ?? 0]).execute();
    for (const [index, last_name] of [LONG_NAME, DOUBLE_NAME, MARKED_NAME].entries()) {
      const named = portal.provider.database.updateTable('individuals').set({ last_name });
      await named.where('account_id', '=', talks[index]?.account_id ?? 0).execute();
    }
    page = await openSignedIn(portal, 'moderator@example.org');
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

  it('LST-01 breaks a double surname at its hyphen only, and a compact row shows its complete state, at 1280 px', async () => {
    await page.goto(`/users-list?q=${DOUBLE_NAME}`);
    const name = page.getByRole('rowheader').getByRole('link').first();
    await name.waitFor();
    await settle(page);
    const linesOf = (link: Element) =>
      [...(link.textContent ?? '').matchAll(/[А-Яа-я]+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(link.firstChild as Node, index);
        range.setEnd(link.firstChild as Node, index + word.length);
        return [word, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
      });
    expect((await name.evaluate(linesOf)).slice(0, 2)).toEqual([
      ['Константинопольский', 1],
      ['Вознесенский', 1],
    ]);
    await page.goto('/users-list?density=compact&status=awaiting-person');
    const state = page.getByRole('cell', { name: 'Ждёт подтверждения' }).first();
    await state.waitFor();
    await settle(page);
    const isCut = (cell: Element) =>
      [cell, ...cell.querySelectorAll('*')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await state.evaluate(isCut)).toBe(false);
  });

  it('LST-01 breaks a name that does not fit its column with a warning icon, at 1280 px', async () => {
    await page.goto(`/users-list?q=${MARKED_NAME}`);
    const cell = page.getByRole('rowheader');
    await cell.getByRole('img', { name: /нет названия/ }).waitFor();
    await settle(page);
    const overlap = await cell.getByRole('link').evaluate((link) => {
      const column = link.closest('th > div')?.getBoundingClientRect().right ?? 0;
      return link.getBoundingClientRect().right - column;
    });
    expect(overlap).toBeLessThanOrEqual(0);
  });

  it('LST-04 the panes of the review begin right below its tools', async () => {
    await page.goto('/users-list/review');
    const panes = page.getByRole('region', { name: 'Очередь' });
    await panes.getByRole('link').first().waitFor();
    const [tools, queue] = await Promise.all([
      page.getByRole('link', { name: 'К списку' }).boundingBox(),
      panes.boundingBox(),
    ]);
    expect((queue?.y ?? 0) - ((tools?.y ?? 0) + (tools?.height ?? 0))).toBeLessThanOrEqual(20);
  });

  it('LST-04 a toast does not cover the close button of a dialog, at either width', async () => {
    await page.goto(`/users-list?q=${LONG_NAME}`);
    await page.getByRole('rowheader').getByRole('link').click();
    const record = page.getByRole('dialog', { name: new RegExp(LONG_NAME) });
    await saveDateOfTalk(page, record);
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
