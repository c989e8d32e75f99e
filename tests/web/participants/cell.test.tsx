import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/list/cell/CellEditor.tsx';
import '../../../web/features/participants/scope/undo/UndoChange.tsx';
import '../../../web/features/participants/scope/letters/LetterDialog.tsx';
import { giveHeight, type ListArguments, pageOf, recordOf, rowOf, withLetter } from './listData.ts';
import { changedTo, decidedTalk, openDecided, previewing, type Send, text, type } from './openRecord.tsx';

beforeEach(giveHeight);

const after = recordOf('1', { ...decidedTalk, confirmedSection: { id: '4', name: 'Детекторы' }, version: 'v2-1' });

async function chooseDetectors({ user }: ReturnType<typeof openDecided>) {
  await user.click(await screen.findByRole('button', { name: 'Ускорительная техника' }));
  const popover = await screen.findByRole('dialog', { name: 'Секция' });
  await user.click(await within(popover).findByRole('combobox', { name: 'Секция' }));
  await user.click(await screen.findByRole('option', { name: 'Детекторы', hidden: true }));
  await user.click(within(popover).getByRole('button', { name: 'Сохранить' }));
  return popover;
}

describe('editing in the list', () => {
  it('LST-04 a click changes a section in its cell, and undo writes the former one back at the new version', async () => {
    const send = vi.fn<Send>(() => changedTo(after));
    const page = openDecided(send);
    await chooseDetectors(page);
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Секция' })).not.toBeInTheDocument());
    expect(page.router.state.location.search, 'the row opens no record').toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([input]) => input)).toEqual([
      { registrationId: 'Registration:1', expectedVersion: 'v1-1', confirmedSectionId: '4' },
      { registrationId: 'Registration:1', expectedVersion: 'v2-1', confirmedSectionId: '3' },
    ]);
    expect(await screen.findByText('Прежние значения возвращены')).toBeVisible();
  });

  it('LST-04 Z undoes the last change in a cell once, also after its toast closed', async () => {
    const send = vi.fn<Send>(() => changedTo(after));
    const page = openDecided(send);
    await chooseDetectors(page);
    await screen.findByText('Изменения сохранены');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Секция' })).not.toBeInTheDocument());
    const offered = screen.getByRole('button', { name: 'Отменить' });
    await page.user.keyboard('z');
    expect(await screen.findByText('Прежние значения возвращены')).toBeVisible();
    await page.user.keyboard('z');
    await page.user.click(offered);
    expect(send.mock.calls.map(([input]) => input.confirmedSectionId)).toEqual(['4', '3']);
  });

  it('LST-04 undo leaves alone what another moderator has changed since', async () => {
    const fields = [{ field: 'CONFIRMED_SECTION', current: text('Детекторы'), wanted: text('Ускорительная техника') }];
    const conflict = { current: after, updatedBy: null, updatedAt: null, fields };
    const send = vi.fn<Send>(() => changedTo(null, conflict)).mockReturnValueOnce(changedTo(after));
    const page = openDecided(send);
    await chooseDetectors(page);
    await page.user.click(await screen.findByRole('button', { name: 'Отменить' }));
    expect(await screen.findByText(/уже изменили после вас/)).toBeVisible();
    await page.user.keyboard('z?');
    await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(send, 'the save and one undo').toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/^Другой человек/)).not.toBeInTheDocument();
  });

  it('REG-05 undo shows its letter before it goes out, and none where the letter of the change was left out', async () => {
    const send = vi.fn<Send>(() => changedTo(after));
    const page = openDecided(send, { query: previewing(withLetter) });
    const decide = async (name: RegExp) => page.user.click(await screen.findByRole('button', { name }));
    const undo = () => decide(/^Отменить$/);
    await chooseDetectors(page);
    await decide(/Сохранить и.отправить/);
    await undo();
    expect(await screen.findByText(/Модератор рассмотрел вашу заявку/)).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    await decide(/Сохранить без.письма/);
    expect(await screen.findByText(/Прежние значения возвращены, письмо не.отправлено/)).toBeVisible();
    expect(send.mock.calls.map(([{ sendLetter }]) => sendLetter)).toEqual([undefined, false]);
    await chooseDetectors(page);
    await decide(/Сохранить без.письма/);
    await undo();
    expect(await screen.findByText('Прежние значения возвращены')).toBeVisible();
    expect(send.mock.lastCall?.[0].sendLetter).toBe(false);
    expect(screen.queryByText(/Модератор рассмотрел вашу заявку/)).not.toBeInTheDocument();
  });

  it('LST-04 in the row with the focus a digit opens the format with its choice, and S the section', async () => {
    const send = vi.fn<Send>(() => changedTo(after));
    const { user } = openDecided(send);
    (await screen.findByRole('link', { name: /Примеров-1/ })).focus();
    await user.keyboard('3');
    const format = await screen.findByRole('dialog', { name: 'Формат' });
    const poster = await within(format).findByRole('radio', { name: 'Стендовый доклад' });
    expect(poster).toBeChecked();
    await waitFor(() => expect(poster).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('s');
    const section = await screen.findByRole('dialog', { name: 'Секция' });
    await waitFor(() => expect(within(section).getByRole('combobox', { name: 'Секция' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /Устный доклад/ }));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Формат' })).findByRole('radio', {
        name: 'Устный доклад',
      }),
    ).toBeChecked();
  });

  it('LST-04 Tab stays in an open cell, so that Escape closes it', async () => {
    const { user } = openDecided(vi.fn<Send>());
    await user.click(await screen.findByRole('button', { name: /Устный доклад/ }));
    const format = await screen.findByRole('dialog', { name: 'Формат' });
    await within(format).findByRole('button', { name: 'Сохранить' });
    within(format).getAllByRole('button').at(-1)?.focus();
    await user.tab();
    expect(format).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('LST-04 a rejection appears next to the cell, and Escape changes nothing', async () => {
    const userErrors = [{ code: 'INVALID', message: 'Секция недоступна для выбора.', field: ['confirmedSectionId'] }];
    const page = openDecided(vi.fn<Send>(() => ({ registration: null, conflict: null, userErrors })));
    const popover = await chooseDetectors(page);
    expect(await within(popover).findByText('Секция недоступна для выбора.')).toBeVisible();
    // The focus goes to the wrong field, whose choices open; the first Escape closes them, the second one the cell.
    await waitFor(() => expect(within(popover).getByRole('combobox')).toHaveFocus());
    await page.user.keyboard('{Escape}');
    expect(popover).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Секция' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ускорительная техника' })).toHaveFocus());
  });

  it('LST-04 stays open, with its notice, when another moderator made the talk a listener', async () => {
    const fields = [{ field: 'CONFIRMED_SECTION', current: null, wanted: text('Детекторы') }];
    const current = recordOf('1', { confirmedFormat: 'LISTENER', requestedSection: null, version: 'v2-1' });
    const conflict = { current: { ...current, effectiveSection: null }, updatedBy: null, updatedAt: null, fields };
    const popover = await chooseDetectors(openDecided(vi.fn<Send>(() => changedTo(null, conflict))));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Ускорительная техника' })).not.toBeInTheDocument(),
    );
    expect(within(popover).getByRole('alert')).toBeVisible();
  });

  it.each([
    ['a talk', decidedTalk],
    ['a talk without a section', { ...decidedTalk, confirmedSection: null, requestedSection: null }],
  ])('LST-04 a rejection of a field that the cell does not show is a toast: %s', async (_, row) => {
    const userErrors = [{ code: 'INVALID', message: 'Секция недоступна для выбора.', field: ['confirmedSectionId'] }];
    const page = openDecided(
      vi.fn<Send>(() => ({ registration: null, conflict: null, userErrors })),
      { row: { ...row, talkSchedule: '22 октября' }, at: '/users-list?columns=name,schedule' },
    );
    await page.user.click(await screen.findByRole('button', { name: '22 октября' }));
    const popover = await screen.findByRole('dialog', { name: 'Дата доклада' });
    await within(popover).findByRole('textbox', { name: 'Дата доклада' });
    type(popover, 'Дата доклада', '23 октября');
    await page.user.click(within(popover).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Секция недоступна для выбора.')).toBeVisible();
    expect(within(popover).getByRole('textbox', { name: 'Дата доклада' })).toHaveValue('23 октября');
  });

  const confirmed = changedTo(recordOf('1', { confirmedFormat: 'SPEAKER', version: 'v2-1' }));
  const first = { confirmedFormat: null };
  async function confirmFirst(page: ReturnType<typeof openDecided>) {
    await page.user.click(await screen.findByRole('button', { name: /Устный доклад/ }));
    expect(screen.queryByRole('button', { name: 'Ускорительная техника' })).not.toBeInTheDocument();
    const popover = await screen.findByRole('dialog', { name: 'Формат' });
    await page.user.click(await within(popover).findByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
  }

  it('LST-04 before a format is confirmed only the format can be set; without WITHDRAWALS it cannot be undone', async () => {
    await confirmFirst(
      openDecided(
        vi.fn<Send>(() => confirmed),
        { row: first, query: { extensions: () => ['HISTORY'] } },
      ),
    );
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });

  it('LST-04 undo after a first decision asks, and takes the decision back at its version', async () => {
    const page = openDecided(
      vi.fn<Send>(() => confirmed),
      { row: first },
    );
    await confirmFirst(page);
    await page.user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await page.user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    expect(await screen.findByText(/^Решение снято/)).toBeVisible();
    expect(page.withdraw).toHaveBeenCalledWith({
      registrationId: 'Registration:1',
      expectedVersion: 'v2-1',
      sendLetter: false,
    });
  });

  it('LST-04 the cell of the format takes a decision back, where the provider can', async () => {
    const page = openDecided(vi.fn<Send>());
    await page.user.click(await screen.findByRole('button', { name: 'Устный доклад' }));
    const popover = await screen.findByRole('dialog', { name: 'Формат' });
    await page.user.click(await within(popover).findByRole('button', { name: 'Снять решение' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await page.user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.withdraw).toHaveBeenCalledTimes(1);
  });

  it('LST-04 an open cell keeps its row while other people take the record out of the list', async () => {
    const isVisible = vi.spyOn(document, 'visibilityState', 'get');
    const service = { rows: [rowOf('1', decidedTalk)], revision: 'r1' };
    const participants = (_: unknown, args: ListArguments) => ({
      ...pageOf(service.rows, args),
      isModeratorList: true,
      revision: service.revision,
    });
    const page = openDecided(vi.fn<Send>(), {
      query: { participants, participantsRevision: () => service.revision } as never,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Ускорительная техника' }));
    const popover = await screen.findByRole('dialog', { name: 'Секция' });
    await within(popover).findByRole('combobox', { name: 'Секция' });
    Object.assign(service, { rows: [], revision: 'r2' });
    isVisible.mockClear();
    // Each poll of the revision reads it first.
    await waitFor(() => expect(isVisible.mock.calls.length).toBeGreaterThan(1));
    expect(popover).toBeVisible();
    await page.user.click(within(popover).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Примеров-1/ })).not.toBeInTheDocument());
  });
});
