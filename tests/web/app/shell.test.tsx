import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../../../web/app/createRoutes.tsx';
import { routeTable } from '../../../web/app/routes.tsx';
import type { AppRoute } from '../../../web/app/routeTable.ts';
import { useCurrentEditionQuery } from '../../../web/features/edition/CurrentEdition.generated.ts';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { Page } from '../../../web/ui/Page.tsx';
import { fromAnotherTab } from '../../testkit/otherTab.ts';
import { type Resolvers, renderRoutes, schemaTransport } from '../../testkit/render.tsx';

const viewer = { id: '7', displayName: 'Примеров Пример', isModerator: false, profile: { id: '9', photoUrl: null } };
const clock = () => ({ now: '2025-09-15T09:00:00.000Z', isDemo: true });
const icon = () => <svg aria-hidden="true" />;

const screenOf = (component: () => React.ReactNode) => lazy(async () => ({ default: component }));
const row = (path: string, title: string, component?: () => React.ReactNode): AppRoute => ({
  path,
  title,
  access: 'public',
  screen: screenOf(component ?? (() => <Page title={title} />)),
  menu: { label: title, icon },
});

/** The real table with the cabinet's screen, which other tests look at, replaced by a heading. */
const table = routeTable.map((route) =>
  route.path === '/personal-data' ? { ...route, screen: screenOf(() => <Page title="Личный кабинет" />) } : route,
);

function open(at: string, resolvers: Resolvers = {}, routes: readonly AppRoute[] = table) {
  const transport = schemaTransport({ ...resolvers, Query: { clock, ...resolvers.Query } });
  return renderRoutes(createRoutes(routes), at, transport);
}

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const openMenu = async (page: ReturnType<typeof open>) =>
  page.user.click(await screen.findByRole('button', { name: /Меню пользователя: / }));

