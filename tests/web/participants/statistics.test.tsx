import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { csvOf } from '../../../web/lib/csv.ts';
import { markSession } from '../../../web/lib/session.ts';
import { StatisticsScreen } from '../../../web/screens/StatisticsScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { viewer } from './listData.ts';

// jsdom lays nothing out, so charts are empty there; a browser shows them in the journeys.
vi.mock('../../../web/features/participants/statistics/RowsChart.tsx', () => ({ RowsChart: () => null }));
vi.mock('../../../web/features/participants/statistics/DaysChart.tsx', () => ({ DaysChart: () => null }));

beforeEach(() => markSession());

const section = { id: 'Section:26', name: 'Детекторы' };
const facets = {
  requestedFormats: [
    { format: 'LISTENER', count: 2 },
    { format: 'POSTER', count: 1 },
  ],
  confirmedFormats: [
    { format: null, count: 2 },
    { format: 'LISTENER', count: 1 },
  ],
  statuses: [{ status: 'AWAITING_FORMAT', count: 3 }],
  effectiveSections: [
    { section: null, count: 2 },
    { section, count: 1 },
  ],
  organizations: [{ organization: { id: 'Organization:~0KI', name: 'Институт' }, count: 3 }],
  theses: [
    { state: 'NOT_EXPECTED', count: 2 },
    { state: 'MISSING', count: 1 },
  ],
  schoolCount: 1,
  tours: [{ decision: 'ATTENDING', count: 3, peopleCount: 2 }],
  tshirtSizes: null,
  files: [{ kind: 'THESIS_PDF', count: 0 }],
};
const days = {
  2025: { startsOn: '2025-10-21', registrationsByDay: [{ date: '2025-09-11', count: 3 }] as object[] | null },
  2024: { startsOn: '2024-10-21', registrationsByDay: [{ date: '2024-09-11', count: 5 }] as object[] | null },
};

const institute = (id: number) => ({ organization: { id: `Organization:${id}`, name: `Институт ${id}` }, count: 1 });

function open({
  total = 3,
  earlier = days[2024].registrationsByDay,
  archived = 5 as number | null,
  isModerator = true,
  broken = false,
  at = '/statistics',
  organizations = facets.organizations as object[],
  answers = {} as object,
} = {}) {
  const participants = ({ filter }: { filter: object | null }) => {
    if (broken) throw new Error('no list');
    return {
      totalCount: filter ? 1 : total,
      peopleCount: 2,
      facets: {
        ...facets,
        ...answers,
        organizations: ({ first, offset }: { first: number; offset: number }) =>
          organizations.slice(offset, offset + first),
      },
    };
  };
  const editions = [
    { id: 'Edition:2025', year: 2025, isCurrent: true, isOpenToModerators: true, ...days[2025], participants },
    {
      id: 'Edition:2024',
      year: 2024,
      isCurrent: false,
      isOpenToModerators: false,
      startsOn: '2024-10-21',
      registrationsByDay: earlier,
      participants: archived === null ? null : { totalCount: archived, peopleCount: null, facets: null },
    },
  ];
  return renderScreen(<StatisticsScreen />, {
    at,
    resolvers: {
      Query: {
        clock: () => ({ now: '2025-09-11T20:59:00.000Z', isDemo: true }),
        viewer: () => ({ ...viewer, isModerator }),
        edition: (_: unknown, { year }: { year: number | null }) =>
          editions.find((edition) => edition.year === (year ?? 2025)) ?? null,
        editions: () => editions,
      },
    },
  });
}

/** Texts have spaces that do not break. */
const card = async (name: string) =>
  within(await screen.findByRole('region', { name: (text) => text.replaceAll('\u00a0', ' ') === name }));

