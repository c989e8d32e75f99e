import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markSession } from '../../../web/lib/session.ts';
import { DashboardScreen } from '../../../web/screens/DashboardScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, moderatorViewer as viewer } from '../viewers.ts';

beforeEach(() => {
  giveHeight();
  markSession();
});

/** Editions of these years; those from `firstOpen` on are open to moderators. */
const editionsOf = (firstOpen: number, ...years: number[]) =>
  years.map((year) => ({
    id: `Edition:${year}`,
    year,
    isCurrent: year === years[0],
    isOpenToModerators: year >= firstOpen,
    projects: [],
    mailingLists: [],
  }));
const record = (key: string) => ({
  key,
  fullName: `Примеров-${key} Пример`,
  organization: { id: '1', name: 'Институт образцовых исследований', isOther: false },
  section: { id: '4', name: 'Детекторы' },
});
interface ListArgs {
  sectionId: string | null;
  offset: number;
  first: number;
}
const answer = {
  nodes: [
    { ...record('1'), arrivedAt: '2025-10-21T09:00:00.000Z', registration: { id: 'Registration:3068' } },
    { ...record('2'), arrivedAt: null, registration: { id: 'Registration:3069' } },
  ],
  totalCount: 60,
  unreadableCount: 0,
  failedSections: [] as object[],
};

function open(at: string, query: Resolvers['Query'] = {}, Mutation: Resolvers['Mutation'] = {}, list = () => answer) {
  const attendance = vi.fn((_: ListArgs) => list());
  const audience = vi.fn((_: ListArgs) => list());
  const page = renderScreen(<DashboardScreen />, {
    at,
    resolvers: {
      Query: {
        viewer: () => viewer,
        editions: () => [
          {
            year: 2025,
            isCurrent: true,
            isOpenToModerators: true,
            projects: [],
            mailingLists: [{ key: 'forum_active_users_25', title: 'Участники форума 2025' }],
          },
          {
            year: 2024,
            isCurrent: false,
            isOpenToModerators: true,
            projects: [],
            mailingLists: [{ key: 'forum_active_users_24', title: 'Участники форума 2024' }],
          },
        ],
        edition: (_: unknown, { year }: { year: number | null }) => ({
          year: year ?? 2025,
          sections: [{ id: 'Section:4', name: 'Детекторы', isActive: true, isPublic: true, isOpenToTalks: true }],
          attendance,
          audience,
        }),
        ...query,
      },
      Mutation,
    },
  });
  return { ...page, attendance, audience };
}

