import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../../web/lib/ids.ts';
import { giveHeight, historyOf, listOf, publicRow, recordOf, rowOf } from './listData.ts';
import { dialog, edit, open, type Send, saved } from './openRecord.tsx';

beforeEach(giveHeight);

const spaces = { normalizer: (words: string) => words.replaceAll('\u00a0', ' ') };
const press = (code: string, target: Element = document.body, key = '') => fireEvent.keyDown(target, { code, key });
const file = { key: 'f', name: 'Тезисы.pdf', url: 'https://forum.example.org/media/files/1/Тезисы.pdf' };

describe('the queue of an open record', () => {
  it('LST-03 is the filtered list, and does not change when a saved record leaves the filter', async () => {
    const ids = vi.fn().mockReturnValueOnce(['Registration:1', 'Registration:2', 'Registration:3']).mockReturnValue([]);
    const page = open({ participantIds: ids }, { at: '/users-list?confirmed=&record=2' });
    const { user } = page;
    await user.click(await within(await dialog(/Примеров-2/)).findByRole('button', { name: 'Редактировать' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
    expect(await screen.findByText('2 из 3', spaces)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Следующая запись' }));
    const next = await dialog(/Примеров-3/);
    expect(within(next).getByRole('status')).toHaveTextContent(/^3\sиз\s3, Примеров-3/);
    await user.click(screen.getByRole('link', { name: 'Предыдущая запись' }));
    await dialog(/Примеров-2/);
    expect(page.router.state.location.search).toBe('?confirmed=&record=2');
    expect(ids).toHaveBeenCalledTimes(1);
    expect(ids.mock.lastCall?.[1]).toMatchObject({ filter: { confirmedFormat: { values: [], withNone: true } } });
  });

  it('LST-04 «Сохранить и следующая» saves and opens the form of the next record', async () => {
    const send = vi.fn<Send>(() => saved());
    const page = open({}, { send });
    const record = await edit(page);
    await page.user.click(within(record).getByRole('radio', { name: 'Стендовый доклад' }));
    await page.user.click(within(record).getByRole('button', { name: /Сохранить и.следующая/ }));
    const next = await dialog(/Примеров-2/);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await within(next).findByRole('radio', { name: 'Устный доклад' })).toBeChecked();
    expect(within(next).queryByRole('button', { name: /Сохранить и.следующая/ })).not.toBeInTheDocument();
  });
});

describe('the form of a record', () => {
  it('LST-04 shows the facts for the decision next to the inputs', async () => {
    const changes = { thesisPdf: file, listeningSections: [{ id: '4', name: 'Детекторы' }], tour: 'ATTENDING' };
    const page = open({ registration: () => recordOf('1', changes) });
    const record = await edit(page);
    const facts = (name: string) => within(within(record).getByRole('region', { name }));
    expect(facts('Заявка').getByText('Пример доклада 1')).toBeVisible();
    expect(facts('Заявка').getByText('Устный доклад')).toBeVisible();
    expect(facts('Заявка').getByText('Ускорительная техника')).toBeVisible();
    expect(facts('Пожелания').getByText('Детекторы')).toBeVisible();
    expect(facts('Пожелания').getByText('Придёт')).toBeVisible();
    expect(facts('Файлы').getByRole('link', { name: 'Тезисы.pdf' })).toHaveAttribute(
      'href',
      '/media/files/1/Тезисы.pdf',
    );
  });
});

describe('a cancelled registration', () => {
  it('LST-03 is marked, shows its history, and has no form', async () => {
    const cancelled = {
      key: 'h2',
      createdAt: '2025-09-15T09:00:00.000Z',
      action: 'CANCELLED',
      authorRole: 'OWNER',
      authorName: null,
      changes: [
        {
          field: 'ATTENDANCE_DAY',
          day: 1,
          before: null,
          after: { __typename: 'BooleanValue', text: 'да', isTrue: true },
        },
      ],
    };
    const { user } = open({
      registration: () => recordOf('1', { isCancelled: true, history: historyOf([cancelled]) }),
    });
    expect(await screen.findByRole('note', { name: 'Регистрация отменена' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Редактировать' })).not.toBeInTheDocument();
    press('Digit1');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'История' }));
    expect(await screen.findByText('Отмена регистрации')).toBeVisible();
    expect(screen.getByText(/Будет на форуме в день 1:/, spaces)).toHaveTextContent(/: пусто → Да$/);
  });

  it('LST-02 is in a separate list without selection', async () => {
    const calls = listOf([rowOf('1')]);
    const { user, router } = open({ participants: calls }, { at: '/users-list?cancelled=1' });
    expect(await screen.findByRole('note', { name: 'Отменённые регистрации' })).toBeVisible();
    expect(await screen.findByText('Отменена')).toBeVisible();
    expect(screen.queryByText('Ждёт формата')).not.toBeInTheDocument();
    expect(calls.mock.lastCall?.[1]).toMatchObject({ filter: { isCancelled: true } });
    await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
    expect(await screen.findByRole('menuitem', { name: /^Сборник тезисов/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Бейджи/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Показать действующие' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('LST-02 shows the active registrations if the service has no such list', async () => {
    const calls = listOf([rowOf('1')]);
    const participants = (parent: unknown, args: { filter?: { isCancelled?: boolean } }) =>
      args.filter?.isCancelled ? null : calls(parent, args as never);
    const { router } = open(
      { participants: participants as never, extensions: () => [] },
      { at: '/users-list?cancelled=1' },
    );
    expect(await screen.findByRole('row', { name: /Примеров-1/ })).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('Отменённые регистрации', spaces)).not.toBeInTheDocument();
  });
});

describe('keys', () => {
  it('J and K move through the queue in any layout, and do nothing during typing', async () => {
    const page = open();
    await dialog();
    await screen.findByRole('link', { name: 'Следующая запись' });
    press('KeyJ', document.body, 'о');
    const second = await dialog(/Примеров-2/);
    press('KeyK');
    await dialog();
    press('KeyJ');
    await page.user.click(await within(second).findByRole('button', { name: 'Редактировать' }));
    press('KeyK', await within(second).findByLabelText('Дата доклада'));
    expect(page.router.state.location.search).toContain('record=2');
  });

  it('J pressed twice before rendering moves two records on, and K back', async () => {
    const ids = ['Registration:1', 'Registration:2', 'Registration:3'];
    const { router } = open({ participantIds: () => ids });
    await dialog();
    await screen.findByRole('link', { name: 'Следующая запись' });
    act(() => {
      press('KeyJ');
      press('KeyJ');
    });
    await dialog(/Примеров-3/);
    act(() => {
      press('KeyK');
      press('KeyJ');
      press('KeyK');
    });
    await dialog(/Примеров-2/);
    expect(router.state.location.search).toContain('record=2');
  });

  it('1 to 3 choose the format and open the form for it, S goes to the section, Enter saves and goes on', async () => {
    const send = vi.fn<Send>(() => saved());
    open({}, { send });
    const record = await dialog();
    await within(record).findByRole('button', { name: 'Редактировать' });
    press('Digit3');
    expect(await within(record).findByRole('radio', { name: 'Стендовый доклад' })).toBeChecked();
    press('KeyS');
    const section = within(record).getByRole('combobox', { name: 'Секция' });
    expect(section).toHaveFocus();
    section.blur();
    press('Enter', document.body, 'Enter');
    await dialog(/Примеров-2/);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ registrationId: 'Registration:1', confirmedFormat: 'POSTER' }),
    );
  });

  it('Enter saves from where the opened record has its focus, even if the record loads slowly', async () => {
    const send = vi.fn<Send>(() => saved());
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const registration = (_: unknown, { id }: { id: string }) => isAsked.then(() => recordOf(keyOf(id)));
    const { user } = open({ registration } as never, { send });
    const record = await dialog(/./);
    await waitFor(() => expect(record).toContainElement(document.activeElement as HTMLElement));
    answer();
    await within(record).findByRole('button', { name: 'Редактировать' });
    await user.keyboard('3');
    await within(record).findByRole('radio', { name: 'Стендовый доклад' });
    await user.keyboard('{Enter}');
    await dialog(/Примеров-2/);
    expect(send).toHaveBeenCalledOnce();
  });

  it('LST-04 counts a format chosen by a key as an unsaved change, even if the key opened the form', async () => {
    const { router } = open();
    await within(await dialog()).findByRole('button', { name: 'Редактировать' });
    press('Digit3');
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('KeyJ');
    expect(await screen.findByRole('dialog', { name: /Изменения не.сохранены/ })).toBeVisible();
    expect(router.state.location.search).toContain('record=1');
  });

  it('? lists the keys, which do nothing while the list is open', async () => {
    const { user, router } = open();
    await dialog();
    await screen.findByRole('link', { name: 'Следующая запись' });
    press('Slash', document.body, '?');
    const list = await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(within(list).getByRole('row', { name: /J следующая запись/ })).toBeVisible();
    press('KeyJ');
    expect(router.state.location.search).toContain('record=1');
    await user.click(within(list).getByRole('button', { name: 'Закрыть' }));
  });

  it('the public list has only the search key', async () => {
    open({ participants: listOf([publicRow('1')]) }, { at: '/users-list' });
    const search = await screen.findByRole('textbox', { name: 'Поиск по\u00a0списку' });
    await screen.findByText(/Примеров-1/);
    press('Slash', document.body, '/');
    await waitFor(() => expect(search).toHaveFocus());
    search.blur();
    const isLeftToTheBrowser = (code: string, key = '') => press(code, document.body, key);
    expect([isLeftToTheBrowser('Slash', '?'), isLeftToTheBrowser('KeyJ')]).toEqual([true, true]);
  });

  it('in the list J and K move the focus from row to row, and / goes to the search', async () => {
    open({}, { at: '/users-list' });
    const first = await screen.findByRole('link', { name: /Примеров-1/ });
    press('KeyJ');
    expect(first).toHaveFocus();
    press('KeyJ', first);
    const second = screen.getByRole('link', { name: /Примеров-2/ });
    expect(second).toHaveFocus();
    press('KeyJ', second);
    expect(second).toHaveFocus();
    press('KeyK', second);
    expect(first).toHaveFocus();
    press('Slash', first, '/');
    const search = screen.getByRole('textbox', { name: /Поиск по.списку/ });
    expect(search).toHaveFocus();
    press('KeyJ', search);
    expect(search).toHaveFocus();
  });
});
