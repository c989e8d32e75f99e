import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight } from './listData.ts';
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
});
