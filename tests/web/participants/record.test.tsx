import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight, historyOf, recordOf } from './listData.ts';
import { dialog, open, text } from './openRecord.tsx';

beforeEach(giveHeight);

describe('the record of a participation', () => {
  it('REG-13 LST-09 says «Школа» in place of the section of a registration for the school', async () => {
    open({ registration: () => recordOf('1', { isSchool: true, effectiveSection: null, requestedSection: null }) });
    const record = await dialog();
    expect(await within(record).findByText('Школа')).toBeVisible();
    expect(record).not.toHaveTextContent(/Не указано при регистрации!/);
  });

  it('LST-03 shows every field, the confirmed format first', async () => {
    open({
      registration: () =>
        recordOf('1', {
          talkDay: 2,
          talkTrack: 1,
          talkSlot: 14,
          effectiveFormat: 'POSTER',
          confirmedFormat: 'POSTER',
          confirmedSection: { id: '4', name: 'Детекторы' },
          talkSchedule: '22 октября, 12:00',
          isConfirmed: true,
          listeningSections: [
            { id: '4', name: 'Детекторы' },
            { id: '9', name: null, isListed: false },
          ],
          attendanceDays: [1, 3],
          tour: 'ATTENDING',
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
      value('Заявленный формат'),
      value('Секция'),
      value('Название доклада'),
      value('Планирует посетить')?.replaceAll('\u00a0', ' '),
      value('Дни на форуме'),
      value('Экскурсия'),
      value('Подтверждённый формат'),
      value('Подтверждённая секция'),
      value('Дата доклада'),
      value('День'),
      value('Трек'),
      value('Слот'),
      value('Подтвердил участие'),
    ]).toEqual([
      'Институт образцовых исследований',
      '+79990000000',
      'primer-1@example.org',
      '07.03.1990',
      '05.08.2025 12:30',
      'Устный доклад',
      'Ускорительная техника',
      'Пример доклада 1',
      'Детекторы; Секция не найдена в справочнике',
      'дни\u00a01, 3',
      'Придёт',
      'Стендовый доклад',
      'Детекторы',
      '22 октября, 12:00',
      '2',
      '1',
      '14',
      'Да',
    ]);
  });

  it('LST-03 R14 has no row for an answer that the service does not send', async () => {
    open();
    const record = await dialog();
    expect(await within(record).findByText('Планирует посетить')).toBeVisible();
    expect(record).not.toHaveTextContent(/Экскурсия|Дни на\sфоруме/);
  });

  it('LST-03 opens from a row at its own address, and closing returns to the list', async () => {
    const { user, router } = open({}, { at: '/users-list?q=пример' });
    await user.click(await screen.findByRole('link', { name: /Примеров-2/ }));
    await dialog(/Примеров-2/);
    expect(router.state.location.search).toContain('record=2');
    await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?q=пример'));
  });

  it('LST-05 LST-12 shows the person’s attendance, 50 a page', async () => {
    const attendance = Array.from({ length: 60 }, (_, index) => ({
      key: String(index),
      section: { id: String(index), name: `Секция ${index + 1}` },
      arrivedAt: '2025-10-21T09:00:00.000Z',
    }));
    const { user } = open({ registration: () => recordOf('1', { attendance }) });
    await user.click(await screen.findByRole('button', { name: 'Посещения' }));
    const list = await screen.findByRole('dialog', { name: /Посещения: Примеров-1/ });
    expect(await within(list).findByRole('row', { name: 'Секция 50 21.10.2025 12:00' })).toBeVisible();
    expect(within(list).queryByText('Секция 51')).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Страница 2' }));
    expect(await within(list).findByText('Секция 60')).toBeVisible();
  });

  it('LST-03 shows the history: who, when, from what to what', async () => {
    const history = [
      {
        key: 'h1',
        createdAt: '2025-09-15T09:00:00.000Z',
        action: 'CHANGED',
        authorRole: 'MODERATOR',
        authorName: 'Образцова Проба',
        changes: [{ field: 'TALK_SCHEDULE', before: null, after: text('22 октября') }],
      },
    ];
    const { user } = open({ registration: () => recordOf('1', { history: historyOf(history) }) });
    await user.click(await screen.findByRole('tab', { name: 'История' }));
    expect(await screen.findByText(/15\.09\.2025 12:00, Образцова Проба \(модератор\)/)).toBeVisible();
    expect(screen.getByText(/Дата доклада:/)).toHaveTextContent('Дата доклада: пусто → 22 октября');
  });

  it.each(['История', 'Письма'])('says that the service no longer has the data of the open tab «%s»', async (tab) => {
    const { user } = open({ registration: () => recordOf('1', { history: null, letters: null }) });
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText(/^Сервис.* больше этого не.умеет\. Обновите страницу\.$/)).toBeVisible();
    expect(screen.queryByText(/Нет связи/)).not.toBeInTheDocument();
  });

  it('LST-03 shows a long history page by page, and all of it in the end', async () => {
    const history = Array.from({ length: 103 }, (_, index) => ({
      key: `h${index}`,
      createdAt: '2025-09-15T09:00:00.000Z',
      action: 'CHANGED',
      authorRole: 'MODERATOR',
      authorName: 'Образцова Проба',
      changes: [{ field: 'TALK_SCHEDULE', before: null, after: text(`текст ${index}`) }],
    }));
    const { user } = open({ registration: () => recordOf('1', { history: historyOf(history) }) });
    await user.click(await screen.findByRole('tab', { name: 'История' }));
    expect(await screen.findByText(/^Показано 100 из.103/)).toBeVisible();
    expect(screen.queryByText(/текст 102$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Показать более ранние' }));
    expect(await screen.findByText(/текст 102$/)).toBeVisible();
    expect(screen.getByText(/текст 0$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Показать более ранние' })).not.toBeInTheDocument();
  });

  it('REG-05 shows the letters that the person got and their state', async () => {
    const letter = { createdAt: '2025-09-15T09:00:00.000Z', failure: null };
    const letters = [
      { ...letter, key: '3', subject: 'Ваше участие', state: 'WAITING' },
      { ...letter, key: '2', subject: 'Заявка принята', state: 'GIVEN_UP', failure: 'ADDRESS_REJECTED' },
      { ...letter, key: '1', subject: 'Подтверждение адреса', state: 'SENT' },
    ];
    const { user } = open({ extensions: () => ['LETTER_LOG'], registration: () => recordOf('1', { letters }) });
    await user.click(await screen.findByRole('tab', { name: 'Письма' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Письма' });
    await within(panel).findByText('Ваше участие');
    expect([...panel.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Ваше участие',
      '15.09.2025 12:00, ждёт отправки',
      'Заявка принята',
      '15.09.2025 12:00, не отправлено: почтовый сервер отклонил адрес',
      'Подтверждение адреса',
      '15.09.2025 12:00, отправлено',
    ]);
  });

  it('LST-10 says that the record did not load, offers to retry, and keeps the queue', async () => {
    let isUp = false;
    const { user } = open({
      registration: () => {
        if (!isUp) throw new Error('down');
        return recordOf('1');
      },
    });
    expect(await screen.findByText(/Не удалось загрузить: запись об.участии/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Следующая запись' })).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await dialog()).toBeVisible();
  });
});
