import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { markSession } from '../../../web/lib/session.ts';
import { edition, listed, open, row, threeYears, viewer } from './openShell.tsx';

describe('side menu', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Разделы портала' });
  const hrefs = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));

  it('PUB-07 lists the screens of the current edition and of each earlier one, in the order of the data', async () => {
    open('/privacy', { Query: listed(...threeYears) });
    expect(await screen.findByText(/^2025\sгод$/)).toBeVisible();
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

  it('has a section of the moderators’ screens, for moderators only', async () => {
    markSession();
    const moderator = open('/privacy', {
      Query: { ...listed(edition(2025, ['PARTICIPANTS', 'PHOTOS'])), viewer: () => ({ ...viewer, isModerator: true }) },
    });
    const part = (await within(menu()).findByText('Модератору')).parentElement as HTMLElement;
    expect(hrefs(part)).toEqual(['/users-list', '/dashboard']);
    expect(
      hrefs(menu()).filter((href) => href === '/users-list'),
      'one name for one list',
    ).toHaveLength(1);
    moderator.unmount();
    open('/privacy', { Query: { ...listed(edition(2025, ['PARTICIPANTS'])), viewer: () => viewer } });
    await screen.findByText('Примеров Пример');
    expect(hrefs(menu())).toContain('/users-list');
    expect(within(menu()).queryByText('Модератору')).not.toBeInTheDocument();
  });

  it('PUB-07 moves 2025 to the archive as soon as there is an edition 2026', async () => {
    open('/privacy', { Query: listed(edition(2026, ['PHOTOS', 'THESES']), ...threeYears) });
    expect(await screen.findByText(/^2026\sгод$/)).toBeVisible();
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

  it('PUB-07 unfolds the archive of the first screen', async () => {
    open('/photo-24', { Query: { ...listed(...threeYears), edition: () => null } });
    const archive = (await within(menu()).findByText('Архив 2024')).closest('details') as HTMLDetailsElement;
    expect(archive.open).toBe(true);
    expect((within(menu()).getByText('Архив 2023').closest('details') as HTMLDetailsElement).open).toBe(false);
  });

  it('PUB-07 keeps its other links if the editions cannot be loaded', async () => {
    const editions = vi.fn(() => {
      throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    });
    const { user } = open('/photo-24', { Query: { editions } });
    expect(await screen.findByText(/Не.удалось загрузить: сведения о.форуме/)).toBeVisible();
    const before = editions.mock.calls.length;
    expect(hrefs(menu())).toEqual(expect.arrayContaining(['/', '/orgs', '/photo', '/contacts']));
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(editions.mock.calls.length).toBeGreaterThan(before));
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
    await screen.findByRole('heading', { name: 'Организаторы' });
    await user.click(burger);
    screen.getByRole('link', { name: 'Экскурсия' }).focus();
    await user.keyboard('{Escape}');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(burger, 'the focused link is no longer visible').toHaveFocus();
  });
});
