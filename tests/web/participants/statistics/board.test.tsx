import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { useEffect, useMemo } from 'react';
import { expect, it, vi } from 'vitest';
import { createDeskStore, type DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { DeskProvider } from '../../../../web/features/participants/model/useDesk.ts';
import { StatisticsBoard } from '../../../../web/features/participants/statistics/StatisticsBoard.tsx';
import { renderScreen } from '../../../testkit/render.tsx';
import { statisticRow } from './statisticRow.ts';

function Desk() {
  const client = useApolloClient();
  const store = useMemo(() => createDeskStore(client, { year: 2025, project: null }), [client]);
  useEffect(() => void store.read(), [store]);
  return (
    <DeskProvider value={store}>
      <StatisticsBoard year={2025} listPath="/users-list" />
    </DeskProvider>
  );
}

function open(rows: () => readonly DeskRow[], earlier: unknown = null) {
  const registrations = () => ({ version: 'v1', readAt: clock.now, unreadableCount: 2, nodes: rows() });
  const edition = (_: unknown, { year }: { year: number }) =>
    year === 2025 ? { year, startsOn: '2025-10-21', registrations } : earlier;
  return renderScreen(<Desk />, { resolvers: { Query: { edition, clock: () => clock } } });
}

const clock = { now: '2025-09-15T09:00:00.000Z', isDemo: false };
const cancelled = statisticRow({ isCancelled: true });

it('R8 shows numbers, a curve in words and bars, each with the list that it counts', async () => {
  const days = [{ date: '2024-08-01', count: 7 }];
  open(() => [statisticRow(), statisticRow({ requestedFormat: 'POSTER' }), cancelled], {
    year: 2024,
    startsOn: '2024-10-15',
    registrationsByDay: days,
  });
  expect(await screen.findByRole('link', { name: /^2 регистраций$/ })).toHaveAttribute('href', '/users-list');
  expect(screen.getByRole('link', { name: /^1 стендовых$/ })).toHaveAttribute('href', '/users-list?format=POSTER');
  const bars = within(screen.getByRole('region', { name: 'Формат' })).getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('href'))).toEqual([
    '/users-list?format=SPEAKER',
    '/users-list?format=POSTER',
  ]);
  expect(screen.queryByRole('region', { name: 'Футболки' })).not.toBeInTheDocument();
  expect(
    await screen.findByText(/15\.09\.2025.—.2.регистрации, за.столько.же дней до.форума 2024.года.— 7/),
  ).toBeVisible();
  expect(screen.getByText(/2.записи не.прочитаны/)).toBeVisible();
});

it('R8 has one line if the earlier year has no registrations by day', async () => {
  open(() => [statisticRow()], { year: 2024, startsOn: '2024-10-15', registrationsByDay: null });
  expect(await screen.findByText(/15\.09\.2025.—.1.регистрация\.$/)).toBeVisible();
});

it('LST-10 a failed list is named, and read again', async () => {
  const rows = vi.fn((): readonly DeskRow[] => {
    throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
  });
  const { user } = open(rows);
  const failure = await screen.findByRole('alert', { name: /статистика регистраций/ });
  rows.mockImplementation(() => [cancelled]);
  await user.click(within(failure).getByRole('button', { name: /Попробовать/ }));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  expect(screen.getByText('Регистраций пока нет')).toBeVisible();
});
