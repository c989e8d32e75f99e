import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../../../web/app/createRoutes.tsx';
import { routeTable } from '../../../web/app/routes.tsx';
import type { AppRoute, RouteTable } from '../../../web/app/routeTable.ts';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { useContactsQuery } from '../../../web/screens/Contacts.generated.ts';
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
const table: RouteTable = {
  ...routeTable,
  screens: routeTable.screens.map((route) =>
    ['/personal-data', '/expired_reg_25'].includes(route.path)
      ? { ...route, screen: screenOf(() => <Page title="Личный кабинет" />) }
      : route,
  ),
};

/** Editions as the service lists them, newest first. */
const edition = (year: number, screens: string[]) => ({ year, shortTitle: `Форум ${year}`, screens, projects: [] });
const listed = (...editions: ReturnType<typeof edition>[]) => ({
  editions: () => editions.map((it, index) => ({ ...it, isCurrent: index === 0 })),
});
const threeYears = [
  edition(2025, ['ORGANISERS', 'PHOTOS', 'CONTACTS']),
  edition(2024, ['PHOTOS', 'THESIS_COLLECTION']),
  edition(2023, ['THESIS_COLLECTION', 'PHOTOS']),
];

function open(at: string, resolvers: Resolvers = {}, rows: Pick<RouteTable, 'screens' | 'years'> = table) {
  const transport = schemaTransport({ ...resolvers, Query: { clock, ...resolvers.Query } });
  return renderRoutes(createRoutes({ ...table, ...rows }), at, transport);
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

  it.each([
    ['/photo-22', 'a year without an edition'],
    ['/thesis-25', 'an edition without the screen'],
    ['/thesis', 'a screen without its year'],
    ['/photo-2024', 'a year of four digits'],
    ['/theses', 'a screen that the current edition does not have'],
  ])('PUB-06 leads %s to /404: %s', async (address) => {
    const { router } = open(address, { Query: listed(...threeYears) });
    await heading(/Страница не.существует/);
    expect(router.state.location.pathname).toBe('/404');
  });

  it('PUB-07 leads an address with the year of the current edition to the one without', async () => {
    const { router } = open('/photo-25?photo=2', { Query: listed(...threeYears) });
    await heading('Фотографии');
    expect(router.state.location).toMatchObject({ pathname: '/photo', search: '?photo=2' });
  });

  it('PUB-06 sets the titles of the years', async () => {
    const { router } = open('/photo-24', { Query: { ...listed(...threeYears), edition: () => null } });
    await heading(/Фотографии форума 2024.года/);
    expect(document.title).toMatch(/^Фотографии форума 2024.года — Портал научного форума$/);
    await act(() => router.navigate('/thesis-23'));
    await heading(/Сборник тезисов форума 2023.года/);
    expect(document.title).toMatch(/^Сборник тезисов форума 2023.года — /);
  });

  it('PUB-06 /not-found asks to log in', async () => {
    open('/not-found');
    const title = await heading('Страница недоступна');
    const main = title.closest('main') as HTMLElement;
    expect(within(main).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });

  it.each(table.screens.map(({ path, title, access }) => ({ path, title, access })))(
    'PUB-06 sets the title of $path',
    async ({ path, title, access }) => {
      // The dashboard leads whoever is no moderator elsewhere by itself (DSH-01).
      if (access === 'session' || path === '/dashboard') markSession();
      const { router } = open(path.replace(':email', 'obraz@example.org'), {
        // A screen has its title before its data.
        Query: { viewer: () => ({ ...viewer, isModerator: true }), edition: () => new Promise(() => {}) },
        Mutation: { logout: () => new Promise(() => {}) },
      });
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible());
      expect(document.title).toBe(`${title} — Портал научного форума`);
      expect(matchPath(path, router.state.location.pathname)).not.toBeNull();
    },
  );

  it('PUB-06 titles are of one route each', () => {
    // The older variant of the cabinet is the cabinet (CAB-06).
    const own = routeTable.screens.filter(({ path }) => path !== '/expired_reg_25');
    const titles = [...own.map(({ title }) => title), ...routeTable.years.map(({ title }) => title(2024))];
    expect(new Set(titles).size).toBe(titles.length);
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
  const menu = () => screen.getByRole('navigation', { name: 'Разделы портала' });
  const hrefs = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));

  it('PUB-07 holds the screens of the current edition and those of each earlier one, in the order of the data', async () => {
    open('/privacy', { Query: listed(...threeYears) });
    expect(await screen.findByText('Форум 2025')).toBeVisible();
    expect(hrefs(menu())).toEqual([
      '/',
      '/personal-data',
      '/orgs',
      '/photo',
      '/contacts',
      '/photo-24',
      '/thesis-24',
      '/thesis-23',
      '/photo-23',
    ]);
    expect(menu()).toHaveTextContent(/Архив 2024.*Архив 2023/);
  });

  it('PUB-07 makes 2025 an archive as soon as there is an edition 2026', async () => {
    open('/privacy', { Query: listed(edition(2026, ['PHOTOS', 'THESES']), ...threeYears) });
    expect(await screen.findByText('Форум 2026')).toBeVisible();
    expect(hrefs(menu())).toEqual([
      ...['/', '/personal-data', '/photo', '/theses', '/photo-25'],
      ...['/photo-24', '/thesis-24', '/thesis-23', '/photo-23'],
    ]);
  });

  it('PUB-07 opens an archive, and marks the shown screen', async () => {
    const { user } = open('/privacy', { Query: { ...listed(...threeYears), edition: () => null } });
    const year = await screen.findByText('Архив 2023');
    const archive = year.closest('details') as HTMLDetailsElement;
    expect(archive.open).toBe(false);
    await user.click(year);
    expect(archive.open).toBe(true);
    await user.click(within(archive).getByRole('link', { name: 'Фотографии' }));
    await waitFor(() =>
      expect(within(archive).getByRole('link', { name: 'Фотографии' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(within(archive).getByRole('link', { name: 'Сборник тезисов' })).not.toHaveAttribute('aria-current');
  });

  it('PUB-07 opens the archive of the screen that the page begins with', async () => {
    open('/photo-24', { Query: { ...listed(...threeYears), edition: () => null } });
    const archive = (await screen.findByText('Архив 2024')).closest('details') as HTMLDetailsElement;
    expect(archive.open).toBe(true);
    expect((screen.getByText('Архив 2023').closest('details') as HTMLDetailsElement).open).toBe(false);
  });

  it('PUB-07 stays where the editions cannot be loaded', async () => {
    const { user } = open('/photo-24');
    expect(await screen.findByText(/Не.удалось загрузить: сведения о.форуме/)).toBeVisible();
    expect(hrefs(menu())).toEqual(expect.arrayContaining(['/', '/orgs', '/photo', '/contacts']));
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByText(/Не.удалось загрузить/)).toBeVisible();
  });

  it('PUB-07 opens behind a burger and closes after a choice', async () => {
    const { user } = open(
      '/tour',
      {},
      {
        screens: [row('/tour', 'Экскурсия'), row('/orgs', 'Организаторы')],
        years: [],
      },
    );
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
    const withStatistics = { ...table, screens: [...table.screens, row('/dashboard', 'Статистика')] };
    const page = open('/privacy', { Query: { viewer: () => nameless } }, withStatistics);
    expect(await screen.findByText('Без имени')).toBeInTheDocument();
    const banner = screen.getByRole('banner');
    await waitFor(() => expect(banner.querySelector('img[src="http://p/m.png"]')).toBeInTheDocument());
    await openMenu(page);
    expect(await screen.findByRole('menuitem', { name: 'Статистика' })).toHaveAttribute('href', '/dashboard');
  });

  it('ACC-19 leads to no screen that there is not', async () => {
    markSession();
    const page = open(
      '/privacy',
      { Query: { viewer: () => ({ ...viewer, isModerator: true }) } },
      {
        screens: [row('/privacy', 'Политика')],
        years: [],
      },
    );
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
      useContactsQuery();
      return <Page title="Раздел" />;
    };
    const { client } = open(
      '/ask',
      { Query: { viewer: () => viewer, currentEdition: refused } },
      {
        ...table,
        screens: [...table.screens, row('/ask', 'Раздел', Asking)],
      },
    );
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
    open('/broken', {}, { screens: [row('/broken', 'Сломанный', Broken)], years: [] });
    expect(await heading(/Что-то пошло не.так/)).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toHaveTextContent('Сломанный');
    expect(screen.queryByText(/secret of the code/)).not.toBeInTheDocument();
  });

  it('R12 offers to reload when a chunk of an older build is gone', async () => {
    silence();
    const gone = lazy(async (): Promise<{ default: () => null }> => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/X.js');
    });
    open('/gone', {}, { screens: [{ ...row('/gone', 'Ушедший'), screen: gone }], years: [] });
    expect(await heading('Портал обновился')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  });
});
