import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight, recordOf } from './listData.ts';
import { changedTo, dialog, edit, open, type Send, text, type } from './openRecord.tsx';

beforeEach(giveHeight);

const DRAFT = 'portal.draft:decision-1:Viewer:1';
const stored = () => JSON.parse(localStorage.getItem(DRAFT) ?? 'null')?.changed ?? null;

async function halfMade() {
  const page = open();
  const record = await edit(page);
  await page.user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
  type(record, 'Дата доклада', '22 октября');
  await waitFor(() => expect(stored()).toEqual({ format: 'POSTER', talkSchedule: '22 октября' }));
  return { page, record };
}

describe('a half-made decision', () => {
  it('LST-04 is where it was after a reload, and can be given up', async () => {
    const { page } = await halfMade();
    page.unmount();
    const { user } = open();
    const record = await dialog();
    expect(await within(record).findByRole('radio', { name: 'Стендовый доклад' })).toBeChecked();
    expect(within(record).getByLabelText('Дата доклада')).toHaveValue('22 октября');
    await user.click(await within(record).findByRole('button', { name: 'Сбросить' }));
    expect(within(record).getByRole('radio', { name: 'Устный доклад' })).toBeChecked();
    expect(stored()).toBeNull();
  });

  describe('where another moderator changed the record since', () => {
    const current = recordOf('1', { version: 'v2-1', talkSchedule: '23 октября', talkDay: 3, talkSlot: 7 });
    const fields = [{ field: 'TALK_SCHEDULE', current: text('23 октября'), wanted: text('22 октября') }];
    const conflict = { current, updatedBy: 'Образцова Проба', updatedAt: null, fields };
    const reopen = async (send = vi.fn<Send>(() => changedTo(null, conflict))) => {
      const page = open({ registration: () => current }, { send });
      const record = await dialog();
      await within(record).findByRole('button', { name: 'Сбросить' });
      const save = () => page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
      return { ...page, record, save };
    };

    it.each([1, 2])(
      'LST-04 is a conflict about the same field, and overwrites nothing, after %i reloads',
      async (times) => {
        const { page, record } = await halfMade();
        // The other moderator chooses the same.
        type(record, 'Слот', '7');
        await waitFor(() => expect(stored()).toMatchObject({ talkSlot: 7 }));
        page.unmount();
        for (let left = times; left > 1; left -= 1) (await reopen()).unmount();
        const { record: reopened, send, save } = await reopen();
        await save();
        expect(await within(reopened).findByRole('alert')).toHaveTextContent(/Сейчас в.записи: 23 октября/);
        expect(send.mock.calls.map(([input]) => input.expectedVersion)).toEqual(['v1-1']);
      },
    );

    it.each([
      ['kept', false],
      ['given up', true],
    ])('LST-04 saves what is typed into another field, the draft %s', async (_, isGivenUp) => {
      (await halfMade()).page.unmount();
      const { user, record, send, save } = await reopen(vi.fn<Send>(() => changedTo(current)));
      if (isGivenUp) await user.click(within(record).getByRole('button', { name: 'Сбросить' }));
      // As it was when the draft was written.
      type(record, 'День', '');
      await save();
      await waitFor(() => expect(send).toHaveBeenCalled());
      expect(send.mock.calls[0]?.[0]).toMatchObject({ talkDay: null, expectedVersion: isGivenUp ? 'v2-1' : 'v1-1' });
    });
  });

  it.each([
    ['saved', 'Сохранить'],
    ['cancelled', 'Отмена'],
  ])('LST-04 is no draft any more once it is %s', async (_, button) => {
    const { page, record } = await halfMade();
    await page.user.click(within(record).getByRole('button', { name: button }));
    expect(await screen.findByRole('button', { name: 'Редактировать' })).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('LST-04 is no draft any more once the record is left without it', async () => {
    const { page } = await halfMade();
    await page.user.click(screen.getByRole('link', { name: 'Следующая запись' }));
    await page.user.click(await screen.findByRole('button', { name: /Уйти без.сохранения/ }));
    expect(await dialog(/Примеров-2/)).toBeVisible();
    expect(stored()).toBeNull();
  });
});
