import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, publicListOf } from '../../../web/features/publicList/publicListAddress.ts';
import { changedParams } from '../../../web/lib/searchParams.ts';
import { PublicParticipants } from '../../../web/screens/PublicParticipants.tsx';
import { renderScreen } from '../../testkit/render.tsx';

const person = (key: number) => ({
  id: `Participant:${key}`,
  fullName: `Примеров-${key} Пример`,
  organization: { id: '5', name: 'Институт образцовых исследований' },
});

interface Asked {
  search?: string | null;
  first: number;
  offset: number;
}
const listOf = (totalCount: number, unreadableCount = 0) => ({
  nodes: totalCount === 0 ? [] : [person(1), person(2)],
  totalCount,
  unreadableCount,
});

function open(answer: (asked: Asked) => object, at = '/users-list') {
  const participants = vi.fn((asked: Asked) => answer(asked));
  const edition = () => ({ year: 2025, participants });
  const page = renderScreen(<PublicParticipants year={2025} project={null} label="Участники" />, {
    at,
    resolvers: { Query: { edition } },
  });
  return { ...page, participants };
}

describe('the address of the public list', () => {
  it.each([
    ['', { search: '', page: 1, pageSize: 100 }],
    ['q=+Примеров+&page=3&size=20', { search: 'Примеров', page: 3, pageSize: 20 }],
    ['page=-1&size=7', { search: '', page: 1, pageSize: 100 }],
    ['page=x&size=500', { search: '', page: 1, pageSize: 500 }],
  ])('LST-01 %s', (text, view) => {
    expect(publicListOf(new URLSearchParams(text))).toEqual(view);
    expect(publicListOf(changedParams(new URLSearchParams(), addressOf(view)))).toEqual(view);
  });
});

describe('the public list', () => {
  it('LST-01 LST-11 shows names and organisations, 100 a page, and counts rows that nobody can read', async () => {
    const { user, participants, router } = open(() => listOf(250, 3));
    const table = await screen.findByRole('table', { name: 'Участники' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /^Примеров-1 ПримерИнститут образцовых исследований$/,
    );
    expect(participants.mock.lastCall?.[0]).toMatchObject({ first: 100, offset: 0 });
    expect(screen.getByRole('status')).toHaveTextContent(/Всего: 250.участников\. 3.записи не.прочитаны/);
    const sizes = within(screen.getByRole('combobox', { name: /Строк на.странице/ })).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['20', '100', '500']);
    await user.click(screen.getByRole('button', { name: 'Страница 3' }));
    await waitFor(() => expect(participants.mock.lastCall?.[0]).toMatchObject({ offset: 200 }));
    expect(router.state.location.search).toBe('?page=3');
  });

  it('LST-01 searches after a pause, from the first page, and keeps the search in the address', async () => {
    const { user, participants, router } = open(({ search }) => listOf(search ? 0 : 250), '/users-list?page=2');
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: /Поиск/ }), 'никто');
    expect(await screen.findByText('Никого не нашлось')).toBeVisible();
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: 'никто' })}`);
    expect(participants.mock.calls.map(([{ search }]) => search)).toEqual([null, 'никто']);
    await user.click(screen.getAllByRole('button', { name: 'Очистить поиск' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('leads from a page that the list no longer has to the last one', async () => {
    const { router } = open(
      ({ offset }) => ({ ...listOf(150), ...(offset >= 150 && { nodes: [] }) }),
      '/users-list?page=9',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(await screen.findByText(/Примеров-1/)).toBeVisible();
  });

  it('LST-10 says that nobody is in it, which a failure never does', async () => {
    const answer = vi.fn((): object => {
      throw new GraphQLError('Список закрыт', { extensions: { code: 'PROVIDER_REJECTED' } });
    });
    const { user } = open(answer);
    const failure = await screen.findByRole('alert', { name: /список участников/ });
    expect(failure).toHaveTextContent('Список закрыт');
    expect(screen.queryByText(/никого нет/)).not.toBeInTheDocument();
    answer.mockImplementation(() => listOf(0));
    await user.click(within(failure).getByRole('button', { name: /Попробовать/ }));
    expect(await screen.findByText(/В.списке пока никого нет/)).toBeVisible();
  });

  it('LST-01 is two lines a person on a phone', async () => {
    const match = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...match(query),
      matches: query.includes('48em'),
    }));
    open(() => listOf(2));
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Примеров-1 ПримерИнститут образцовых исследований');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
