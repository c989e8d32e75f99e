import { act, screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../../web/app/routes.tsx';
import { markSession } from '../../../web/lib/session.ts';
import { typeset } from '../../../web/lib/typography.ts';
import { edition, heading, listed, open, table, threeYears, viewer } from './openShell.tsx';

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
    const { router } = open('/user?tab=profile#school_status', { Query: { viewer: () => viewer } });
    await heading('Личный кабинет');
    expect(router.state.location).toMatchObject({
      pathname: '/personal-data',
      search: '?tab=profile',
      hash: '#school_status',
    });
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
    const { router } = open('/photo-25?photo=2#last', { Query: listed(...threeYears) });
    await heading('Фотографии');
    expect(router.state.location).toMatchObject({ pathname: '/photo', search: '?photo=2', hash: '#last' });
  });

  it('PUB-06 sets the titles of the years', async () => {
    const { router } = open('/photo-24', { Query: { ...listed(...threeYears), edition: () => null } });
    await heading(/Фотографии форума 2024.года/);
    await waitFor(() => expect(document.title).toMatch(/^Фотографии форума 2024.года — Портал научного форума$/));
    await act(() => router.navigate('/thesis-23'));
    await heading(/Сборник тезисов форума 2023.года/);
    await waitFor(() => expect(document.title).toMatch(/^Сборник тезисов форума 2023.года — /));
  });

  it('PUB-06 /not-found asks to log in, with useful links', async () => {
    open('/not-found', { Query: listed(edition(2025, ['PROGRAMME'])) });
    const title = await heading('Страница недоступна');
    const main = title.closest('main') as HTMLElement;
    expect(within(main).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(await within(main).findByRole('link', { name: 'Программа' })).toHaveAttribute('href', '/program');
  });

  it.each([
    ['of an edition without programme', listed(edition(2025, ['CONTACTS'])), 'Контакты'],
    ['of unknown editions', { editions: () => new Promise(() => {}) }, /^На.главную$/],
  ])('PUB-06 R14 the useful links %s lead to no missing screen', async (_, Query, last) => {
    open('/404', { Query });
    const main = (await heading(/Страница не.существует/)).closest('main') as HTMLElement;
    await within(main).findByRole('link', { name: last });
    expect(within(main).queryByRole('link', { name: 'Программа' })).not.toBeInTheDocument();
  });

  it.each(table.screens.map(({ path, title, access }) => ({ path, title, access })))(
    'PUB-06 sets the title of $path',
    async ({ path, title, access }) => {
      // The dashboard itself redirects other people (DSH-01).
      if (access === 'session' || path === '/dashboard') markSession();
      // A screen has its title before its data; the home page's is the forum's, so its own shows where that fails.
      const edition = () => (path === '/' ? Promise.reject(new Error('down')) : new Promise(() => {}));
      const { router } = open(path.replace(':email', 'obraz@example.org'), {
        Query: { viewer: () => ({ ...viewer, isModerator: true }), edition },
        Mutation: { logout: () => new Promise(() => {}) },
      });
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: typeset(title) })).toBeVisible());
      await waitFor(() => expect(document.title).toBe(`${title} — Портал научного форума`));
      expect(matchPath(path, router.state.location.pathname)).not.toBeNull();
    },
  );

  it('PUB-06 each route has a unique title', () => {
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
});
