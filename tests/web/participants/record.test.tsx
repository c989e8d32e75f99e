import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConfirmFormatInput } from '../../../web/generated/types.ts';
import { markSession } from '../../../web/lib/session.ts';
import { ProjectUsersScreen } from '../../../web/screens/ProjectUsersScreen.tsx';
import { UsersListScreen } from '../../../web/screens/UsersListScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, listQueries, pageOf, recordOf, rowOf } from './listData.ts';

beforeAll(async () => {
  giveHeight();
  // Its chunk is read ahead, so that no test waits for the compiler.
  await import('../../../web/features/participants/RecordDialog.tsx');
});

type Send = (input: ConfirmFormatInput) => unknown;
const saved = (id = '1') => ({ participation: recordOf(id), conflict: null, userErrors: [] });

/** Opens a record out of a list of two. */
function open(query: Resolvers['Query'] = {}, { send = vi.fn<Send>(() => saved()), at = '/users-list?record=1' } = {}) {
  const asked = vi.fn((_: unknown, args: { page: number; pageSize: number }) => pageOf([rowOf('1'), rowOf('2')], args));
  markSession();
  const page = renderScreen(at.startsWith('/neutron') ? <ProjectUsersScreen /> : <UsersListScreen />, {
    at,
    resolvers: {
      Query: {
        ...listQueries,
        participants: asked as never,
        participation: ((_: unknown, { id }: { id: string }) => recordOf(id)) as never,
        ...query,
      },
      Mutation: { confirmFormat: ((_: unknown, { input }: { input: ConfirmFormatInput }) => send(input)) as never },
    },
  });
  return { ...page, send, asked };
}
const dialog = (name = /Примеров-1/) => screen.findByRole('dialog', { name });
/** At once: a key at a time is drawn a key at a time. */
const type = (record: HTMLElement, name: string, value: string) =>
  fireEvent.change(within(record).getByLabelText(name), { target: { value } });
const edit = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await within(await dialog()).findByRole('button', { name: 'Редактировать' }));
  return dialog();
};

