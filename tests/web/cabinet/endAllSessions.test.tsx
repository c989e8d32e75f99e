import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cabinetQuery, clock } from './cabinetData.ts';
import { openProfile } from './cabinetView.tsx';

const open = async (isTokenEnded: boolean) => {
  const view = openProfile({ ...cabinetQuery(), clock }, { endAllSessions: () => ({ isTokenEnded }) });
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
