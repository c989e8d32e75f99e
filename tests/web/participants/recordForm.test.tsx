import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markSession, pendingReauthentication } from '../../../web/lib/session.ts';
import { giveHeight, listOf, publicRow, recordOf, rowOf, viewer } from './listData.ts';
import { dialog, edit, open, type Send, saved, text, type } from './openRecord.tsx';

beforeEach(giveHeight);

/** The answer to a change of a record that somebody else changed meanwhile. */
const conflict = {
  registration: null,
  conflict: {
    current: recordOf('1', { version: 'v2-1', talkSchedule: '23 октября', confirmedFormat: 'SPEAKER' }),
    updatedBy: 'Образцова Проба',
    updatedAt: '2025-09-15T09:00:00.000Z',
    fields: [{ field: 'TALK_SCHEDULE', current: text('23 октября'), wanted: text('22 октября') }],
  },
  userErrors: [],
};

describe('changing the record of a participation', () => {
  it('ACC-17 keeps the record and what was typed when the session ends, and asks for the password', async () => {
    let isEnded = false;
    const [asModerator, asVisitor] = [listOf([rowOf('1')]), listOf([publicRow('1')])];
    const page = open({
      participants: ((...args: Parameters<typeof asModerator>) =>
        (isEnded ? asVisitor : asModerator)(...args)) as never,
      viewer: () => (isEnded ? null : viewer),
    });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    isEnded = true;
    act(() => void page.client.refetchQueries({ include: ['ParticipantsList'] }));
    await waitFor(() => expect(pendingReauthentication()).toBe('here'));
    expect(within(await dialog()).getByLabelText('Дата доклада')).toHaveValue('22 октября');
    isEnded = false;
    act(markSession);
    await waitFor(() => expect(asModerator.mock.calls.length).toBeGreaterThan(1));
    expect(within(await dialog()).getByLabelText('Дата доклада')).toHaveValue('22 октября');
  });

  it('LST-04 saves format, section, date and place with the version that was read, then shows the record and reloads', async () => {
    const page = open();
    const record = await edit(page);
    const { user, send, calls } = page;
    const before = calls.mock.calls.length;
    await user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
    await user.click(within(record).getByRole('combobox', { name: 'Секция' }));
    const section = await screen.findByRole('option', { name: 'Детекторы', hidden: true });
    expect(screen.queryByRole('option', { name: 'Закрытая секция', hidden: true })).not.toBeInTheDocument();
    await user.click(section);
    type(record, 'Дата доклада', '22 октября');
    type(record, 'День', '2');
    type(record, 'Слот', '14');
    await user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    expect(send).toHaveBeenCalledWith({
      registrationId: 'Registration:1',
      expectedVersion: 'v1-1',
      confirmedFormat: 'POSTER',
      confirmedSectionId: '4',
      talkSchedule: '22 октября',
      talkDay: 2,
      talkSlot: 14,
    });
    expect(await screen.findByRole('button', { name: 'Редактировать' })).toBeVisible();
    await waitFor(() => expect(calls.mock.calls.length).toBeGreaterThan(before));
  });

  it('LST-04 begins with the form, which a phone shows above what was requested', async () => {
    const record = await edit(open());
    const form = within(record).getByRole('radiogroup', { name: /формат/i });
    const facts = within(record).getByRole('heading', { name: 'Заявка' });
    expect(form.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('LST-04 shows only the format for a listener', async () => {
    const page = open();
    const record = await edit(page);
    await page.user.click(within(record).getByRole('radio', { name: 'Слушатель' }));
    expect(within(record).queryByRole('textbox', { name: 'Дата доклада' })).not.toBeInTheDocument();
    expect(within(record).queryByRole('combobox', { name: 'Секция' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(page.send).toHaveBeenCalledWith({
        registrationId: 'Registration:1',
        expectedVersion: 'v1-1',
        confirmedFormat: 'LISTENER',
      }),
    );
  });

  it('LST-04 requires a section except for a listener, and sends nothing without it', async () => {
    const page = open({ registration: () => recordOf('1', { requestedSection: null }) });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByText('Выберите секцию доклада')).toBeVisible();
    expect(page.send).not.toHaveBeenCalled();
  });

  it('LST-07 a change from a project’s list sends no day, track and slot', async () => {
    const page = open({}, { at: '/neutron-users?record=1' });
    const record = await edit(page);
    expect(within(record).queryByRole('textbox', { name: 'День' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(page.send).toHaveBeenCalledWith({
        registrationId: 'Registration:1',
        expectedVersion: 'v1-1',
        project: 'neutron',
        confirmedFormat: 'SPEAKER',
      }),
    );
  });

  it('LST-04 a record changed meanwhile shows a conflict with person, time and fields; «применить моё» overwrites it', async () => {
    const send = vi.fn<Send>().mockReturnValueOnce(conflict).mockReturnValueOnce(saved());
    const page = open({}, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    const notice = await within(record).findByRole('alert');
    expect(notice).toHaveTextContent(/Последнее изменение: Образцова Проба, 15\.09\.2025 12:00\. Ваши/);
    expect(within(notice).getByRole('group', { name: 'Дата доклада' })).toHaveTextContent(
      /Сейчас в.записи: 23 октября.*У.вас: 22 октября/,
    );
    expect(notice, 'read before it is decided').toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(send, 'Enter applies nothing').toHaveBeenCalledTimes(1);
    await page.user.click(within(notice).getByRole('button', { name: 'Применить моё' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([input]) => [input.expectedVersion, input.talkSchedule])).toEqual([
      ['v1-1', '22 октября'],
      ['v2-1', '22 октября'],
    ]);
  });

  it('LST-04 sends only what was changed, and merges with what another moderator changed meanwhile', async () => {
    const current = recordOf('1', {
      version: 'v2-1',
      talkSchedule: '23 октября',
      talkSlot: 7,
      confirmedFormat: 'SPEAKER',
    });
    const fields = [{ field: 'CONFIRMED_FORMAT', current: text('Устный доклад'), wanted: text('Стендовый доклад') }];
    const send = vi
      .fn<Send>()
      .mockReturnValueOnce({ ...conflict, conflict: { ...conflict.conflict, current, fields } })
      .mockReturnValueOnce(saved());
    const page = open({ registration: () => recordOf('1', { confirmedFormat: 'SPEAKER' }) }, { send });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    const changed = { registrationId: 'Registration:1', confirmedFormat: 'POSTER' };
    expect(send.mock.calls).toEqual([
      [{ ...changed, expectedVersion: 'v1-1' }],
      [{ ...changed, expectedVersion: 'v2-1' }],
    ]);
  });

  it('LST-04 the person decides about a field that both changed; other own changes stay', async () => {
    const send = vi.fn<Send>().mockReturnValueOnce(conflict).mockReturnValueOnce(saved());
    const page = open({ registration: () => recordOf('1', { confirmedFormat: 'SPEAKER' }) }, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    type(record, 'Слот', '14');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    const notice = await within(record).findByRole('alert');
    await page.user.click(within(notice).getByRole('button', { name: /Оставить как.в.записи/ }));
    expect(within(record).getByRole('textbox', { name: 'Дата доклада' })).toHaveValue('23 октября');
    expect(notice).toHaveTextContent(/Спорных полей больше нет/);
    await page.user.click(within(notice).getByRole('button', { name: 'Применить моё' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]).toEqual([{ registrationId: 'Registration:1', expectedVersion: 'v2-1', talkSlot: 14 }]);
  });

  it('LST-04 «взять новое» discards the own change and shows the other one', async () => {
    const rows = [rowOf('1')];
    const send = vi.fn<Send>(() => {
      rows[0] = rowOf('1', { version: 'v2-1', talkSchedule: '23 октября' });
      return conflict;
    });
    const page = open({ participants: listOf(rows) }, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await page.user.click(await within(record).findByRole('button', { name: 'Отбросить мои изменения' }));
    expect(await within(record).findByText('23 октября')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the save', 'confirmFormat'],
    ['the letter’s preview', 'previewDecision'],
  ])('MSG-01 a failure of %s is a toast, and stays next to the buttons until the next attempt', async (_, call) => {
    let isDown = true;
    const fail = () => {
      if (isDown) throw new Error('Сервис не отвечает');
    };
    const preview = () => {
      if (call === 'previewDecision') fail();
      return { preview: null, userErrors: [] };
    };
    const send = vi.fn<Send>(() => {
      if (call === 'confirmFormat') fail();
      return saved();
    });
    const page = open({ previewDecision: preview }, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByRole('alert')).toHaveTextContent('Неизвестная ошибка');
    await waitFor(() => expect(screen.getAllByText('Неизвестная ошибка')).toHaveLength(2));
    isDown = false;
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(within(record).queryByRole('alert')).toBeNull());
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
  });

  it('LST-04 asks before an unsaved change is left', async () => {
    const page = open();
    const record = await edit(page);
    type(record, 'Дата доклада', '22');
    await page.user.click(within(record).getByRole('button', { name: 'Закрыть' }));
    const question = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
    await page.user.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(within(record).getByRole('textbox', { name: 'Дата доклада' })).toHaveValue('22');
    await waitFor(() => expect(within(record).getByRole('button', { name: 'Закрыть' })).toBeEnabled());
    await page.user.click(within(record).getByRole('button', { name: 'Закрыть' }));
    await page.user.click(await screen.findByText('Уйти без сохранения'));
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
  });
});
