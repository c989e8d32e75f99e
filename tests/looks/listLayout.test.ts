import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectFits, settle, shiftOf } from '../journeys/inspect.ts';
import { type Portal, startPortal } from '../journeys/portal.ts';
import { NARROW, openSignedIn, WIDE } from '../journeys/visitor.ts';
import { saveDateOfTalk } from './saveDateOfTalk.ts';

/** Longer than any column of names. */
const LONG_NAME = 'Образцова-Примерова-Шаблонова-Эталонова-Макетова';
/** The browser's default toolbar of a control, in pixels. */
const ONE_ROW = 48;

describe('the layout of the moderators’ list', () => {
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    // Before the gateway reads the list for the first time.
    const talk = await portal.provider.database
      .selectFrom('participations')
      .select('account_id')
      .where('meeting_id', '=', 3)
      .where('is_active', '=', true)
      .where('is_school', '=', false)
      .where('is_neutron', '=', false)
      .where('confirm_type', '>', 1)
      .executeTakeFirstOrThrow();
    const named = portal.provider.database.updateTable('individuals').set({ last_name: LONG_NAME });
    await named.where('account_id', '=', talk.account_id).execute();
    page = await openSignedIn(portal, 'moderator@example.org');
  });
  beforeEach(() => page.setViewportSize(WIDE));

  const counts = () => page.getByText(/^Найдено: |^Всего: /);
  const names = () => page.getByRole('table').getByRole('cell').getByRole('link', { name: /\p{L}/u });
  const tick = () => page.getByRole('checkbox', { name: /^Выбрать: / }).first();

  it('LST-01 a name longer than its column stays inside it, at either width', async () => {
    await page.goto(`/users-list?q=${LONG_NAME}`);
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await names().first().waitFor();
      await settle(page);
      await expectFits(page);
      const overlap = await names()
        .first()
        .evaluate(
          (link) => link.getBoundingClientRect().right - (link.closest('td')?.getBoundingClientRect().right ?? 0),
        );
      expect(overlap, `at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  });

  it('LST-02 LST-04 the tools of a phone stay in one row, with and without chosen records', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list');
    const tools = page.getByRole('button', { name: 'Ещё' }).locator('..');
    await tools.waitFor();
    const heights = [(await tools.boundingBox())?.height];
    await tick().check();
    await page.getByRole('button', { name: 'Изменить 1' }).waitFor();
    heights.push((await tools.boundingBox())?.height);
    expect(Math.max(...heights.map(Number))).toBeLessThanOrEqual(ONE_ROW);
    await expectFits(page);
  });

  it('LST-04 a plan on a phone scrolls with its dialog', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list');
    await page.getByRole('checkbox', { name: 'Выбрать все строки страницы' }).check();
    await page.getByRole('button', { name: /^Изменить \d+/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Подтверждённый формат' }).selectOption({ label: 'Слушатель' });
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    const rows = dialog.getByRole('table', { name: 'Изменится', exact: true });
    await rows.waitFor();
    const hidden = await rows.evaluate(({ parentElement: box }) => (box ? box.scrollHeight - box.clientHeight : -1));
    expect(hidden).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('LST-04 a toast does not cover the close button of a record, which a phone shows from its start', async () => {
    await page.goto(`/users-list?q=${LONG_NAME}`);
    await names().first().click();
    const record = page.getByRole('dialog');
    await saveDateOfTalk(page);
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
    const { y = -1 } = (await record.getByRole('button', { name: 'Следующая запись' }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
  });

  it('LST-02 printing gives all rows of the view, on pages without blanks', async () => {
    await page.goto('/users-list');
    const total = Number(/\d+/.exec(await counts().innerText())?.[0]);
    expect(total).toBeGreaterThan(200);
    const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text } = await extractText(document, { mergePages: false });
    expect(text.filter((it) => it.trim() === '')).toEqual([]);
    expect(text.join(' ').match(/Устный\s+доклад|Стендовый\s+доклад|Слушатель/g)).toHaveLength(total);
  });

  it('LST-02 a phone’s main controls are larger for a finger than they look', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list');
    await tick().waitFor();
    const reaches = (control: Element) => {
      control.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [-21, 21].every((by) =>
        [document.elementFromPoint(x + by, y), document.elementFromPoint(x, y + by)].every((it) =>
          control.contains(it),
        ),
      );
    };
    const found = [await page.getByRole('button', { name: 'Открыть меню' }).evaluate(reaches)];
    await names().first().click();
    found.push(await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).evaluate(reaches));
    expect(found, 'menu, close button').toEqual([true, true]);
  });

  it('LST-01 the list of a phone keeps its place while it loads', async () => {
    const phone = await openSignedIn(portal, 'moderator@example.org', { viewport: NARROW });
    await phone.goto('/users-list');
    await phone.getByRole('button', { name: 'Ещё' }).waitFor();
    await settle(phone);
    expect(await shiftOf(phone)).toBeLessThan(0.05);
    await phone.context().close();
  });
});
