import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import { subscribeToToasts } from '../../../web/lib/notify.ts';
import { markSession } from '../../../web/lib/session.ts';
import { DeskScreen } from '../../../web/screens/DeskScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { fakeTimers, pass } from '../../testkit/toasts.ts';
import { mutation } from '../mutation.ts';
import { newTab } from '../newTab.ts';
import { deskService } from './deskService.ts';
import { leanRow, rowOf } from './recordData.ts';

const manyRows = (count: number) => Array.from({ length: count }, (_, index) => rowOf(String(index + 1)));

function openDesk(
  rows: readonly DeskRow[],
  {
    at = '/users-list',
    project = null,
    mutations = {},
  }: { at?: string; project?: string | null; mutations?: Resolvers['Mutation'] } = {},
) {
  const service = deskService(rows);
  markSession();
  const page = renderScreen(<DeskScreen year={2025} isCurrent project={project} label="Список участников" />, {
    at,
    resolvers: { ...service.resolvers, Mutation: mutations },
  });
  return { ...page, service, address: () => page.router.state.location.search };
}

const findRow = (name: RegExp) => screen.findByRole('row', { name });
const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const box = (key: string) => screen.getByRole('checkbox', { name: `Выбрать: Примеров-${key} Пример Примерович` });

/** A screen of 390 px: the queries for narrow screens match. */
function usePhone() {
  const known = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(known(query), { matches: query === '' || query.startsWith('(max-width') }),
  );
}

