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

  it('LST-04 is a conflict, and overwrites nothing, where another moderator changed the same field since', async () => {
    const { page } = await halfMade();
    page.unmount();
    const current = recordOf('1', { version: 'v2-1', talkSchedule: '23 октября' });
    const fields = [{ field: 'TALK_SCHEDULE', current: text('23 октября'), wanted: text('22 октября') }];
    const conflict = { current, updatedBy: 'Образцова Проба', updatedAt: null, fields };
    const send = vi.fn<Send>(() => changedTo(null, conflict));
    const { user } = open({ registration: () => current }, { send });
    const record = await dialog();
    await user.click(await within(record).findByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByRole('alert')).toHaveTextContent(/Сейчас в.записи: 23 октября/);
    expect(send.mock.calls.map(([input]) => input.expectedVersion)).toEqual(['v1-1']);
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
