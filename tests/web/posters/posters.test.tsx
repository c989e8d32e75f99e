import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PosterSession } from '../../../web/features/posters/PosterSession.tsx';
import { byBoard, findPosters, type PosterRow, toRows } from '../../../web/features/posters/posters.ts';
import { renderScreen } from '../../testkit/render.tsx';

const poster = (board: string | null, presenter: string, title: string | null = null) => ({
  key: `2023.${board ?? presenter}`,
  board,
  presenter,
  title,
});
const row = (board: string | null, presenter = 'Примеров П. П.', title: string | null = null): PosterRow => ({
  ...poster(board, presenter, title),
  group: null,
});
const boards = (rows: readonly PosterRow[]) => rows.map(({ board }) => board);

function open(groups: object[] | null, query = '', unreadableCount = 0) {
  return renderScreen(<PosterSession year={2023} listId="2023.list" query={query} />, {
    resolvers: {
      Query: {
        edition: () => ({
          year: 2023,
          posterLists: [
            { id: '2023.list', slug: 'list', title: 'Постерная сессия', isLive: false, groups, unreadableCount },
          ],
        }),
      },
    },
  });
}

describe('posters', () => {
  it('PRG-08 are sorted by the number of the board, 9 before 10, also with П and C; without a board they come last', () => {
    expect(boards(byBoard([row('П10'), row(null), row('П9')]))).toEqual(['П9', 'П10', null]);
    expect(boards(byBoard([row('C201'), row('C102'), row('131'), row('79')]))).toEqual(['79', '131', 'C102', 'C201']);
  });

  it('are found by board, presenter and title, е for ё', () => {
    const rows = [
      row('79', 'Королёв К. К.', 'Зеркала'),
      row('80', 'Иванов И. И.', 'Линзы'),
      row(null, 'Иванова О. О.'),
    ];
    expect(boards(findPosters(rows, 'королев зерк'))).toEqual(['79']);
    expect(boards(findPosters(rows, '80'))).toEqual(['80']);
    expect(boards(findPosters(rows, 'иванов'))).toEqual(['80', null]);
    expect(findPosters(rows, '  ')).toHaveLength(3);
  });

  it('PRG-08 are found by a code in letters of either alphabet', () => {
    const [latin, cyrillic] = ['C101', 'С102'];
    expect([latin, cyrillic].map((code) => /^[A-Z]/.test(code))).toEqual([true, false]);
    const rows = [row(latin), row(cyrillic), row('201', 'Сотников С. С.')];
    for (const letter of ['C', 'c', 'С', 'с']) {
      expect(boards(findPosters(rows, `${letter}101`))).toEqual([latin]);
      expect(boards(findPosters(rows, `${letter}102`))).toEqual([cyrillic]);
    }
    expect(boards(findPosters(rows, 'сотник'))).toEqual(['201']);
  });

  it('contain their heading', () => {
    expect(toRows([{ key: 'g', title: 'Секция 1', posters: { nodes: [poster('1', 'Примеров П. П.')] } }])).toEqual([
      expect.objectContaining({ board: '1', group: 'Секция 1' }),
    ]);
  });
});

describe('a poster list', () => {
  const groups = [
    {
      key: 'g1',
      title: 'Секция 1',
      posters: { nodes: [poster('79', 'Примеров П. П.', 'Зеркала'), poster('9', 'Тестова Т. Т.')] },
    },
    { key: 'g2', title: 'Секция 2', posters: { nodes: [] } },
  ];

  it('PRG-08 shows posters by section with their boards, and names sections without posters', async () => {
    open(groups);
    expect(await screen.findByText('79')).toBeVisible();
    expect(screen.getByText('Зеркала')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Секция 2' })).toBeVisible();
    expect(screen.getByText(/В\sэтой секции стендовых докладов пока нет/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^2\sстендовых доклада$/);
  });

  it('says how many posters are unreadable', async () => {
    open(groups, '', 2);
    expect(await screen.findByText(/^2\sдоклада не\sпрочитаны$/)).toBeVisible();
  });

  it('searches and counts the results', async () => {
    const { user } = open(groups);
    await user.type(await screen.findByRole('searchbox'), 'тестова');
    expect(screen.getByRole('status')).toHaveTextContent(/^Найдено 1 из\s2\sстендовых докладов$/);
    expect(screen.queryByText('79')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent(/Таких докладов нет/);
  });

  it('splits a long list into pages, and a search begins with the first', async () => {
    const many = Array.from({ length: 130 }, (_, n) => poster(String(n + 1), `Автор ${n + 1}`));
    const { user } = open([{ key: 'g', title: null, posters: { nodes: many } }]);
    expect(await screen.findByText('Автор 1')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    expect(screen.getByText('Автор 130')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('автор 77');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['77Автор 77']);
  });

  it('prints in the order of the boards', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open(groups);
    await user.click(await screen.findByRole('button', { name: /Печать по\sномерам/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const table = within(screen.getByRole('table', { hidden: true }));
    expect(
      table
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((line) => line.firstElementChild?.textContent),
    ).toEqual(['9', '79']);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).toBeNull());
  });

  it('says that the list is still being made', async () => {
    open([{ key: 'g', title: 'Секция 1', posters: { nodes: [] } }]);
    expect(await screen.findByText('Список стендовых докладов ещё составляется.')).toBeVisible();
  });
});
