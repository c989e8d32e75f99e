import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight, historyOf, type ListArguments, pageOf, recordOf, rowOf } from './listData.ts';
import { dialog, edit, open, type Send, type, type Withdraw } from './openRecord.tsx';

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

  it('LST-03 is not read again under an open form, but after it', async () => {
    const service = { revision: 'r1', row: rowOf('1'), record: {} };
    const participants = (_: unknown, args: ListArguments) => ({
      ...pageOf([service.row], args),
      revision: service.revision,
    });
    const registration = vi.fn(() => recordOf('1', service.record));
    const page = open({
      participants: participants as never,
      participantsRevision: () => service.revision,
      registration,
    });
    const record = await edit(page);
    const reads = registration.mock.calls.length;
    Object.assign(service, {
      revision: 'r2',
      row: { ...rowOf('1'), organization: null },
      record: { isCancelled: true },
    });
    const row = await screen.findByRole('row', { name: /Примеров-1/, hidden: true });
    await waitFor(() => expect(row).not.toHaveTextContent('Институт'));
    type(record, 'Дата доклада', '22 октября');
    await page.user.tab();
    expect(registration).toHaveBeenCalledTimes(reads);
    await page.user.click(within(record).getByRole('button', { name: 'Отмена' }));
    expect(await within(record).findByText('Регистрация отменена')).toBeVisible();
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
      const panel = within(record).getByRole('tabpanel');
      const isEmptied = vi.fn();
      const observer = new MutationObserver(() => panel.querySelector('.mantine-Skeleton-root') && isEmptied());
      observer.observe(panel, { childList: true, subtree: true });
      await user.click(within(record).getByRole('button', { name: 'Снять решение' }));
      const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
      await user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
      expect(await within(record).findByText(after)).toBeVisible();
      expect(isEmptied, 'what is shown stays until the answer').not.toHaveBeenCalled();
      observer.disconnect();
      unmount();
    }
  });

  /** A service whose participant cancels before the moderator's change arrives, or its preview. */
  function cancelledFirst(refusesPreview = false) {
    const service = { record: recordOf('1', { confirmedFormat: 'SPEAKER' }) };
    const refuse = () => {
      service.record = recordOf('1', { confirmedFormat: 'SPEAKER', isCancelled: true });
      throw new GraphQLError('', { extensions: { code: 'NOT_FOUND' } });
    };
    const options = { send: vi.fn<Send>(refuse), withdraw: vi.fn<Withdraw>(refuse) };
    return open({ registration: () => service.record, ...(refusesPreview && { previewDecision: refuse }) }, options);
  }
  const expectCancelled = async () => {
    expect(await screen.findByText(/^Участник отменил эту регистрацию: запись не.изменена\.$/)).toBeVisible();
    expect(await within(await dialog()).findByText('Регистрация отменена')).toBeVisible();
    expect(screen.queryByText(/^Запись не.найдена/)).not.toBeInTheDocument();
  };

  it.each([
    ['a save', false],
    ['the preview of its letter', true],
  ])('LST-04 is the cancelled one if %s comes too late, and nothing unsaved is left', async (_, refusesPreview) => {
    const page = cancelledFirst(refusesPreview);
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await expectCancelled();
    expect(localStorage.getItem('portal.draft:decision-1:Viewer:1')).toBeNull();
    await page.user.click(screen.getByRole('link', { name: 'Следующая запись' }));
    await waitFor(() => expect(page.router.state.location.search).toContain('record=2'));
  });

  it('LST-04 is the cancelled one if a withdrawal comes too late', async () => {
    const { user } = cancelledFirst();
    await user.click(await within(await dialog()).findByRole('button', { name: 'Снять решение' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    await expectCancelled();
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });
});
