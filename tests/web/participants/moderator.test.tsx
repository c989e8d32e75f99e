import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markSession } from '../../../web/lib/session.ts';
import { ModeratorScreen } from '../../../web/screens/ModeratorScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { viewer } from './listData.ts';

beforeEach(markSession);

const facets = {
  statuses: [
    { status: 'AWAITING_FORMAT', count: 12 },
    { status: 'AWAITING_PERSON', count: 5 },
  ],
  theses: [{ state: 'MISSING', count: 3 }],
  possibleDoubleCount: 8,
  createdOn: [
    { date: '2025-09-01', count: 4 },
    { date: '2025-09-10', count: 2 },
    { date: '2025-09-14', count: 1 },
    { date: null, count: 9 },
  ],
};
const letter = {
  key: '5',
  registration: { id: 'Registration:12' },
  fullName: 'Примеров Пример',
  subject: 'Заявка получена',
  createdAt: '2025-09-14T09:00:00.000Z',
  failure: 'ADDRESS_REJECTED',
};
const TODAY = '2025-09-15';

function open(query: Resolvers['Query'] = {}, edition: object = {}) {
  const participants = vi.fn(({ filter }: { filter?: { isCancelled?: boolean } | null }) =>
    filter?.isCancelled ? { totalCount: 6, facets } : { totalCount: 40, facets },
  );
  const page = renderScreen(<ModeratorScreen />, {
    at: '/moderator',
    resolvers: {
      Query: {
        viewer: () => viewer,
        edition: () => ({
          id: 'Edition:2025',
          year: 2025,
          endsOn: '2025-10-25',
          isOver: false,
          confirmationDueOn: '2025-10-01',
          isConfirmationOverdue: false,
          participants,
          givenUpLetters: [letter],
          ...edition,
        }),
        ...query,
      } as never,
    },
  });
  return { ...page, participants };
}

const link = (name: RegExp) => screen.findByRole('link', { name });
const visits = () => JSON.parse(localStorage.getItem('portal.moderator.visits') ?? 'null');

describe('the moderators’ first screen', () => {
  it('counts what waits, and each number opens its list', async () => {
    open();
    expect(await link(/^12 Ждёт формата$/)).toHaveAttribute('href', '/users-list?status=awaiting-format');
    expect(await link(/^5 Ждёт подтверждения$/)).toHaveAttribute('href', '/users-list?status=awaiting-person');
    expect(screen.getByText(/просили по.01\.10\.2025/)).toBeVisible();
    expect(await link(/^3 Доклады без.тезисов$/)).toHaveAttribute('href', '/users-list?thesis=missing');
    expect(await link(/^8 Возможные двойники$/)).toHaveAttribute('href', '/users-list?double=yes');
    expect(await link(/^6 Отменённые доклады$/)).toHaveAttribute(
      'href',
      '/users-list?format=speaker&format=poster&cancelled=1',
    );
  });

  it.each([
    [
      'the organisers’ day has passed',
      { isConfirmationOverdue: true },
      /^Просили по.01\.10\.2025, портал принимает по.25\.10\.2025$/,
    ],
    ['the forum is over', { isConfirmationOverdue: true, isOver: true }, /^Форум завершён: подтвердить уже нельзя$/],
  ])('says until when people can confirm: %s', async (_, edition, note) => {
    open({}, edition);
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('names no day for confirmations if the organisers set none', async () => {
    open({}, { confirmationDueOn: null });
    await link(/Ждёт подтверждения/);
    expect(screen.queryByText(/просили|принимает|нельзя/i)).not.toBeInTheDocument();
  });

  it('counts nothing as new on the first visit, and remembers its day', async () => {
    open();
    expect(await screen.findByText(/со.следующего визита/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Новые заявки/ })).not.toBeInTheDocument();
    await waitFor(() => expect(visits()).toEqual({ seen: TODAY, since: null }));
  });

  it('counts registrations since the last visit in this browser, all day long', async () => {
    localStorage.setItem('portal.moderator.visits', JSON.stringify({ seen: '2025-09-10', since: '2025-09-01' }));
    const { unmount } = open();
    expect(await link(/^3 Новые заявки$/)).toHaveAttribute('href', '/users-list?created=2025-09-10..');
    await waitFor(() => expect(visits()).toEqual({ seen: TODAY, since: '2025-09-10' }));
    unmount();
    open();
    expect(await link(/^3 Новые заявки$/)).toBeVisible();
  });

  it('neither shows nor reads cancelled talks and letters without the extensions', async () => {
    const givenUpLetters = vi.fn(() => [letter]);
    const { participants } = open({ extensions: () => ['HISTORY'] } as never, { givenUpLetters });
    await link(/Ждёт формата/);
    expect(screen.queryByRole('link', { name: /Отменённые|Письма/ })).not.toBeInTheDocument();
    expect(participants.mock.calls.some(([{ filter }]) => filter?.isCancelled)).toBe(false);
    expect(givenUpLetters).not.toHaveBeenCalled();
  });

  it('counts undelivered letters, and lists them with their people’s records', async () => {
    const { user } = open();
    await user.click(await link(/^1 Письма не.отправлены$/));
    const letters = await screen.findByRole('region', { name: /Письма не.отправлены/ });
    expect(letters).toHaveTextContent(/Заявка получена14\.09\.2025 12:00почтовый сервер отклонил адрес/);
    expect(screen.getByRole('link', { name: 'Примеров Пример' })).toHaveAttribute('href', '/users-list?record=12');
  });

  it('redirects a participant to the home page', async () => {
    const { router } = open({ viewer: () => ({ ...viewer, isModerator: false }) } as never);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('LST-10 says that the numbers did not load', async () => {
    open({}, { participants: () => Promise.reject(new Error('down')) });
    expect(await screen.findByText(/Не.удалось загрузить: сводка/)).toBeVisible();
  });
});
