import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { lazy } from 'react';
import { createPath } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { routeTable } from '../../../web/app/routes.tsx';
import type { AppRoute } from '../../../web/app/routeTable.ts';
import { useViewerQuery } from '../../../web/features/accounts/session/Viewer.generated.ts';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { useContactsQuery } from '../../../web/screens/Contacts.generated.ts';
import { Page } from '../../../web/ui/page/Page.tsx';
import { fill } from '../../testkit/fill.ts';
import { fromAnotherTab } from '../../testkit/otherTab.ts';
import { cabinetQuery, profile, sections } from '../cabinet/cabinetData.ts';
import { heading, open, openMenu, row, table, viewer } from './openShell.tsx';

const logout = () => ({ isTokenEnded: true });

/** The real table with a /login that sends nothing itself. */
const withSilentLogin = (...rows: AppRoute[]) => ({
  ...table,
  screens: [...table.screens.map((route) => (route.path === '/login' ? row('/login', 'Вход') : route)), ...rows],
});

describe('session', () => {
  it.each(['/personal-data?tab=profile', '/personal-data#school_status', '/expired_reg_25?tab=profile#school_status'])(
    'CAB-04 CAB-06 asks for a login at %s and then comes back to it',
    async (address) => {
      const { router } = open(address, { Query: { viewer: () => viewer }, Mutation: { logout } });
      await heading('Вход');
      act(() => fromAnotherTab('1'));
      await heading('Личный кабинет');
      expect(createPath(router.state.location)).toBe(address);
    },
  );

  it('CAB-04 comes back to the address at which the session ended', async () => {
    markSession();
    const viewers = vi.fn((): unknown => viewer).mockReturnValueOnce(null);
    const { router } = open('/privacy?from=home#rights', { Query: { viewer: viewers }, Mutation: { logout } });
    await heading('Вход');
    act(() => fromAnotherTab('1'));
    await heading('Политика конфиденциальности');
    expect(createPath(router.state.location)).toBe('/privacy?from=home#rights');
  });

  it('ACC-04 a page other than /login ends no session on the server for a visitor', async () => {
    const ended = vi.fn(logout);
    open('/privacy', { Mutation: { logout: ended } });
    await heading('Политика конфиденциальности');
    expect(ended).not.toHaveBeenCalled();
  });

  it('ACC-22 loads sections, profile, name and avatar at the start with a stored session', async () => {
    markSession();
    const loaded = new Set<string>();
    const noted =
      <T,>(name: string, value: T) =>
      () => {
        loaded.add(name);
        return value;
      };
    const photoUrl = 'http://p/avatar.png';
    const person = { ...profile, photoUrl: noted('avatar', photoUrl), fullName: noted('profile', profile.fullName) };
    const Query = cabinetQuery({ profile: () => person, sections: noted('sections', sections) });
    const named = () => ({ ...Query.viewer(), displayName: noted('name', 'Примеров Пример') });
    open('/personal-data', { Query: { ...Query, viewer: named } }, routeTable);
    expect(await within(screen.getByRole('banner')).findByText('Примеров Пример')).toBeVisible();
    await waitFor(() => expect([...loaded].sort()).toEqual(['avatar', 'name', 'profile', 'sections']));
    const banner = screen.getByRole('banner');
    await waitFor(() => expect(banner.querySelector(`img[src="/avatar.png"]`)).toBeInTheDocument());
  });

  it('ACC-17 ends a session without a viewer and opens /login without an error toast', async () => {
    markSession();
    const ended = vi.fn(logout);
    const { router } = open('/privacy', { Query: { viewer: () => null }, Mutation: { logout: ended } });
    await heading('Вход');
    await waitFor(() => expect(ended).toHaveBeenCalled());
    expect(router.state.location.pathname).toBe('/login');
    expect(hasSession()).toBe(false);
    expect(screen.getByText(/Сеанс завершён/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ACC-17 ends the session here and on the server at an UNAUTHENTICATED answer, empties the cache, leads to /login', async () => {
    const ended = vi.fn(logout);
    markSession();
    const rejected = () => {
      throw new GraphQLError('no', { extensions: { code: 'UNAUTHENTICATED' } });
    };
    const Asking = () => {
      useContactsQuery();
      return <Page title="Раздел" />;
    };
    const { client } = open(
      '/ask',
      { Query: { viewer: () => viewer, edition: rejected }, Mutation: { logout: ended } },
      withSilentLogin(row('/ask', 'Раздел', Asking)),
    );
    await heading('Вход');
    expect(ended).toHaveBeenCalledOnce();
    expect(hasSession()).toBe(false);
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('Примеров'));
  });

  it.each([
    ['has never worked', () => null, /Браузер не.сохранил вход/],
    ['has worked', () => viewer, /Сеанс завершён/],
  ])('ACC-17 says at /login why a new session ended that %s', async (_, answer, reason) => {
    const rejected = () => {
      throw new GraphQLError('no', { extensions: { code: 'UNAUTHENTICATED' } });
    };
    const Cabinet = () => {
      const { data } = useViewerQuery({ fetchPolicy: 'network-only' });
      useContactsQuery({ skip: !data });
      return <Page title="Личный кабинет" />;
    };
    const login = () => ({ viewer, userErrors: [] });
    const screens = table.screens.map((route) =>
      route.path === '/personal-data' ? row('/personal-data', 'Личный кабинет', Cabinet) : route,
    );
    const resolvers = { Query: { viewer: answer, edition: rejected }, Mutation: { login, logout } };
    const { user } = open('/login', resolvers, { ...table, screens });
    fill(await screen.findByLabelText(/E-mail/), 'participant@example.org');
    fill(screen.getByLabelText(/Пароль/, { selector: 'input' }), 'Primer2025');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(hasSession()).toBe(false);
  });

  it('ACC-17 keeps the session if the check failed', async () => {
    markSession();
    const down = vi.fn(() => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    });
    open('/privacy', { Query: { viewer: down } });
    await waitFor(() => expect(down).toHaveBeenCalled());
    await heading('Политика конфиденциальности');
    expect(hasSession()).toBe(true);
  });

  it('ACC-18 ends without an error when another tab logs out', async () => {
    markSession();
    const { router, client } = open('/privacy', { Query: { viewer: () => viewer } });
    expect(await screen.findByText('Примеров Пример')).toBeInTheDocument();
    act(() => fromAnotherTab(null));
    await heading('Вход');
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByText(/^Вы вышли в.другой вкладке\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/Сеанс завершён/)).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('Примеров'));
  });

  it('ACC-18 logs out on the server and here, leaves no draft of the person, and leads to /login', async () => {
    markSession();
    window.localStorage.setItem('portal.draft:profile:7', '{}');
    window.localStorage.setItem('portal.draft:profile:8', '{}');
    const logout = vi.fn(() => ({ isTokenEnded: true }));
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
  it('ACC-18 says that the service did not end the token, and ends the session here', async () => {
    markSession();
    open('/logout', { Query: { viewer: () => viewer }, Mutation: { logout: () => ({ isTokenEnded: false }) } });
    expect(await screen.findByText(/сервис не.подтвердил, что.ключ сеанса больше не.действует/)).toBeVisible();
    await heading('Вход');
    expect(hasSession()).toBe(false);
  });

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

  it('R12 keeps header and menu when a screen breaks', async () => {
    silence();
    const report = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const Broken = (): never => {
      throw new Error('secret of the code');
    };
    open('/broken', {}, { screens: [row('/broken', 'Сломанный', Broken)], years: [] });
    expect(await heading(/Что-то пошло не.так/)).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toHaveTextContent('Сломанный');
    expect(screen.queryByText(/secret of the code/)).not.toBeInTheDocument();
    const body = expect.stringContaining('"message":"Error: secret of the code","place":"screen"');
    expect(report).toHaveBeenCalledWith('/crash-reports', expect.objectContaining({ body }));
  });

  /** Opens a screen whose chunk does not come. */
  function openGone() {
    silence();
    const gone = lazy(async (): Promise<{ default: () => null }> => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/X.js');
    });
    open('/gone', {}, { screens: [{ ...row('/gone', 'Ушедший'), screen: gone }], years: [] });
  }

  it('R12 offers to reload when a chunk of an older build no longer exists', async () => {
    openGone();
    expect(await heading('Портал обновился')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  });

  it.each([
    ['the browser says so', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'the page came from the store',
      () => {
        document.head.innerHTML = '<meta name="stored-at" content="Tue, 21 Oct 2025 06:40:00 GMT">';
        onTestFinished(() => void document.head.replaceChildren());
      },
    ],
  ])('PRG-01 says that there is no network when a chunk does not come and %s', async (_, arrange) => {
    arrange();
    openGone();
    expect(await heading('Нет сети')).toBeInTheDocument();
  });
});