describe('the statistics', () => {
  it('say that a year has closed to moderators, instead of a failure', async () => {
    open({ at: '/statistics?year=2024', broken: true });
    expect(await screen.findByText(/заявками 2024.года закончена/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('link each number to the list that it counts', async () => {
    open();
    const formats = await card('Заявленный формат');
    const link = formats.getByRole('link', { name: /^Стендовый доклад: 1.запись, открыть список$/ });
    expect(link).toHaveAttribute('href', '/users-list?format=poster');
    expect(link).toHaveTextContent('1');
    const sections = await card('Секции');
    const hrefs = sections.getAllByRole('link').map((it) => it.getAttribute('href'));
    expect(hrefs).toEqual(['/users-list?section=', '/users-list?section=26']);
    const missing = await card('Чего не хватает докладам');
    expect(missing.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/users-list?thesis-not=not-expected&files-not=thesis-document',
    );
  });

  it('compare with earlier years, and say so if there are none', async () => {
    const page = open();
    const byDay = await card('Регистрации по дням');
    const row = byDay.getByRole('row', { name: /11\.09/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['40', '3', '5']);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/users-list?created=2025-09-11..2025-09-11');
    page.unmount();
    open({ earlier: null });
    const alone = await card('Регистрации по дням');
    expect(alone.getByText(/^За.прошлые годы данных нет/)).toBeVisible();
  });

  it.each([
    ['leads to the list of an archived year with as many rows', 5, '/users-list-24'],
    ['does not lead to one with fewer rows', 4, null],
    ['stands alone where the list could not be read', null, null],
  ])('a total %s', async (_, archived, href) => {
    open({ archived });
    const total = (await card('Регистрации по дням')).getByRole('row', { name: /^Всего/ });
    expect(total).toHaveTextContent(/5$/);
    const link = within(total).queryByRole('link', { name: /^2024: 5.записей/ });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('R17 count both people and registrations for shirts and the excursion', async () => {
    open();
    const row = (await card('Экскурсия')).getByRole('row', { name: /^Придёт/ });
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['2', '/users-list?tour=attending'],
      ['3', '/users-list?tour=attending'],
    ]);
  });

  it('leave out a question to which the service names no answer at all', async () => {
    open();
    await card('Экскурсия');
    expect(screen.queryByRole('region', { name: 'Футболки' })).not.toBeInTheDocument();
  });

  it('name an unknown answer by its question', async () => {
    const count = { count: 2, peopleCount: 1 };
    open({
      answers: {
        tours: [{ decision: 'UNRECOGNIZED', ...count }],
        tshirtSizes: [{ size: 'UNRECOGNIZED', ...count }],
      },
    });
    expect((await card('Экскурсия')).getByText('Неизвестный ответ')).toBeVisible();
    expect((await card('Футболки')).getByText('Неизвестный размер')).toBeVisible();
  });

  it('load all organisations, however many', async () => {
    open({ total: 1002, organizations: Array.from({ length: 1002 }, (_, id) => institute(id + 1)) });
    const organizations = await card('Организации');
    expect(await organizations.findByText('Институт 1002')).toBeInTheDocument();
    expect(organizations.getByText(/12 из.1.002/)).toBeVisible();
    expect(organizations.queryByText(/самых частых/)).toBeNull();
  });

  it('say that there are no registrations yet', async () => {
    open({ total: 0 });
    expect(await screen.findByText('Регистраций пока нет')).toBeVisible();
  });

  it('report a failure and offer to try again', async () => {
    open({ broken: true });
    expect(await screen.findByRole('alert')).toHaveTextContent(/статистика регистраций/i);
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  });

  it('redirect anyone but moderators to /', async () => {
    const { router } = open({ isModerator: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('a table as .csv', () => {
  it('opens in the Russian Excel, and contains no formulas', async () => {
    const file = csvOf([
      ['Секция', 'Число'],
      ['=1+1', 2],
      ['«А»; "Б"\nв', 3],
    ]);
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await file.text()).toBe('Секция;Число\r\n"\'=1+1";2\r\n"«А»; ""Б"" в";3\r\n');
  });
});
