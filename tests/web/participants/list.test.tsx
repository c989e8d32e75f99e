import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listTexts } from '#texts/participantList.ts';
import { setServiceClock } from '../../../web/lib/serviceClock.ts';
import { endSession } from '../../../web/lib/session.ts';
import { ParticipantsScreen } from '../../../web/screens/ParticipantsScreen.tsx';
import { offline, renderScreen } from '../../testkit/render.tsx';
import { giveHeight, type ListArguments, listOf, pageOf, publicRow, rowOf } from './listData.ts';
import { findRow, findTable, manyRows, openList } from './openList.tsx';

beforeEach(giveHeight);

const forbidden = () => {
  throw new GraphQLError('Forbidden', { extensions: { code: 'FORBIDDEN' } });
};

describe('lists of participants', () => {
  it('LST-01 LST-08 R19 shows other callers only name and organisation, in pages of 100', async () => {
    const { lastCall } = openList([publicRow('1'), publicRow('2')]);
    const headings = within(await findTable()).getAllByRole('columnheader');
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
      const { calls } = openList([who === 'moderator' ? rowOf('1') : publicRow('1')]);
      const row = await findRow(/Примеров-1 /);
      if (who === 'moderator') expect(row).toHaveTextContent('primer-1@example.org');
      else expect(row).not.toHaveTextContent('@');
      expect(calls).toHaveBeenCalledTimes(1);
    },
  );

  it('LST-01 shows the list if the provider does not answer who asks', async () => {
    const viewer = () => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    };
    openList(undefined, undefined, { query: { viewer } });
    expect(await findRow(/Примеров-1 /)).toBeVisible();
  });

  it('LST-01 shows the list of the year in the address', async () => {
    const { lastCall } = openList([publicRow('1')], '/users-list-24');
    expect(await screen.findByRole('heading', { level: 1, name: /Участники форума 2024/ })).toBeVisible();
    await findTable();
    expect(lastCall()).toMatchObject({ year: 2024 });
  });

  it.each([
    ['moderators', rowOf('1')],
    ['others', publicRow('1')],
  ])('says to %s how many records could not be read', async (_, row) => {
    const participants = (_: unknown, args: ListArguments) => ({ ...pageOf([row], args), unreadableCount: 2 });
    openList([], undefined, { query: { participants }, isSignedIn: false });
    expect(await screen.findByText(/2\sзаписи не\sпрочитаны/)).toBeVisible();
  });

  it.each([
    [1, /^1\sзапись не\sпрочитана$/],
    [5, /^5\sзаписей не\sпрочитано$/],
  ])('says of %i unreadable records in words that are right for their number', (count, text) => {
    expect(listTexts.unreadable(count)).toMatch(text);
  });

  it('LST-11 shows one toast for all dates that cannot be read, and every row', async () => {
    const broken = { birthDate: null, unreadableFields: ['birthDate'] };
    openList([rowOf('1', broken), rowOf('2', broken)]);
    expect(await screen.findByText('Произошла ошибка!')).toBeVisible();
    expect(await findRow(/Примеров-2 /)).toBeVisible();
    expect(screen.getAllByText('Произошла ошибка!')).toHaveLength(1);
  });

  it('LST-02 draws every row of the page and announces their number', async () => {
    openList(manyRows(60), '/users-list?size=500', { listCount: 400 });
    const shown = await findTable();
    expect(shown).toHaveAttribute('aria-rowcount', '61');
    await waitFor(() => expect(within(shown).getAllByRole('row')).toHaveLength(61));
  });

  it('LST-02 a signed-out visitor at a moderators’ address is redirected to the login and returns afterwards', async () => {
    for (const at of ['/users-list?status=confirmed', '/users-list?record=41']) {
      const query = at.includes('record') ? {} : { participants: forbidden };
      const { router, unmount } = openList([publicRow('1')], at, { query, isSignedIn: false });
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: at } }));
      unmount();
    }
  });

  it('LST-02 sorting after the end of the session explains it and offers a sign-in that returns to the list', async () => {
    const rows = listOf([rowOf('1')]);
    const participants = vi.fn((parent: unknown, args: ListArguments & { orderBy?: object[] }) => {
      return (args.orderBy ?? []).length > 0 ? forbidden() : rows(parent, args);
    });
    const { user, router } = openList([], undefined, { query: { participants } });
    await findTable();
    act(() => endSession('expired'));
    await user.click(await screen.findByRole('button', { name: 'Состояние' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/ваш сеанс завершён/);
    await user.click(screen.getByRole('link', { name: 'Войти' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { returnTo: '/users-list?sort=status' },
      }),
    );
  });

  it.each([
    ['?status=awaiting-format', /^Этот вид открыт модераторам/, 'Сбросить поиск и\u00a0фильтры'],
    ['?sort=status', /^Этот вид открыт модераторам/, 'Сбросить поиск и\u00a0фильтры'],
    ['', /^Не удалось загрузить: список участников/, 'Попробовать ещё раз'],
  ])('LST-10 a signed-in person who may not read the list%s reads nothing of an ended session', async (...row) => {
    const [search, text, action] = row;
    openList([], `/users-list${search}`, { query: { participants: forbidden } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent('сессия');
    expect(within(alert).getByRole('button', { name: action })).toBeVisible();
    expect(within(alert).queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  it('LST-02 shows changes by other people, and no age of a list with revisions', async () => {
    let revision = 'r1';
    const rows = [rowOf('1')];
    const participants = (_: unknown, args: ListArguments) => ({ ...pageOf(rows, args), revision });
    openList([], undefined, { query: { participantsRevision: () => revision, participants } });
    await findRow(/Примеров-1 /);
    rows.push(rowOf('2'));
    revision = 'r2';
    expect(await findRow(/Примеров-2 /)).toBeInTheDocument();
    expect(screen.queryByText(/Прочитано/)).not.toBeInTheDocument();
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
    const { user } = openList([], undefined, { query: { participantsRevision: revisions, participants } });
    expect(await screen.findByText(/Прочитано 2\d.с.назад/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'обновить' }));
    expect(await screen.findByText(/Прочитано \d.с.назад/)).toBeVisible();
    expect(revisions.mock.calls.filter(([, { newest }]) => newest)).toHaveLength(1);
  });

  it('LST-07 shows the people of a project by its slug', async () => {
    const { lastCall } = openList(undefined, '/neutron-users');
    expect(await screen.findByRole('heading', { level: 1, name: 'Проект нейтронного источника' })).toBeVisible();
    await findTable();
    expect(lastCall()).toMatchObject({ year: 2025, project: 'neutron' });
  });

  it('LST-07 an unknown project leads to /404', async () => {
    const { router } = openList([], '/proton-users');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('LST-10 says that the list did not load and offers to retry', async () => {
    let isUp = false;
    const participants = (_: unknown, args: ListArguments) => {
      if (!isUp) throw new Error('down');
      return pageOf([publicRow('1')], args);
    };
    const { user } = openList([], undefined, { query: { participants }, isSignedIn: false });
    expect(await screen.findByText(/Не удалось загрузить: список участников/)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await findRow(/Примеров-1 /)).toBeInTheDocument();
  });

  it('LST-10 says that there is no network', async () => {
    renderScreen(<ParticipantsScreen />, { at: '/users-list', transport: offline });
    expect(await screen.findByText(/Нет связи с/)).toBeVisible();
  });

  it('LST-10 announces an empty list and a search without results', async () => {
    const { user, router } = openList([], '/users-list?q=никто');
    await user.click(await screen.findByRole('button', { name: /Сбросить поиск и.фильтры/ }));
    expect(screen.getByRole('textbox', { name: /^Поиск по.списку/ }), 'the button is removed').toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('Участников пока нет')).toBeVisible();
  });

  it('LST-10 promises no participants of a past edition', async () => {
    openList([], '/users-list-24');
    expect(await screen.findByText(/^Списка участников этого.года нет$/)).toBeVisible();
    expect(screen.queryByText(/Здесь появятся/)).not.toBeInTheDocument();
  });
});
