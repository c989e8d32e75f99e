import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServiceClock } from '../../../web/lib/serviceClock.ts';
import { markSession } from '../../../web/lib/session.ts';
import { ParticipantsScreen } from '../../../web/screens/ParticipantsScreen.tsx';
import { ProjectParticipantsScreen } from '../../../web/screens/ProjectParticipantsScreen.tsx';
import { offline, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, type ListArguments, listOf, listQueries, pageOf, publicRow, rowOf } from './listData.ts';

beforeEach(giveHeight);

const many = (count: number) => Array.from({ length: count }, (_, index) => rowOf(String(index + 1)));
type Rows = Parameters<typeof pageOf>[0];

/** Opens the list; returns the service's calls. */
function open(rows: Rows, at = '/users-list', listCount?: number) {
  const calls = listOf(rows, listCount);
  markSession();
  const page = renderScreen(<ParticipantsScreen />, {
    at,
    resolvers: { Query: listQueries({ participants: calls }) },
  });
  const lastCall = () => calls.mock.lastCall?.[1] as unknown;
  return { ...page, calls, lastCall };
}
const table = () => screen.findByRole('table');
const rowNamed = (name: RegExp) => screen.findByRole('row', { name });

describe('lists of participants', () => {
  it('LST-01 LST-08 R19 shows other callers only name and organisation, in pages of 100', async () => {
    const { lastCall } = open([publicRow('1'), publicRow('2')]);
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map((it) => it.textContent)).toEqual(['ФИО', 'Организация']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of ['Столбцы', 'Экспорт']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: /Примеров-1/ })).not.toBeInTheDocument();
    expect(lastCall()).toMatchObject({ year: 2025, project: null, first: 100, offset: 0 });
  });

  it.each(['moderator', 'participant'])(
    'LST-02 LST-08 a %s loads the list with kept columns in one query',
    async (who) => {
      window.localStorage.setItem('portal.participants.columns', JSON.stringify(['name', 'email']));
      const { calls } = open([who === 'moderator' ? rowOf('1') : publicRow('1')]);
      const row = await rowNamed(/Примеров-1 /);
      if (who === 'moderator') expect(row).toHaveTextContent('primer-1@example.org');
      else expect(row).not.toHaveTextContent('@');
      expect(calls).toHaveBeenCalledTimes(1);
    },
  );

  it('LST-01 shows the list if the provider does not answer who asks', async () => {
    markSession();
    const viewer = () => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    };
    const Query = listQueries({ participants: listOf([rowOf('1')]), viewer });
    renderScreen(<ParticipantsScreen />, { at: '/users-list', resolvers: { Query } });
    expect(await rowNamed(/Примеров-1 /)).toBeVisible();
  });

  it('LST-01 shows the list of the year in the address', async () => {
    const { lastCall } = open([publicRow('1')], '/users-list-24');
    expect(await screen.findByRole('heading', { level: 1, name: /Участники форума 2024/ })).toBeVisible();
    await table();
    expect(lastCall()).toMatchObject({ year: 2024 });
  });

  it('LST-02 shows the meaning of a row’s colour in words too, with format and files', async () => {
    const file = { key: '7', name: 'тезисы.pdf', url: 'https://example.org/media/7' };
    open([
      rowOf('1', {
        status: 'CONFIRMED',
        confirmedFormat: 'POSTER',
        requestedFormat: 'SPEAKER',
        thesisPdf: file,
      }),
      rowOf('2'),
    ]);
    const green = await rowNamed(/Примеров-1 /);
    expect(green).toHaveAttribute('data-tone', 'green');
    expect(green).toHaveTextContent('Подтвердил');
    expect(green, 'the confirmed format comes first').toHaveTextContent(/Стендовый доклад.*заявлен устный/);
    expect(within(green).getByRole('link', { name: /Тезисы, PDF: тезисы\.pdf/ })).toHaveAttribute('href', '/media/7');
    const yellow = await rowNamed(/Примеров-2 /);
    expect(yellow).toHaveAttribute('data-tone', 'yellow');
    expect(yellow).toHaveTextContent('Ждёт формата');
  });

  it('LST-02 shows the state’s icon at the name if the column of states is hidden', async () => {
    open([rowOf('1', { status: 'CONFIRMED' }), rowOf('2')], '/users-list?columns=name,org');
    const green = within(await rowNamed(/Примеров-1 /));
    expect(green.getByRole('img', { name: 'Подтвердил' })).toBeInTheDocument();
    const yellow = within(await rowNamed(/Примеров-2 /));
    expect(yellow.getByRole('img', { name: /^Ждёт формата$/ })).toBeInTheDocument();
  });

  it('LST-02 a column with the name of a text field shows that text', async () => {
    open([rowOf('1', { phone: '+79990000007' })], '/users-list?columns=name,phone');
    expect(await rowNamed(/Примеров-1 /)).toHaveTextContent('+79990000007');
  });

  it('PRG-07 names the people who have the same place', async () => {
    markSession();
    const clash = { registration: { id: 'Registration:7' }, fullName: 'Образцова Проба', kind: 'SLOT' };
    const rows = [rowOf('1', { placeClashes: [clash] }), rowOf('2', { talkDay: 2 })];
    const { user } = renderScreen(<ParticipantsScreen />, {
      at: '/users-list',
      resolvers: { Query: listQueries({ participants: listOf(rows) }) },
    });
    const sign = await within(await rowNamed(/Примеров-1 /)).findByRole('img', { name: /Образцова Проба/ });
    expect(within(await rowNamed(/Примеров-2 /)).queryByRole('img', { name: /Образцова/ })).not.toBeInTheDocument();
    await user.hover(sign);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/Образцова Проба/);
    await user.unhover(sign);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    act(() => sign.focus());
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('REG-13 LST-09 says «Школа» in place of the section of a registration for the school', async () => {
    open([rowOf('1', { isSchool: true, effectiveSection: null, requestedSection: null })]);
    const row = await rowNamed(/Примеров-1 /);
    expect(row).toHaveTextContent(/Школа/);
    expect(row).not.toHaveTextContent(/Не указано при регистрации!/);
  });

  it('LST-09 distinguishes a missing section from an unknown one', async () => {
    open([
      rowOf('1', { effectiveSection: null }),
      rowOf('2', { effectiveSection: { id: '99', name: null, isListed: false } }),
    ]);
    expect(await rowNamed(/Примеров-1 /)).toHaveTextContent(/Не указано при регистрации!/);
    expect(await rowNamed(/Примеров-2 /)).toHaveTextContent(/Секция не найдена в справочнике/);
  });

  it('LST-09 shows the list without section names, says that they are loading, and adds them later', async () => {
    let isRepaired = false;
    const detectors = { id: '4', name: 'Детекторы', isListed: true };
    const unnamed = (id: string) => ({ id, name: null, isListed: isRepaired ? false : null });
    const rows = () => [
      rowOf('1', { effectiveSection: isRepaired ? detectors : unnamed('4') }),
      rowOf('2', { effectiveSection: unnamed('99') }),
    ];
    const sections = () => (isRepaired ? [detectors] : null);
    markSession();
    renderScreen(<ParticipantsScreen />, {
      at: '/users-list',
      resolvers: {
        Query: listQueries({
          participants: ((_: unknown, args: ListArguments) => pageOf(rows(), args)) as never,
          sections: sections as never,
        }),
      },
    });
    expect(await rowNamed(/Примеров-1 /)).toHaveTextContent(/Название загружается…/);
    expect(await rowNamed(/Примеров-2 /)).toHaveTextContent(/Название загружается…/);
    isRepaired = true;
    await waitFor(async () => expect(await rowNamed(/Примеров-2 /)).toHaveTextContent(/Секция не найдена/));
    expect(await rowNamed(/Примеров-1 /)).toHaveTextContent(/Детекторы/);
  });

  it.each<[number, RegExp | null]>([
    [0, null],
    [1, /1\sзапись не\sпрочитана/],
    [2, /2\sзаписи не\sпрочитаны/],
    [5, /5\sзаписей не\sпрочитано/],
  ])('says how many records could not be read: %s', async (unreadableCount, text) => {
    for (const rows of [[rowOf('1')], [publicRow('1')]]) {
      const calls = vi.fn((_: unknown, args: ListArguments) => ({ ...pageOf(rows, args), unreadableCount }));
      const { unmount } = renderScreen(<ParticipantsScreen />, {
        at: '/users-list',
        resolvers: { Query: listQueries({ participants: calls }) },
      });
      await table();
      const said = screen.queryByText(/прочитан/);
      if (text === null) expect(said).toBeNull();
      else expect(said).toHaveTextContent(text);
      unmount();
    }
  });

  it('marks a record with fields that could not be read, and names them', async () => {
    const broken = { fullName: '', unreadableFields: ['fullName', 'email', 'version'] };
    open([{ ...rowOf('1'), ...broken }, rowOf('2')]);
    const row = within(await rowNamed(/ФИО не\sпрочитано/));
    expect(await row.findByRole('img', { name: 'Не\u00a0прочитано: ФИО, e-mail' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: /ФИО не\sпрочитано/ })).toBeInTheDocument();
    expect(within(await rowNamed(/Примеров-2 /)).queryByRole('img', { name: /прочитано/ })).not.toBeInTheDocument();
  });

  it('LST-11 shows one toast for all dates that cannot be read, and every row', async () => {
    const broken = { birthDate: null, unreadableFields: ['birthDate'] };
    open([rowOf('1', broken), rowOf('2', broken)]);
    expect(await screen.findByText('Произошла ошибка!')).toBeVisible();
    expect(await rowNamed(/Примеров-2 /)).toBeVisible();
    expect(screen.getAllByText('Произошла ошибка!')).toHaveLength(1);
  });

  it('LST-02 draws every row of the page and announces their number', async () => {
    open(many(60), '/users-list?size=500', 400);
    const shown = await table();
    expect(shown).toHaveAttribute('aria-rowcount', '61');
    await waitFor(() => expect(within(shown).getAllByRole('row')).toHaveLength(61));
  });

  it('LST-02 filters by the address, and a pill removes a filter', async () => {
    const { lastCall, user, router } = open(many(21), '/users-list?q=пример&format-not=listener&size=20&page=2', 99);
    expect(await screen.findByText(/^Найдено: 21.регистрация из.99, 21.участник$/)).toBeVisible();
    expect(lastCall()).toMatchObject({
      first: 20,
      offset: 20,
      filter: { search: 'пример', requestedFormat: { values: ['LISTENER'], exclude: true } },
    });
    await user.click(await screen.findByRole('button', { name: /Снять фильтр: Заявленный формат: кроме: Слушатель/ }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?q=пример&size=20'));
    await waitFor(() => expect(lastCall()).toMatchObject({ offset: 0, filter: { requestedFormat: null } }));
  });

  it('LST-01 an address past the end of the list leads to its last page', async () => {
    const { lastCall, router } = open(many(21), '/users-list?size=20&page=9');
    expect(await rowNamed(/Примеров-21 /)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&size=20');
    expect(lastCall()).toMatchObject({ first: 20, offset: 20 });
  });

  it('LST-02 filters by organisations, which the address names by id and the pills by name', async () => {
    const { lastCall, calls } = open([rowOf('1')], '/users-list?org=5&org=Институт+без+номера');
    expect(
      await screen.findByRole('button', { name: /Снять фильтр: .*Институт образцовых исследований/ }),
    ).toBeVisible();
    expect(lastCall()).toMatchObject({ filter: { organization: { ids: ['Organization:5'], withNone: false } } });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('LST-02 filters with counts, also inverted by «кроме»', async () => {
    const { user, router } = open([rowOf('1'), rowOf('2')]);
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    await user.click(await within(drawer).findByRole('checkbox', { name: /Ускорительная техника 1/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=3'));
    await user.click(await within(drawer).findByRole('switch', { name: 'Кроме выбранного: Секция' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section-not=3'));
  });

  it('LST-02 filters by the answers of registrations, each with a removable pill', async () => {
    const { user, router } = open([rowOf('1'), rowOf('2')]);
    const search = (expected: string) => waitFor(() => expect(router.state.location.search).toBe(expected));
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    await user.click(await within(drawer).findByRole('button', { name: 'Слот' }));
    await user.click(await within(drawer).findByRole('checkbox', { name: 'Назначен 1' }));
    await search('?slot-not=');
    await user.type(within(drawer).getByRole('textbox', { name: /Найти фильтр/ }), 'регистрац');
    await user.click(await within(drawer).findByRole('checkbox', { name: 'Школа 0' }));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Форум' }));
    await search('?slot-not=&school=no');
    await user.type(within(drawer).getByLabelText(/^С.даты$/), '04.08.2025');
    await search('?slot-not=&created=2025-08-04..&school=no');
    await user.click(within(drawer).getByRole('button', { name: /^Показать/ }));
    const pills = await screen.findByRole('group', { name: 'Выбранные фильтры' });
    for (const text of [/^Дата регистрации: с.04\.08\.2025$/, 'Куда регистрация: Форум', 'Слот: Назначен']) {
      expect(within(pills).getByText(text)).toBeVisible();
    }
    await user.click(within(pills).getByRole('button', { name: 'Сбросить всё' }));
    await search('');
  });

  it('LST-02 searches after a pause, once', async () => {
    const { user, lastCall, calls } = open([rowOf('1')]);
    await user.type(await screen.findByRole('textbox', { name: /Поиск/ }), 'ёлкин');
    await waitFor(() => expect(lastCall()).toMatchObject({ filter: { search: 'ёлкин' } }));
    expect(await screen.findByText(/Всего|Найдено/)).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('LST-02 a heading sorts', async () => {
    const { user, lastCall } = open([rowOf('1')]);
    const heading = await screen.findByRole('columnheader', { name: 'ФИО' });
    await user.click(within(heading).getByRole('button'));
    await waitFor(() => expect(lastCall()).toMatchObject({ orderBy: [{ field: 'NAME', direction: 'ASC' }] }));
    expect(screen.getByRole('columnheader', { name: 'ФИО' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('LST-02 stores chosen and ordered columns in the browser and in the address', async () => {
    const first = open([rowOf('1')]);
    await first.user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    await first.user.click(await screen.findByRole('checkbox', { name: 'E-mail' }));
    await first.user.click(await screen.findByRole('button', { name: 'Выше: E-mail' }));
    await waitFor(() =>
      expect(first.router.state.location.search).toBe('?columns=name,org,status,format,section,email,files'),
    );
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'E-mail' })).toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'primer-1@example.org' })).toBeInTheDocument();
    first.unmount();
    const { router } = open([rowOf('1')]);
    expect(await screen.findByRole('columnheader', { name: 'E-mail' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('columns=name,org'));
  });

  it('LST-02 the columns menu keeps the focus on the used item and closes with Escape', async () => {
    const { user } = open([rowOf('1')]);
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Телефон' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Телефон' })).toHaveFocus());
    const up = screen.getByRole('button', { name: 'Выше: Телефон' });
    for (let step = 0; step < 6; step += 1) await user.click(up);
    expect(screen.getByRole('button', { name: 'Выше: Телефон' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Телефон' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus());
  });

  it('LST-02 compact rows are kept in the browser and in the address', async () => {
    const first = open([rowOf('1')]);
    await first.user.click(await screen.findByRole('button', { name: 'Компактные строки' }));
    await waitFor(() => expect(first.router.state.location.search).toBe('?density=compact'));
    first.unmount();
    const { router, user } = open([rowOf('1')]);
    await waitFor(() => expect(router.state.location.search).toBe('?density=compact'));
    const toggle = await screen.findByRole('button', { name: 'Компактные строки', pressed: true });
    await user.click(toggle);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('LST-03 a compact row says the format in one word, and a requested one only where it differs', async () => {
    open(
      [
        rowOf('1', { requestedFormat: 'POSTER', confirmedFormat: null, status: 'AWAITING_FORMAT' }),
        rowOf('2', { requestedFormat: 'POSTER', confirmedFormat: 'SPEAKER' }),
      ],
      '/users-list?density=compact',
    );
    const formatOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByRole('button', { name: /Устный|Стендовый/ });
    expect(await formatOf(/Примеров-1/)).toHaveTextContent(/^Стендовый$/);
    expect(await formatOf(/Примеров-2/)).toHaveTextContent(/^Устныйзаявлен стендовый$/);
  });

  it('LST-02 a signed-out visitor at a moderators’ address is redirected to the login and returns afterwards', async () => {
    const participants = () => {
      throw new GraphQLError('Forbidden', { extensions: { code: 'FORBIDDEN' } });
    };
    for (const at of ['/users-list?status=confirmed', '/users-list?record=41']) {
      const { router, unmount } = renderScreen(<ParticipantsScreen />, {
        at,
        resolvers: {
          Query: listQueries(at.includes('record') ? { participants: listOf([publicRow('1')]) } : { participants }),
        },
      });
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: at } }));
      unmount();
    }
  });

  it('LST-02 sorting after the end of the session explains it and offers a sign-in that returns to the list', async () => {
    const rows = listOf([rowOf('1')]);
    const participants = vi.fn((parent: unknown, args: ListArguments & { orderBy?: object[] }) => {
      if ((args.orderBy ?? []).length > 0) throw new GraphQLError('Forbidden', { extensions: { code: 'FORBIDDEN' } });
      return rows(parent, args);
    });
    markSession();
    const { user, router } = renderScreen(<ParticipantsScreen />, {
      at: '/users-list',
      resolvers: { Query: listQueries({ participants: participants as never }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Состояние' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/ваша сессия закончилась/);
    await user.click(screen.getByRole('link', { name: 'Войти' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { returnTo: '/users-list?sort=status' },
      }),
    );
  });

  it('LST-02 chooses a range with Shift, then everything that was found', async () => {
    const { user } = open(many(22), '/users-list?size=20');
    const box = (id: number) => screen.findByLabelText(new RegExp(`^Выбрать: Примеров-${id} `));
    await user.click(await box(2));
    await user.keyboard('{Shift>}');
    await user.click(await box(5));
    await user.keyboard('{/Shift}');
    const bar = await screen.findByRole('region', { name: 'Выбранные записи' });
    expect(bar).toHaveTextContent(/Выбрано: 4.записи/);
    await user.click(within(bar).getByRole('button', { name: /Выбрать все 22 найденных/ }));
    expect(bar).toHaveTextContent('Выбраны все 22 найденных');
    expect(within(bar).queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument();
    await user.click(within(bar).getByRole('button', { name: 'Снять выбор' }));
    expect(screen.queryByRole('region', { name: 'Выбранные записи' })).not.toBeInTheDocument();
  });

  it('LST-02 excludes single rows and a page from all found rows, and counts the rest', async () => {
    const { user } = open(many(22), '/users-list?size=20');
    const box = (id: number) => screen.findByLabelText(new RegExp(`^Выбрать: Примеров-${id} `));
    const page = () => screen.getByRole('checkbox', { name: 'Выбрать все строки страницы' });
    await user.click(await box(2));
    const bar = await screen.findByRole('region', { name: 'Выбранные записи' });
    await user.click(within(bar).getByRole('button', { name: /Выбрать все 22 найденных/ }));
    await user.click(await box(5));
    expect(bar).toHaveTextContent(/Выбрано: 21.запись, все найденные, кроме 1/);
    expect(await box(5)).not.toBeChecked();
    expect(await box(6)).toBeChecked();
    await user.click(await box(5));
    expect(bar).toHaveTextContent('Выбраны все 22 найденных');
    await user.click(page());
    expect(bar).toHaveTextContent(/Выбрано: 2.записи, все найденные, кроме 20/);
    await user.click(within(bar).getByRole('button', { name: /Выбрать все 22 найденных/ }));
    expect(page()).toBeChecked();
  });

  it('LST-02 shows changes by other people', async () => {
    let revision = 'r1';
    const rows = [rowOf('1')];
    const participants = (_: unknown, args: ListArguments) => ({ ...pageOf(rows, args), revision });
    const Query = listQueries({ participantsRevision: () => revision, participants });
    markSession();
    renderScreen(<ParticipantsScreen />, { at: '/users-list', resolvers: { Query } });
    await rowNamed(/Примеров-1 /);
    rows.push(rowOf('2'));
    revision = 'r2';
    expect(await rowNamed(/Примеров-2 /)).toBeInTheDocument();
  });

  it('LST-02 shows the age of a list without revisions, and reads it again', async () => {
    setServiceClock(Date.now());
    let readAt = new Date(Date.now() - 20_000).toISOString();
    const revisions = vi.fn((_: unknown, { newest }: { newest: boolean }) => {
      if (newest) readAt = new Date().toISOString();
      return readAt;
    });
    const participants = (_: unknown, args: ListArguments) => ({
      ...pageOf([rowOf('1')], args),
      revision: readAt,
      readAt,
    });
    markSession();
    const { user } = renderScreen(<ParticipantsScreen />, {
      at: '/users-list',
      resolvers: { Query: listQueries({ participantsRevision: revisions, participants }) },
    });
    expect(await screen.findByText(/Прочитано 2\d.с.назад/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'обновить' }));
    expect(await screen.findByText(/Прочитано \d.с.назад/)).toBeVisible();
    expect(revisions.mock.calls.filter(([, { newest }]) => newest)).toHaveLength(1);
  });

  it('LST-02 shows no age for a list with revisions', async () => {
    open([rowOf('1')]);
    await table();
    expect(screen.queryByText(/Прочитано/)).not.toBeInTheDocument();
  });

  it('LST-07 shows the people of a project by its slug', async () => {
    const calls = listOf([rowOf('1')]);
    renderScreen(<ProjectParticipantsScreen />, {
      at: '/neutron-users',
      resolvers: { Query: listQueries({ participants: calls }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Проект нейтронного источника' })).toBeVisible();
    await table();
    expect(calls.mock.lastCall?.[1]).toMatchObject({ year: 2025, project: 'neutron' });
  });

  it('LST-07 an unknown project leads to /404', async () => {
    const { router } = renderScreen(<ProjectParticipantsScreen />, {
      at: '/proton-users',
      resolvers: { Query: listQueries() },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('LST-10 says that the list did not load and offers to retry', async () => {
    let isUp = false;
    const participants = (_: unknown, args: ListArguments) => {
      if (!isUp) throw new Error('down');
      return pageOf([publicRow('1')], args);
    };
    const resolvers = { Query: listQueries({ participants }) };
    const { user } = renderScreen(<ParticipantsScreen />, { at: '/users-list', resolvers });
    expect(await screen.findByText(/Не удалось загрузить: список участников/)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await rowNamed(/Примеров-1 /)).toBeInTheDocument();
  });

  it('LST-10 says that there is no network', async () => {
    renderScreen(<ParticipantsScreen />, { at: '/users-list', transport: offline });
    expect(await screen.findByText(/Нет связи с/)).toBeVisible();
  });

  it('LST-10 announces an empty list and a search without results', async () => {
    const { user, router } = open([], '/users-list?q=никто');
    await user.click(await screen.findByRole('button', { name: /Сбросить поиск и.фильтры/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('Участников пока нет')).toBeVisible();
  });
});
