import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight, historyOf, type ListArguments, pageOf, recordOf, rowOf } from './listData.ts';
import { dialog, open, type Withdraw } from './openRecord.tsx';

beforeEach(giveHeight);

describe('an open record after a change', () => {
  it('LST-03 shows all fields that another person has changed', async () => {
    const service = { revision: 'r1', record: {} };
    const participants = (_: unknown, args: ListArguments) => ({
      ...pageOf([rowOf('1', service.record)], args),
      revision: service.revision,
    });
    open({
      participants: participants as never,
      participantsRevision: () => service.revision,
      registration: () => recordOf('1', service.record),
    });
    const record = await dialog();
    const value = (name: string) => within(record).getByText(name, { selector: 'dt' }).nextElementSibling;
    await within(record).findByText(/^Не.подтверждён$/);
    service.revision = 'r2';
    service.record = {
      confirmedFormat: 'SPEAKER',
      confirmedSection: { id: '4', name: 'Детекторы' },
      talkDay: 3,
      talkSlot: 5,
      status: 'CONFIRMED',
      isConfirmed: true,
      version: 'v2-1',
    };
    expect(await within(record).findByText('Детекторы')).toBeVisible();
    expect(value('День')).toHaveTextContent('3');
    expect(value('Слот')).toHaveTextContent('5');
    expect(value('Подтвердил участие')).toHaveTextContent('Да');
    service.revision = 'r3';
    service.record = { isCancelled: true };
    expect(await within(record).findByText('Регистрация отменена')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Редактировать' })).not.toBeInTheDocument();
  });

  it('LST-03 adds to the open tabs of history and letters what a withdrawal wrote', async () => {
    const decided = { confirmedFormat: 'SPEAKER' };
    const at = { createdAt: '2025-09-15T09:00:00.000Z' };
    const entry = { ...at, key: 'h1', action: 'CHANGED', authorRole: 'SERVICE', authorName: null, changes: [] };
    const letter = { ...at, key: 'l1', subject: 'Решение снято', state: 'WAITING', failure: null };
    const withdrawn = { version: 'v2-1', history: historyOf([entry]), letters: [letter] };
    const service = { record: recordOf('1', decided) };
    const withdraw = () => {
      service.record = recordOf('1', { ...service.record, ...withdrawn, confirmedFormat: null });
      return { registration: service.record, conflict: null, userErrors: [] };
    };
    const tabs = [
      ['История', /^Изменений пока/, 'Изменение'],
      ['Письма', /писем не.получал/, 'Решение снято'],
    ] as const;
    for (const [tab, before, after] of tabs) {
      service.record = recordOf('1', decided);
      const { user, unmount } = open({ registration: () => service.record }, { withdraw: vi.fn<Withdraw>(withdraw) });
      const record = await dialog();
      await user.click(await within(record).findByRole('tab', { name: tab }));
      expect(await within(record).findByText(before)).toBeVisible();
      await user.click(within(record).getByRole('button', { name: 'Снять решение' }));
      const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
      await user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
      expect(await within(record).findByText(after)).toBeVisible();
      unmount();
    }
  });
});