describe('rows', () => {
  it('LST-02 colours the rows by state, and says the state in words', async () => {
    openDesk([
      rowOf('1', { confirmedFormat: 'POSTER', isConfirmed: true }),
      rowOf('2'),
      rowOf('3', { confirmedFormat: 'POSTER' }),
    ]);
    const colorOf = (row: HTMLElement) => /--portal-row-\w+/.exec(row.getAttribute('style') ?? '')?.[0] ?? 'white';
    expect(colorOf(await findRow(/Примеров-1 .*Подтвердил/))).toBe('--portal-row-green');
    expect(colorOf(await findRow(/Примеров-2 .*Ждёт формата/))).toBe('--portal-row-yellow');
    expect(colorOf(await findRow(/Примеров-3 .*Ждёт подтверждения/))).toBe('white');
  });

  it('LST-02 offers no column, filter and question for what the list does not send', async () => {
    const { user } = openDesk([leanRow('1')]);
    await findRow(/Примеров-1 /);
    expect(headings()).toEqual(['', 'ФИО', 'Организация', 'Состояние', 'Формат', 'Секция']);
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    expect(within(drawer).queryByRole('button', { name: 'Экскурсия' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Доклад без/)).not.toBeInTheDocument();
  });

  it('on a phone has name and state', async () => {
    usePhone();
    openDesk([rowOf('1')]);
    await findRow(/Примеров-1 .*Ждёт формата/);
    expect(headings()).toEqual(['', 'ФИО', 'Состояние']);
  });

  it('LST-01 shows 100 rows, then as many as chosen, and the address says so', async () => {
    const { user, address } = openDesk(manyRows(120));
    await findRow(/Примеров-100 /);
    expect(bodyRows()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    await findRow(/Примеров-120 /);
    expect(address()).toBe('?page=2');
    await user.selectOptions(screen.getByRole('combobox'), '20');
    await waitFor(() => expect(bodyRows()).toHaveLength(20));
    expect(
      within(screen.getByRole('combobox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['20', '100', '500']);
    expect(address()).toBe('?size=20');
  });

  it('LST-07 asks for the registrations of a project, and offers no workbook of the meeting', async () => {
    const { user, service } = openDesk([rowOf('1')], { project: 'neutron' });
    await findRow(/Примеров-1 /);
    expect(service.registrations.mock.lastCall?.[0]).toMatchObject({ project: 'neutron' });
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    expect(await screen.findByRole('menuitem', { name: /показанного/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Excel/ })).not.toBeInTheDocument();
  });

  it('LST-06 opens the workbook of the provider in a new tab', async () => {
    const download = { url: 'https://portal.example/documents/list.xlsx' };
    const make = mutation({ download, userErrors: [] });
    const { tab } = newTab();
    const { user } = openDesk([rowOf('1')], { mutations: { createParticipantsWorkbookDownload: make as never } });
    await findRow(/Примеров-1 /);
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: /Excel/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/documents/list.xlsx'));
    expect(make.inputs).toEqual([{ editionId: 'Edition:2025' }]);
  });
});

describe('view', () => {
  it('sorts by clicks on a heading: upwards, downwards, as the provider does', async () => {
    const rows = [rowOf('1', { fullName: 'Яшин' }), rowOf('2', { fullName: 'Белов' })];
    const { user, address } = openDesk(rows);
    await findRow(/Яшин/);
    const first = () => bodyRows()[0]?.textContent;
    await user.click(screen.getByRole('button', { name: 'ФИО' }));
    await waitFor(() => expect(first()).toMatch(/^Белов/));
    await user.click(screen.getByRole('button', { name: /ФИО, по.возрастанию/ }));
    await waitFor(() => expect(address()).toBe('?sort=-name'));
    await user.click(await screen.findByRole('button', { name: /ФИО, по.убыванию/ }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('searches, and Back shows the whole list again', async () => {
    const { user, router, address } = openDesk(manyRows(3));
    await findRow(/Примеров-3 /);
    await user.type(screen.getByRole('textbox', { name: /Поиск/ }), 'примеров-2');
    await waitFor(() => expect(bodyRows()).toHaveLength(1));
    expect(screen.getByText(/Найдено: 1.регистрация из.3/)).toBeVisible();
    await waitFor(() => expect(address()).toContain('q='));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(bodyRows()).toHaveLength(3));
  });

  it('filters by a value with its count, and takes the filter away', async () => {
    const { user } = openDesk([...manyRows(2), rowOf('3', { confirmedFormat: 'POSTER' })]);
    await findRow(/Примеров-3 /);
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    await user.click(within(drawer).getByRole('checkbox', { name: 'Ждёт формата' }));
    await waitFor(() => expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3));
    await user.click(within(drawer).getByRole('button', { name: /Показать: 2.записи/ }));
    await user.click(await screen.findByRole('button', { name: /Снять фильтр: Состояние: Ждёт формата/ }));
    await waitFor(() => expect(bodyRows()).toHaveLength(3));
  });

  it('answers a standing question, and offers the addresses of the people', async () => {
    const { user, address } = openDesk([...manyRows(2), rowOf('3', { confirmedFormat: 'POSTER' })]);
    await user.click(await screen.findByRole('link', { name: /Решены, не.подтвердили: 1/ }));
    await waitFor(() => expect(bodyRows()).toHaveLength(1));
    expect(address()).toBe('?question=unconfirmed');
    await user.click(screen.getByRole('button', { name: 'Адреса' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('chooses columns that rows have values for', async () => {
    const { user, address } = openDesk([rowOf('1')]);
    await findRow(/Примеров-1 /);
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Столбцы…' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Телефон' }));
    await waitFor(() => expect(address()).toContain('columns=name,org,state,format,section,phone'));
    expect(screen.queryByRole('checkbox', { name: 'Экскурсия' })).not.toBeInTheDocument();
  });

  it('opens a record from its row, and closing it leads back to the list', async () => {
    const { user, address } = openDesk(manyRows(2));
    await user.click(await findRow(/Примеров-2 /));
    await waitFor(() => expect(address()).toBe('?record=2'));
    const record = await screen.findByRole('dialog');
    await user.click(within(record).getByRole('button', { name: /Закрыть/ }));
    await waitFor(() => expect(address()).toBe(''));
  });
});

describe('selection', () => {
  it('chooses a range with Shift, then all found rows on every page', async () => {
    const { user } = openDesk(manyRows(30), { at: '/users-list?size=20' });
    await findRow(/Примеров-20 /);
    await user.click(box('2'));
    await user.keyboard('{Shift>}');
    await user.click(box('5'));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('button', { name: 'Изменить 4' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Выбрать все 30 найденных/ }));
    expect(screen.getByRole('button', { name: 'Изменить 30' })).toBeVisible();
    await user.click(box('1'));
    expect(screen.getByRole('button', { name: 'Изменить 29' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Снять выбор/ }));
    expect(screen.queryByRole('button', { name: /Изменить/ })).not.toBeInTheDocument();
  });

  it('changes no row that the view does not show', async () => {
    const { user } = openDesk(manyRows(3));
    await findRow(/Примеров-3 /);
    await user.click(box('1'));
    await user.click(box('2'));
    await user.type(screen.getByRole('textbox', { name: /Поиск/ }), 'примеров-2');
    expect(await screen.findByRole('button', { name: 'Изменить 1' })).toBeVisible();
  });
});

describe('other people and failures', () => {
  it('follows changes while the tab is visible, and says who left the list', async () => {
    fakeTimers();
    const { service } = openDesk(manyRows(3));
    await findRow(/Примеров-3 /);
    service.change([rowOf('1', { confirmedFormat: 'POSTER' }), rowOf('2')]);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(20_000);
    expect(screen.getByRole('row', { name: /Примеров-3 / })).toBeVisible();
    visible.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await findRow(/Примеров-1 .*Ждёт подтверждения/)).toBeVisible();
    expect(screen.getByText(/Больше не.в.списке: Примеров-3 /)).toBeVisible();
    service.change([rowOf('1')]);
    await pass(16_000);
    await waitFor(() => expect(bodyRows()).toHaveLength(1));
  });

  it('LST-10 says that the list could not be loaded, with the reason of the provider, and tries again', async () => {
    const service = deskService([rowOf('1')]);
    service.failure = new GraphQLError('Список временно закрыт', { extensions: { code: 'PROVIDER_REJECTED' } });
    markSession();
    const { user } = renderScreen(<DeskScreen year={2025} isCurrent project={null} label="Список" />, {
      at: '/users-list',
      resolvers: service.resolvers,
    });
    expect(await screen.findByText(/Не.удалось загрузить: список участников/)).toBeVisible();
    expect(screen.getByText('Список временно закрыт')).toBeVisible();
    expect(screen.queryByText(/Участников пока нет/)).not.toBeInTheDocument();
    service.failure = null;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await findRow(/Примеров-1 /);
  });

  it('LST-09 asks again for names of sections that are not loaded', async () => {
    fakeTimers();
    const loading = { id: 'Section:3', name: null, isListed: null };
    const { service } = openDesk([rowOf('1', { requestedSection: loading })]);
    await findRow(/Название загружается…/);
    service.rows = [rowOf('1')];
    service.sections = [
      { id: 'Section:3', name: 'Ускорительная техника', isActive: true, isOpenToTalks: true, isPublic: true },
    ];
    await pass(600);
    await findRow(/Ускорительная техника/);
  });

  it('LST-11 says once that a date cannot be read, and leaves the field empty', async () => {
    const toasts: string[] = [];
    onTestFinished(subscribeToToasts(({ message }) => toasts.push(message)));
    const unreadable = { birthDate: null, unreadableFields: ['birthDate'] };
    openDesk([rowOf('1', unreadable), rowOf('2', unreadable)], { at: '/users-list?columns=name,birth' });
    await findRow(/Примеров-2 /);
    expect(toasts).toEqual(['Произошла ошибка!']);
  });

  it('prints all found rows, not the page alone', async () => {
    openDesk(manyRows(30), { at: '/users-list?size=20' });
    await findRow(/Примеров-20 /);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText(/^Примеров-30 /)).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(/^Примеров-30 /)).not.toBeInTheDocument();
  });
});
