import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loseSession, markSession } from '../../../web/lib/session.ts';
import { addUnsavedWork } from '../../../web/lib/unsavedWork.ts';
import { heading, open, viewer } from './openShell.tsx';

const { unreachable } = vi.hoisted(() => ({
  unreachable: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('../../../web/app/shell/UserMenu.tsx', unreachable);
vi.mock('../../../web/app/shell/ModeratorMenu.tsx', unreachable);
vi.mock('../../../web/features/accounts/session/ResumeDialog.tsx', unreachable);

it('keeps the screen if the menus of the shell cannot be loaded, and still offers to log out', async () => {
  markSession();
  open('/privacy', { Query: { viewer: () => ({ ...viewer, isModerator: true }) } });
  const link = await within(screen.getByRole('banner')).findByRole('link', { name: 'Выйти' });
  expect(link).toHaveAttribute('href', '/logout');
  expect(await heading('Политика конфиденциальности')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Разделы портала' })).toBeInTheDocument();
});

it('ACC-17 leads to /login if the password dialog cannot be loaded', async () => {
  markSession();
  const { router } = open('/privacy', {
    Query: { viewer: () => viewer },
    Mutation: { logout: () => ({ isTokenEnded: true }) },
  });
  await heading('Политика конфиденциальности');
  onTestFinished(addUnsavedWork());
  act(loseSession);
  await heading('Вход');
  expect(router.state.location.pathname).toBe('/login');
});