describe('the dashboard', () => {
  it('DSH-01 has three tabs', async () => {
    open('/dashboard');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Экспорт e-mail', 'Аудитория', 'Посещения']);
  });

  it('R8 has statistics of the current edition above the tabs, and keeps the tabs if they cannot be read', async () => {
    const registrations = vi.fn(() => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    });
    const edition = (_: unknown, { year }: { year: number }) => ({ year, registrations });
    const { user } = open('/dashboard', { edition });
    const failure = await screen.findByRole('alert', { name: /статистика регистраций/ });
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    registrations.mockImplementation(
      (): never => ({ version: '1', readAt: '2025-09-15T09:00:00.000Z', unreadableCount: 0, nodes: [] }) as never,
    );
    await user.click(within(failure).getByRole('button', { name: /Попробовать/ }));
    expect(await screen.findByText('Регистраций пока нет')).toBeVisible();
  });

  it('DSH-01 redirects visitors and participants to /', async () => {
    const participant = open('/dashboard?tab=audience', { viewer: () => ({ ...viewer, isModerator: false }) });
    await waitFor(() => expect(participant.router.state.location.pathname).toBe('/'));
    expect(participant.audience).not.toHaveBeenCalled();
    participant.unmount();
    window.localStorage.clear();
    const visitor = open('/dashboard');
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/'));
  });

  it('DSH-02 shows the addresses as text, with the reminder to add an unsubscribe link', async () => {
    const calls = vi.fn((_: unknown, _args: { input: { kindKey: string } }) => ({
      addresses: ['a@example.org', 'b@example.org'],
      userErrors: [],
    }));
    const { user } = open('/dashboard', {}, { createMailingList: calls as never });
    expect(await screen.findByText(/ссылку, по.которой можно отписаться/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Получить адреса' }));
    expect(await screen.findByRole('textbox', { name: 'Адреса' })).toHaveValue('a@example.org, b@example.org');
    expect(calls.mock.lastCall?.[1]).toEqual({ input: { kindKey: 'forum_active_users_25' } });
    expect(screen.getByText(/В.списке 2.адреса/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Скачать/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(await screen.findByText('Адреса скопированы')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('a@example.org, b@example.org');
  });

  it('DSH-02 keeps the kind until its addresses are there, so that they stand under no other one', async () => {
    let answer: (payload: object) => void = () => undefined;
    const createMailingList = () => new Promise((done) => (answer = done)) as never;
    const { user } = open('/dashboard', {}, { createMailingList });
    await user.click(await screen.findByRole('button', { name: 'Получить адреса' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Кому' }), 'forum_active_users_24');
    answer({ addresses: ['a@example.org'], userErrors: [] });
    await screen.findByRole('textbox', { name: 'Адреса' });
    expect(screen.getByRole('combobox', { name: 'Кому' })).toHaveValue('forum_active_users_25');
  });

  it('DSH-02 a rejection is a toast in the service’s words, and stays next to the button', async () => {
    const rejection = { code: 'REFUSED', message: 'Нет такой рассылки', field: null };
    const answer = () => ({ addresses: [], userErrors: [rejection] });
    const { user } = open('/dashboard', {}, { createMailingList: answer });
    await user.click(await screen.findByRole('button', { name: 'Получить адреса' }));
    expect(await within(screen.getByRole('tabpanel')).findByRole('alert')).toHaveTextContent('Нет такой рассылки');
    await waitFor(() => expect(screen.getAllByText('Нет такой рассылки')).toHaveLength(2));
  });

  it('DSH-04 shows the attendance of an earlier year that is open, which the address names', async () => {
    const asked = vi.fn((year: number | null) => year);
    const { user, router } = open('/dashboard?tab=attendance&section=4', {
      extensions: () => [],
      editions: () => editionsOf(2025, 2026, 2025, 2024),
      edition: (_: unknown, { year }: { year: number | null }) => {
        asked(year);
        return { year: year ?? 2026, sections: [], attendance: () => answer };
      },
    });
    const choice = await screen.findByRole('combobox', { name: 'Год форума' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((it) => it.textContent),
    ).toEqual(['2026', '2025']);
    await user.selectOptions(choice, '2025');
    expect(router.state.location.search).toBe('?tab=attendance&year=2025');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(2025));
    await screen.findByText(/Примеров-1/);
    // Without an extension the provider's workbook of all sections is that of its current meeting.
    expect(screen.queryByRole('button', { name: /Excel/ })).not.toBeInTheDocument();
  });

  it('DSH-04 makes the workbook of all sections of an earlier year, with the extension', async () => {
    const made = vi.fn((_: unknown, _args: { input: object }) => ({
      download: { url: '/media/exports/1/list.xlsx' },
      userErrors: [],
    }));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const editions = () => editionsOf(2025, 2026, 2025);
    const { user } = open(
      '/dashboard?tab=attendance&year=2025',
      { editions, extensions: () => ['MEETING_ATTENDANCE'] },
      { createAttendanceWorkbookDownload: made as never },
    );
    await user.click(await screen.findByRole('button', { name: /Excel/ }));
    await waitFor(() =>
      expect(made.mock.lastCall?.[1]).toEqual({
        input: { kind: 'ATTENDANCE', sectionId: null, editionId: 'Edition:2025' },
      }),
    );
  });

  it('says that a year has closed, and leads to the current one', async () => {
    const { user, router, attendance } = open('/dashboard?tab=attendance&year=2025', {
      editions: () => editionsOf(2026, 2026, 2025),
    });
    expect(await screen.findByText(/заявками 2025.года закончена/)).toBeVisible();
    expect(attendance).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /К.текущему форуму/ }));
    expect(router.state.location.search).toBe('?tab=attendance');
    await screen.findByText(/Примеров-1/);
  });

  it('leads an unknown year to /404', async () => {
    const editions = () => editionsOf(2025, 2025);
    const { router } = open('/dashboard?tab=attendance&year=2019', { editions });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('DSH-01 offers no choice of years while only one is open', async () => {
    open('/dashboard?tab=attendance');
    await screen.findByText(/Примеров-1/);
    expect(screen.queryByRole('combobox', { name: 'Год форума' })).not.toBeInTheDocument();
  });

  it('DSH-03 lists the audience of a chosen section: number, name, organisation, section', async () => {
    const { user, audience } = open('/dashboard?tab=audience');
    expect(await screen.findByText('Выберите секцию')).toBeVisible();
    expect(audience).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('combobox', { name: 'Секция' }));
    const section = await screen.findByRole('option', { name: 'Детекторы', hidden: true });
    expect(screen.queryByRole('option', { name: 'Все секции', hidden: true })).not.toBeInTheDocument();
    await user.click(section);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((it) => it.textContent),
    ).toEqual(['Номер', 'ФИО', 'Организация', 'Секция']);
    expect(audience.mock.lastCall?.[0]).toMatchObject({ sectionId: 'Section:4', offset: 0, first: 50 });
    expect(await within(table).findByText('3068')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Excel/ })).toBeVisible();
  });

  it('DSH-04 LST-12 lists attendance of all sections: name, organisation, section, time; 50 a page, or 20, or 200', async () => {
    const { user, attendance } = open('/dashboard?tab=attendance');
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('21.10.2025 12:00', { selector: 'tr:nth-child(1) *' })).toBeInTheDocument();
    expect(within(table).getAllByRole('columnheader').at(-1)).toHaveTextContent('Время');
    expect(attendance.mock.lastCall?.[0]).toMatchObject({ offset: 0, first: 50 });
    expect(attendance.mock.lastCall?.[0].sectionId ?? null).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    await waitFor(() => expect(attendance.mock.lastCall?.[0]).toMatchObject({ offset: 50 }));
    await user.click(screen.getByRole('combobox', { name: /Строк на.странице/ }));
    const sizes = await screen.findAllByRole('option', { name: /^\d+$/, hidden: true });
    expect(sizes.map((it) => it.textContent)).toEqual(['20', '50', '200']);
  });

  it.each(['audience&section=4', 'attendance'])(
    'LST-11 the list %s counts the rows that nobody can read',
    async (tab) => {
      open(`/dashboard?tab=${tab}`, {}, {}, () => ({ ...answer, unreadableCount: 2 }));
      expect(await screen.findByText(/60.*\. 2.записи не.прочитаны$/)).toBeVisible();
    },
  );

  it('DSH-04 names the sections that could not be read beside those that could', async () => {
    const failedSections = [{ id: '5', name: 'Ускорители' }];
    open('/dashboard?tab=attendance', {}, {}, () => ({ ...answer, failedSections }));
    expect(await screen.findByRole('alert', { name: /секция «Ускорители»/ })).toBeVisible();
    expect(screen.getByText(/Примеров-1/)).toBeInTheDocument();
  });

  it.each([
    ['DSH-03', 'audience&section=4', 'аудитория секции'],
    ['DSH-04', 'attendance', 'список посещений'],
  ])('%s LST-10 a rejected list shows the service’s text in its place, never an empty list', async (_, tab, what) => {
    const closed = new GraphQLError('Список закрыт', { extensions: { code: 'PROVIDER_REJECTED' } });
    let isOpen = false;
    const read = () => {
      if (!isOpen) throw closed;
      return answer;
    };
    const { user } = open(`/dashboard?tab=${tab}`, {}, {}, read);
    const place = await screen.findByRole('alert', { name: new RegExp(`Не.удалось загрузить: ${what}`) });
    expect(place).toHaveTextContent('Список закрыт');
    await waitFor(() => expect(screen.getAllByText('Список закрыт')).toHaveLength(2));
    expect(screen.queryByText(/пока нет/)).not.toBeInTheDocument();
    isOpen = true;
    await user.click(within(place).getByRole('button', { name: /Попробовать/ }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