describe('routes', () => {
  it('CAB-04 leads to /login without a session, and shows the cabinet with one', async () => {
    const visitor = open('/personal-data');
    await heading('Вход');
    expect(visitor.router.state.location.pathname).toBe('/login');
    visitor.unmount();
    markSession();
    open('/personal-data', { Query: { viewer: () => viewer } });
    expect(await heading('Личный кабинет')).toBeInTheDocument();
  });

  it('ACC-01 /user is an alias of the cabinet', async () => {
    markSession();
    const { router } = open('/user', { Query: { viewer: () => viewer } });
    await heading('Личный кабинет');
    expect(router.state.location.pathname).toBe('/personal-data');
  });

  it('PUB-06 leads unknown paths to /404, with a way to /login', async () => {
    const { router } = open('/no/such/page');
    const title = await heading(/Страница не.существует/);
    expect(router.state.location.pathname).toBe('/404');
    const main = title.closest('main') as HTMLElement;
    expect(within(main).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });

  it('PUB-06 /not-found asks to log in', async () => {
    open('/not-found');
    const title = await heading('Страница недоступна');
    const main = title.closest('main') as HTMLElement;
    expect(within(main).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });

  it.each(table.map(({ path, title, access }) => ({ path, title, access })))(
    'PUB-06 sets the title of $path',
    async ({ path, title, access }) => {
      if (access === 'session') markSession();
      const { router } = open(path.replace(':email', 'obraz@example.org'), {
        Query: { viewer: () => viewer },
        Mutation: { logout: () => new Promise(() => {}) },
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(document.title).toBe(`${title} — Портал научного форума`);
      expect(matchPath(path, router.state.location.pathname)).not.toBeNull();
    },
  );

  it('PUB-06 titles are of one route each', () => {
    expect(new Set(routeTable.map(({ title }) => title)).size).toBe(routeTable.length);
  });

  it('PUB-06 moves the focus to the heading after a navigation', async () => {
    const { router } = open('/not-found');
    expect(await heading('Страница недоступна')).not.toHaveFocus();
    await router.navigate('/privacy');
    const title = await heading('Политика конфиденциальности');
    await waitFor(() => expect(title).toHaveFocus());
    await act(async () => {
      title.blur();
      await router.navigate('/privacy?q=text');
    });
    expect(title, "a screen's own query is no arrival").not.toHaveFocus();
  });

  it('ACC-12 /privacy holds the policy of 12 sections', async () => {
    open('/privacy');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12));
  });
});

describe('side menu', () => {
  it('PUB-07 lists every row that has a place, archives by year, and marks the current one', async () => {
    const archived = (path: string, title: string, archive: number): AppRoute => ({
      ...row(path, title),
      menu: { label: title, icon, archive },
    });
    open('/tour', {}, [
      row('/tour', 'Экскурсия'),
      archived('/photo-23', 'Фото', 2023),
      archived('/program-24', 'Программа', 2024),
      { ...row('/hidden', 'Без места'), menu: undefined } as never,
    ]);
    const menu = screen.getByRole('navigation');
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/tour', '/program-24', '/photo-23']);
    expect(menu).toHaveTextContent(/Архив 2024.*Архив 2023/);
    expect(within(menu).getByRole('link', { name: 'Экскурсия' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Фото' })).not.toHaveAttribute('aria-current');
  });

  it('PUB-07 opens behind a burger and closes after a choice', async () => {
    const { user } = open('/tour', {}, [row('/tour', 'Экскурсия'), row('/orgs', 'Организаторы')]);
    const burger = screen.getByRole('button', { name: 'Открыть меню' });
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    await user.click(burger);
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Организаторы' }));
    await waitFor(() => expect(burger).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('header', () => {
  it('ACC-19 offers Войти to a visitor, but not on /login', async () => {
    const visitor = open('/privacy');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    visitor.unmount();
    open('/login');
    await heading('Вход');
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
  });

  it('ACC-19 shows the name and a menu without statistics to a participant', async () => {
    markSession();
    const page = open('/privacy', { Query: { viewer: () => viewer } });
    expect(await screen.findByText('Примеров Пример')).toBeInTheDocument();
    await openMenu(page);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Политика конфиденциальности',
      'Выйти',
    ]);
  });

  it("ACC-19 shows statistics to a moderator, the photo, and 'Без имени' where there is no name", async () => {
    markSession();
    const nameless = {
      ...viewer,
      displayName: null,
      isModerator: true,
      profile: { id: '9', photoUrl: 'http://p/m.png' },
    };
    const withStatistics = [...table, row('/dashboard', 'Статистика')];
    const page = open('/privacy', { Query: { viewer: () => nameless } }, withStatistics);
    expect(await screen.findByText('Без имени')).toBeInTheDocument();
    expect(screen.getByRole('banner').querySelector('img[src="http://p/m.png"]')).toBeInTheDocument();
    await openMenu(page);
    expect(await screen.findByRole('menuitem', { name: 'Статистика' })).toHaveAttribute('href', '/dashboard');
  });

  it('ACC-19 leads to no screen that there is not', async () => {
    markSession();
    const page = open('/privacy', { Query: { viewer: () => ({ ...viewer, isModerator: true }) } }, [
      row('/privacy', 'Политика'),
    ]);
    await openMenu(page);
    expect(screen.queryByRole('menuitem', { name: 'Статистика' })).toBeNull();
  });

  it('says that the clock is a demonstration', async () => {
    open('/privacy');
    expect(await screen.findByText('Демонстрация: сегодня 15 сентября 2025')).toBeInTheDocument();
  });
});

describe('session', () => {
  it('ACC-17 ends a session that nobody is behind and leads to /login, without an error toast', async () => {
    markSession();
    const { router } = open('/privacy', { Query: { viewer: () => null } });
    await heading('Вход');
    expect(router.state.location.pathname).toBe('/login');
    expect(hasSession()).toBe(false);
    expect(screen.getByText(/Сеанс завершён/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ACC-17 ends the session at an UNAUTHENTICATED answer, empties the cache and leads to /login', async () => {
    markSession();
    const refused = () => {
      throw new GraphQLError('no', { extensions: { code: 'UNAUTHENTICATED' } });
    };
    const Asking = () => {
      useCurrentEditionQuery();
      return <Page title="Раздел" />;
    };
    const { client } = open('/ask', { Query: { viewer: () => viewer, currentEdition: refused } }, [
      ...table,
      row('/ask', 'Раздел', Asking),
    ]);
    await heading('Вход');
    expect(hasSession()).toBe(false);
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('Примеров'));
  });

  it('ACC-17 keeps the session when the check could not be made', async () => {
    markSession();
    const down = vi.fn(() => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    });
    open('/privacy', { Query: { viewer: down } });
    await waitFor(() => expect(down).toHaveBeenCalled());
    await heading('Политика конфиденциальности');
    expect(hasSession()).toBe(true);
  });

  it('ACC-18 ends calmly when another tab logs out', async () => {
    markSession();
    const { router, client } = open('/privacy', { Query: { viewer: () => viewer } });
    expect(await screen.findByText('Примеров Пример')).toBeInTheDocument();
    act(() => fromAnotherTab(null));
    await heading('Вход');
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByText(/Сеанс завершён/)).toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('Примеров'));
  });

  it('ACC-18 logs out on the server and here, leaves no draft of the person, and leads to /login', async () => {
    markSession();
    window.localStorage.setItem('portal.draft:profile:7', '{}');
    window.localStorage.setItem('portal.draft:profile:8', '{}');
    const logout = vi.fn(() => ({ loggedOut: true }));
    const page = open('/privacy', { Query: { viewer: () => viewer }, Mutation: { logout } });
    await openMenu(page);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    await heading('Вход');
    expect(logout).toHaveBeenCalled();
    expect(hasSession()).toBe(false);
    expect(window.localStorage.getItem('portal.draft:profile:7')).toBeNull();
    expect(window.localStorage.getItem('portal.draft:profile:8')).not.toBeNull();
    expect(screen.queryByText(/Сеанс завершён/)).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(page.client.extract())).not.toContain('Примеров'));
  });
});

describe('failures', () => {
  it('ACC-18 says that the server did not confirm the logout, and ends the session here', async () => {
    markSession();
    const logout = () => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    };
    open('/logout', { Query: { viewer: () => viewer }, Mutation: { logout } });
    expect(await screen.findByText(/Сервер не.подтвердил выход/)).toBeInTheDocument();
    await heading('Вход');
    expect(hasSession()).toBe(false);
  });

  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('R12 keeps header and menu beside a broken screen', async () => {
    silence();
    const Broken = (): never => {
      throw new Error('secret of the code');
    };
    open('/broken', {}, [row('/broken', 'Сломанный', Broken)]);
    expect(await heading(/Что-то пошло не.так/)).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toHaveTextContent('Сломанный');
    expect(screen.queryByText(/secret of the code/)).not.toBeInTheDocument();
  });

  it('R12 offers to reload when a chunk of an older build is gone', async () => {
    silence();
    const gone = lazy(async (): Promise<{ default: () => null }> => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/X.js');
    });
    open('/gone', {}, [{ ...row('/gone', 'Ушедший'), screen: gone }]);
    expect(await heading('Портал обновился')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  });
});
