import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/bulk/BulkTools.tsx';
import { giveHeight } from './listData.ts';
import { manyRows, openList } from './openList.tsx';
import { dialog, edit, open } from './openRecord.tsx';

beforeEach(giveHeight);

const isIn = (element: HTMLElement) => element.contains(document.activeElement);

describe('the focus stays in a dialog whose next step removes the pressed button', () => {
  it.each(['Отмена', 'Сохранить'])('LST-04 in a record, and «%s» shows it from its start', async (way) => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const page = open();
    const record = await edit(page);
    const button = await within(record).findByRole('button', { name: way });
    expect(isIn(record), 'after «Редактировать»').toBe(true);
    scroll.mockClear();
    await page.user.click(button);
    await within(record).findByRole('button', { name: 'Редактировать' });
    expect(isIn(record)).toBe(true);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
  });

  it('LST-04 in a record after which the next one follows', async () => {
    const page = open();
    await page.user.click(await within(await edit(page)).findByRole('button', { name: 'Сохранить и\u00a0следующая' }));
    const next = await dialog(/Примеров-2/);
    await waitFor(() => expect(isIn(next)).toBe(true));
  });

  it('LST-04 in the past bulk changes', async () => {
    const run = {
      key: 'run-of-the-test',
      createdAt: '2025-09-15T09:00:00.000Z',
      authorName: 'Образцова Проба',
      recordCount: 1,
      undoneCount: 0,
      undoesKey: null,
      changes: [],
    };
    const { user } = openList(manyRows(1), undefined, { query: { bulkRuns: () => [run], bulkRunRecords: () => [] } });
    await user.click(await screen.findByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Последние массовые изменения' }));
    const runs = await screen.findByRole('dialog', { name: 'Последние массовые изменения' });
    await user.click(await within(runs).findByRole('button', { name: /^Записи и.письма/ }));
    expect(runs).toHaveAccessibleName(/^Записи и.письма изменений/);
    expect(isIn(runs), 'after «Записи и письма»').toBe(true);
    await user.click(await within(runs).findByRole('button', { name: 'Назад' }));
    expect(runs).toHaveAccessibleName('Последние массовые изменения');
    expect(isIn(runs), 'after «Назад»').toBe(true);
  });
});
