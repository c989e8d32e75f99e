import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openFilled } from './openSignUp.tsx';

/** The dialog that shows a success. */
const chunk = vi.hoisted(() => ({ isReachable: false }));
vi.mock('../../../web/features/accounts/DoneDialog.tsx', async (read) => {
  if (chunk.isReachable) return read();
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('ACC-10 is not sent before the page can say that it succeeded', async () => {
  const { register } = await openFilled();
  // A press that does not move the focus, which would start a second request for the chunk.
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Создать личный кабинет' }));
  press();
  expect(await screen.findByText(/Нет связи/)).toBeVisible();
  expect(register).not.toHaveBeenCalled();
  chunk.isReachable = true;
  press();
  expect(await screen.findByRole('dialog', { name: 'Личный кабинет создан' })).toBeVisible();
  expect(register).toHaveBeenCalledTimes(1);
});
