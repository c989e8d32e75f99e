import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock } from './cabinetData.ts';

const open = async (isTokenEnded: boolean) => {
  const view = renderScreen(<CabinetScreen />, {
    at: '/personal-data?tab=profile',
    resolvers: { Query: { ...cabinetQuery(), clock }, Mutation: { endAllSessions: () => ({ isTokenEnded }) } },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Завершить все сеансы' }));
  return view;
};

describe('all sessions of a person', () => {
  it('end on request, and the page logs out', async () => {
    const { router } = await open(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
  });

  it('continue if the provider cannot end them, and the page says so', async () => {
    const { router } = await open(false);
    expect(await screen.findByText(/сеансы завершены: ваш ключ ещё действует/)).toBeInTheDocument();
    expect(router.state.location.pathname).not.toBe('/logout');
  });
});
