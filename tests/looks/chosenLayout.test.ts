import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settle, shiftOf } from '../journeys/inspect.ts';
import { type Portal, startPortal } from '../journeys/portal.ts';
import { NARROW, openSignedIn, WIDE } from '../journeys/visitor.ts';
import { saveDateOfTalk } from './saveDateOfTalk.ts';

/** A phone on its side. */
const LOW = { width: 740, height: 360 };

describe('the layout of chosen records and of one record', () => {
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal();
    page = await openSignedIn(portal, 'moderator@example.org');
  });
  beforeEach(() => page.setViewportSize(WIDE));

  const choose = () =>
    page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();

  it('LST-04 a low screen shows the actions on chosen records in one line at its edge, with a complete menu', async () => {
    await page.setViewportSize(LOW);
    await page.goto('/users-list');
    await choose();
    const bar = page.getByRole('region', { name: 'Выбранные записи' });
    await bar.getByRole('button', { name: 'Экспорт выбранных' }).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await settle(page);
    const edge = (await bar.boundingBox()) ?? { y: 0, height: LOW.height };
    expect(edge.height).toBeLessThan(60);
    expect(edge.y + edge.height).toBeLessThanOrEqual(LOW.height);
    const isCut = await menu.getByRole('menuitem').evaluateAll((items) =>
      items.some((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return !item.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    );
    expect(isCut).toBe(false);
    await page.keyboard.press('Escape');
  });

  it('LST-04 a plan on a phone scrolls with its dialog', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list');
    await choose();
    const bar = page.getByRole('region', { name: 'Выбранные записи' });
    await bar.getByRole('button', { name: /^Выбрать все/ }).click();
    await bar.getByRole('button', { name: 'Изменить…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Подтверждённый формат' }).check();
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    const rows = dialog.getByRole('region', { name: 'Записи плана' });
    const hidden = await rows.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBe(0);
    const columns = rows.getByRole('columnheader').evaluateAll((all) => all.map((it) => it.clientWidth));
    expect(new Set(await columns).size, 'a long name leaves room for the change').toBe(1);
    await page.keyboard.press('Escape');
  });

  it('LST-02 a phone’s main controls are larger for a finger than they look', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Экспорт' }).waitFor();
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
    const tick = main.getByRole('checkbox', { name: /^Выбрать: / }).first();
    const link = main.getByRole('listitem').getByRole('link').first();
    const found = [
      await page.getByRole('button', { name: 'Открыть меню' }).evaluate(reaches),
      await tick.evaluate(reaches),
    ];
    const pages = await main
      .getByRole('button', { name: /^Страница / })
      .evaluateAll((all) => all.map((it) => it.clientHeight));
    expect(Math.min(...pages), 'pages').toBeGreaterThanOrEqual(30);
    await link.click();
    found.push(await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).evaluate(reaches));
    expect(found, 'menu, tick, close button').toEqual([true, true, true]);
    await page.keyboard.press('Escape');
  });

  it('LST-01 the list of a phone keeps its place while its tools load', async () => {
    const phone = await openSignedIn(portal, 'moderator@example.org', { viewport: NARROW });
    await phone.goto('/users-list');
    await phone.getByRole('main').getByRole('button', { name: 'Ещё' }).waitFor();
    await settle(phone);
    expect(await shiftOf(phone)).toBeLessThan(0.05);
    await phone.close();
  });

  it('LST-03 the tabs of a record stay where they were pressed', async () => {
    await page.goto('/users-list');
    await page.getByRole('rowheader').getByRole('link').first().click();
    const record = page.getByRole('dialog');
    const places: (number | undefined)[] = [];
    for (const name of ['Запись', 'История', 'Письма']) {
      const tab = record.getByRole('tab', { name });
      await tab.click();
      await record.getByRole('tabpanel', { name }).waitFor();
      await settle(page);
      places.push((await tab.boundingBox())?.y);
    }
    expect(new Set(places).size).toBe(1);
    await page.keyboard.press('Escape');
  });

  it('LST-03 LST-04 a phone shows a saved record from its start', async () => {
    await page.setViewportSize(NARROW);
    await page.goto('/users-list?format=speaker');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const record = page.getByRole('dialog').first();
    await saveDateOfTalk(page, record);
    await record.getByRole('tab', { name: 'Запись' }).waitFor();
    await settle(page);
    const { y = -1 } = (await record.getByRole('button', { name: 'Редактировать' }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
  });
});
