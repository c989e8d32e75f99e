import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { useViewer } from '../../../web/features/accounts/session/useViewer.ts';
import { markSession } from '../../../web/lib/session.ts';
import { Page } from '../../../web/ui/page/Page.tsx';
import { fakeTimers, pass } from '../../testkit/toasts.ts';
import { edition, heading, listed, open, openMenu, row, table, viewer } from './openShell.tsx';

const down = (): unknown => {
  throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE', requestId: 'abcd1234' } });
};

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
    await waitFor(() => expect(banner.querySelector('img[src="/m.png"]')).toBeInTheDocument());
    await openMenu(page);
    expect(await screen.findByRole('menuitem', { name: 'Статистика' })).toHaveAttribute('href', '/dashboard');
  });

  it('ACC-19 links to no missing screen', async () => {
    markSession();
    const page = open(
      '/privacy',
      { Query: { viewer: () => ({ ...viewer, isModerator: true }) } },
      {
        screens: [row('/privacy', 'Политика')],
        years: [],
      },
    );
    await screen.findByText('Примеров Пример');
    await openMenu(page);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).not.toContain('Статистика');
  });

  it('ACC-17 toasts once that the profile could not be read, reads it again, and shows the name then', async () => {
    fakeTimers();
    markSession();
    const answer = vi.fn(down);
    open('/privacy', { Query: { viewer: answer } });
    const failed = /Не.удалось загрузить профиль/;
    await vi.waitFor(() => expect(screen.getByText(failed)).toBeVisible());
    await pass(9_000);
    expect(screen.queryByText(failed)).toBeNull();
    await pass(2_000);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(failed)).toBeNull();
    answer.mockImplementation(() => viewer);
    await pass(10_000);
    expect(await screen.findByText('Примеров Пример')).toBeVisible();
    const calls = answer.mock.calls.length;
    await pass(30_000);
    expect(answer).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['the session could not be checked', down],
    ['the account could not be read', () => ({ id: '7', displayName: down, isModerator: down, profile: down })],
  ])('ACC-22 reads the person again although a screen stored a partial answer: %s', async (_, failing) => {
    fakeTimers();
    markSession();
    const answer = vi.fn((): unknown => failing());
    const reader = row('/privacy', 'Политика', function Reader() {
      return <Page title={String(useViewer().isModerator)} />;
    });
    open('/privacy', { Query: { viewer: answer } }, { screens: [reader], years: [] });
    await heading(/null|undefined/);
    await pass(11_000);
    expect(screen.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
    answer.mockImplementation(() => ({ ...viewer, isModerator: true }));
    await pass(10_000);
    expect(await screen.findByText('Примеров Пример')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Статистика' })).toBeVisible();
    const calls = answer.mock.calls.length;
    await pass(30_000);
    expect(answer).toHaveBeenCalledTimes(calls);
  });

  it('says that the clock is a demonstration', async () => {
    open('/privacy');
    expect(await screen.findByText('Демонстрация: сегодня 15 сентября 2025')).toBeInTheDocument();
  });
});

describe('footer', () => {
  it.each([
    [[2026], '© 2026 Институт'],
    [[2026, 2025, 2024], '© 2024–2026 Институт'],
  ])('names the years of the forums of %j', async (years, line) => {
    const contacts = { institute: 'Институт', email: 'forum@example.org', phone: null, postalAddress: 'Москва' };
    open('/privacy', { Query: listed(...years.map((year) => ({ ...edition(year, []), contacts }))) });
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  const links = () => within(screen.getByRole('contentinfo')).queryAllByRole('link', { name: /личный кабинет/i });

  it('offers an account to a visitor, not to a person who has one', () => {
    const visitor = open('/privacy');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/registration', '/personal-data']);
    visitor.unmount();
    markSession();
    open('/privacy', { Query: { viewer: () => viewer } });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/personal-data']);
  });
});