describe('the record of a participation', () => {
  it('LST-03 shows every field, the confirmed format first', async () => {
    open({
      participation: () =>
        recordOf('1', {
          talkDay: 2,
          talkTrack: 1,
          talkSlot: 14,
          format: 'POSTER',
          registration: {
            confirmedFormat: 'POSTER',
            confirmedSection: { id: '4', name: 'Детекторы' },
            talkSchedule: '22 октября, 12:00',
            isConfirmed: true,
            listeningSections: [
              { id: '4', name: 'Детекторы' },
              { id: '9', name: null },
            ],
          },
        }),
    });
    const record = await dialog();
    await within(record).findByText('Стендовый доклад', { selector: 'p' });
    const value = (name: string) => within(record).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([
      value('Организация'),
      value('Телефон'),
      value('E-mail'),
      value('Дата рождения'),
      value('Дата регистрации'),
      value('Формат участия'),
      value('Секция'),
      value('Название доклада'),
      value('Планирует посетить')?.replaceAll('\u00a0', ' '),
      value('Подтверждённый формат'),
      value('Подтверждённая секция'),
      value('Дата доклада'),
      value('День'),
      value('Трек'),
      value('Слот'),
      value('Участие подтверждено участником'),
    ]).toEqual([
      'Институт образцовых исследований',
      '+79990000000',
      'primer-1@example.org',
      '07.03.1990',
      '05.08.2025, 12:30',
      'Устный доклад',
      'Ускорительная техника',
      'Пример доклада 1',
      'Детекторы; Секция не найдена в справочнике',
      'Стендовый доклад',
      'Детекторы',
      '22 октября, 12:00',
      '2',
      '1',
      '14',
      'Да',
    ]);
  });

  it('LST-03 opens from a row at an address of its own, and closes back to the list', async () => {
    const { user, router } = open({}, { at: '/users-list?q=пример' });
    await user.click(await screen.findByRole('link', { name: /Примеров-2/ }));
    await dialog(/Примеров-2/);
    expect(router.state.location.search).toContain('record=2');
    await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?q=пример'));
  });

  it('LST-03 leads to the neighbours within the filtered list', async () => {
    const places = vi.fn((_: unknown, args: { id: string; filter: { search: string } }) =>
      args.id === '1'
        ? { position: 1, totalCount: 2, previousId: null, nextId: '2' }
        : { position: 2, totalCount: 2, previousId: '1', nextId: null },
    );
    const { user, router } = open({ participantPlace: places as never }, { at: '/users-list?q=пример&record=1' });
    await user.click(await screen.findByRole('link', { name: 'Следующая запись' }));
    await dialog(/Примеров-2/);
    expect(router.state.location.search).toContain('record=2');
    expect(await screen.findByText('2 из 2', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible();
    expect(places.mock.lastCall?.[1]).toMatchObject({ filter: { search: 'пример' } });
    await user.click(await screen.findByRole('link', { name: 'Предыдущая запись' }));
    await dialog();
  });

  it('LST-04 saves format, section, date and place with the version that was read, then shows the record and reloads', async () => {
    const page = open();
    const record = await edit(page);
    const { user, send, asked } = page;
    const before = asked.mock.calls.length;
    await user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
    await user.click(within(record).getByRole('combobox', { name: 'Секция' }));
    expect(screen.queryByRole('option', { name: 'Закрытая секция', hidden: true })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: 'Детекторы', hidden: true }));
    type(record, 'Дата доклада', '22 октября');
    type(record, 'День', '2');
    type(record, 'Слот', '14');
    await user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    expect(send).toHaveBeenCalledWith({
      participationId: '1',
      expectedVersion: 'v1-1',
      withoutPlace: false,
      format: 'POSTER',
      sectionId: '4',
      talkSchedule: '22 октября',
      talkDay: 2,
      talkTrack: null,
      talkSlot: 14,
    });
    expect(await screen.findByRole('button', { name: 'Редактировать' })).toBeVisible();
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  });

  it('LST-04 for a listener there is nothing but the format, and nothing else is sent', async () => {
    const page = open();
    const record = await edit(page);
    await page.user.click(within(record).getByRole('radio', { name: 'Слушатель' }));
    expect(within(record).queryByRole('textbox', { name: 'Дата доклада' })).not.toBeInTheDocument();
    expect(within(record).queryByRole('combobox', { name: 'Секция' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(page.send).toHaveBeenCalledWith({
        participationId: '1',
        expectedVersion: 'v1-1',
        withoutPlace: false,
        format: 'LISTENER',
      }),
    );
  });

  it('LST-04 asks for a section above listener and sends nothing without it', async () => {
    const page = open({ participation: () => recordOf('1', { registration: { requestedSection: null } }) });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    expect(await within(record).findByText('Выберите секцию', { selector: 'p' })).toBeVisible();
    expect(page.send).not.toHaveBeenCalled();
  });

  it('LST-07 a change from a project’s list sends no day, track and slot', async () => {
    const page = open({}, { at: '/neutron-users?record=1' });
    const record = await edit(page);
    expect(within(record).queryByRole('textbox', { name: 'День' })).not.toBeInTheDocument();
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(page.send).toHaveBeenCalledWith({
        participationId: '1',
        expectedVersion: 'v1-1',
        withoutPlace: true,
        format: 'SPEAKER',
        sectionId: '3',
        talkSchedule: null,
      }),
    );
  });

  const text = (words: string) => ({ text: words, format: null, sections: null, flag: null });
  const conflict = {
    participation: null,
    conflict: {
      current: recordOf('1', { version: 'v2-1', registration: { talkSchedule: '23 октября' } }),
      changedBy: 'Образцова Проба',
      changedAt: '2025-09-15T09:00:00.000Z',
      fields: [{ field: 'TALK_SCHEDULE', current: text('23 октября'), wanted: text('22 октября') }],
    },
    userErrors: [],
  };

  it('LST-04 a record changed meanwhile is a conflict: who, when, which fields; «применить моё» sends again knowingly', async () => {
    const send = vi.fn<Send>().mockReturnValueOnce(conflict).mockReturnValueOnce(saved());
    const page = open({}, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    const notice = await within(record).findByRole('alert');
    expect(notice).toHaveTextContent(/изменил\(а\) Образцова Проба 15\.09\.2025, 12:00/);
    expect(within(notice).getByRole('row', { name: 'Дата доклада 23 октября 22 октября' })).toBeVisible();
    await page.user.click(within(notice).getByRole('button', { name: 'Применить моё' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([input]) => [input.expectedVersion, input.talkSchedule])).toEqual([
      ['v1-1', '22 октября'],
      ['v2-1', '22 октября'],
    ]);
  });

  it('LST-04 «взять новое» drops the own change and shows the other one', async () => {
    const rows = [rowOf('1')];
    const send = vi.fn<Send>(() => {
      rows[0] = rowOf('1', { version: 'v2-1', registration: { talkSchedule: '23 октября' } });
      return conflict;
    });
    const participants = (_: unknown, args: { page: number; pageSize: number }) => pageOf(rows, args);
    const page = open({ participants: participants as never }, { send });
    const record = await edit(page);
    type(record, 'Дата доклада', '22 октября');
    await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
    await page.user.click(await within(record).findByRole('button', { name: 'Взять новое' }));
    expect(await within(record).findByText('23 октября')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
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

  it('LST-05 shows the person’s attendance, 50 a page', async () => {
    const attendance = Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      sectionName: `Секция ${index + 1}`,
      at: '2025-10-21T09:00:00.000Z',
    }));
    const { user } = open({ participation: () => recordOf('1', { attendance }) });
    await user.click(await screen.findByRole('button', { name: 'Посещения' }));
    const list = await screen.findByRole('dialog', { name: /Посещения: Примеров-1/ });
    expect(await within(list).findByRole('row', { name: 'Секция 50 21.10.2025, 12:00' })).toBeVisible();
    expect(within(list).queryByText('Секция 51')).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Страница 2' }));
    expect(await within(list).findByText('Секция 60')).toBeVisible();
  });

  it('LST-03 shows the history: who, when, from what to what', async () => {
    const history = [
      {
        id: 'h1',
        at: '2025-09-15T09:00:00.000Z',
        action: 'CHANGED',
        authorRole: 'MODERATOR',
        authorName: 'Образцова Проба',
        changes: [{ field: 'TALK_SCHEDULE', before: null, after: text('22 октября') }],
      },
    ];
    const { user } = open({ participation: () => recordOf('1', { history }) });
    await user.click(await screen.findByRole('tab', { name: 'История' }));
    expect(await screen.findByText(/15\.09\.2025, 12:00, Образцова Проба \(модератор\)/)).toBeVisible();
    expect(screen.getByText(/Дата доклада:/)).toHaveTextContent('Дата доклада: пусто → 22 октября');
  });

  it('LST-10 says that the record did not load and offers to retry', async () => {
    let isUp = false;
    const { user } = open({
      participation: () => {
        if (!isUp) throw new Error('down');
        return recordOf('1');
      },
    });
    expect(await screen.findByText(/Не удалось загрузить: запись об.участии/)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await dialog()).toBeVisible();
  });
});
