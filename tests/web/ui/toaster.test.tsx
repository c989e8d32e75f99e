import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifyError } from '../../../web/lib/notify.ts';
import { renderScreen } from '../../testkit/render.tsx';

const library = vi.hoisted(() => ({ loads: 0, isReachable: false }));
vi.mock('../../../web/ui/toast/Toasts.tsx', async (read) => {
  library.loads += 1;
  if (library.isReachable) return read();
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('keeps the page if the library of the toasts cannot be loaded, and loads it again with the next action', async () => {
  renderScreen(<p>Страница</p>);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(library.loads).toBe(1));
  await act(async () => undefined);
  expect(screen.getByText('Страница')).toBeVisible();
  library.isReachable = true;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByRole('region', { name: 'Уведомления' })).toBeInTheDocument();
  act(() => notifyError('Произошла ошибка!'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Произошла ошибка!');
  expect(screen.getByText('Страница')).toBeVisible();
});
