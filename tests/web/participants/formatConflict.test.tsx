import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/list/cell/CellEditor.tsx';
import { giveHeight, recordOf } from './listData.ts';
import { changedTo, decidedTalk, openDecided, type Send, saved, text, type } from './openRecord.tsx';

beforeEach(giveHeight);

const seen = { ...decidedTalk, confirmedSection: { id: '4', name: 'Детекторы' }, talkSchedule: '22 октября' };

/** Saves another talk date in a cell, while another moderator made the record so. */
async function saveDate(meanwhile: object) {
  const conflict = {
    current: recordOf('1', { version: 'v2-1', ...meanwhile }),
    updatedBy: 'Образцова Проба',
    updatedAt: '2025-09-15T09:00:00.000Z',
    fields: [{ field: 'TALK_SCHEDULE', current: null, wanted: text('23 октября') }],
  };
  const send = vi.fn<Send>().mockReturnValueOnce(changedTo(null, conflict)).mockReturnValueOnce(saved());
  const { user } = openDecided(send, { row: seen, at: '/users-list?columns=name,schedule' });
  await user.click(await screen.findByRole('button', { name: '22 октября' }));
  const popover = await screen.findByRole('dialog', { name: 'Дата доклада' });
  await within(popover).findByRole('textbox', { name: 'Дата доклада' });
  type(popover, 'Дата доклада', '23 октября');
  await user.click(within(popover).getByRole('button', { name: 'Сохранить' }));
  const notice = await within(popover).findByRole('alert');
  // The row follows the record.
  await waitFor(() => expect(screen.queryByText('22 октября')).not.toBeInTheDocument());
  return { user, send, notice, format: within(notice).getByRole('group', { name: 'Подтверждённый формат' }) };
}

describe('a talk that another moderator took away while its date was open', () => {
  it.each([
    ['a listener', { confirmedFormat: 'LISTENER' }, 'Слушатель'],
    ['without a decision', { confirmedFormat: null }, 'пусто'],
  ])(
    'R25 %s: shows both formats, and «применить моё» saves the talk as it was, with the new date',
    async (_, now, word) => {
      const { user, send, notice, format } = await saveDate(now);
      expect(notice).toHaveTextContent(/Последнее изменение: Образцова Проба, 15\.09\.2025 12:00/);
      expect(format).toHaveTextContent(new RegExp(`Сейчас в.записи: ${word}.*У.вас: Устный доклад`));
      expect(within(notice).getByRole('group', { name: 'Дата доклада' })).toHaveTextContent(/У.вас: 23 октября/);
      await user.click(within(notice).getByRole('button', { name: 'Применить моё' }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
      expect(send.mock.lastCall?.[0]).toEqual({
        registrationId: 'Registration:1',
        expectedVersion: 'v2-1',
        confirmedFormat: 'SPEAKER',
        confirmedSectionId: '4',
        talkSchedule: '23 октября',
      });
    },
  );

  it('R25 closes without a save if the person leaves the format of the record', async () => {
    const { user, send, format } = await saveDate({ confirmedFormat: 'LISTENER' });
    await user.click(within(format).getByRole('button', { name: /Оставить как.в.записи/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(send).toHaveBeenCalledTimes(1);
  });
});
