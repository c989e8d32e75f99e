import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ResetPasswordScreen } from '../../../web/screens/ResetPasswordScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { openFilled } from './openSignUp.tsx';

/** The dialog that shows a success arrives when the test says so. */
const chunk = vi.hoisted(() => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { arrival, release: () => release() };
});
vi.mock('../../../web/features/accounts/DoneDialog.tsx', async (read) => {
  await chunk.arrival;
  return read();
});

async function openSetPassword() {
  const resetPassword = mutation({ isChanged: true, userErrors: [] });
  const at = '/reset-password?user_id=7&timestamp=1758000000&signature=abc&email=obraz%40example.org';
  renderScreen(<ResetPasswordScreen />, { at, resolvers: { Mutation: { resetPassword } } });
  fill(await screen.findByLabelText(/Новый пароль/, { selector: 'input' }), 'Primer2025');
  return resetPassword;
}

async function openRequest() {
  const requestPasswordReset = mutation({ isSent: true, userErrors: [] });
  renderScreen(<ResetPasswordScreen />, { at: '/reset-password', resolvers: { Mutation: { requestPasswordReset } } });
  fill(screen.getByLabelText(/E-mail/), 'obraz@example.org');
  return requestPasswordReset;
}

it('ACC-10 ACC-15 ACC-16 a form that succeeded is not sent again before the page says so', async () => {
  const sent = [await openRequest(), await openSetPassword(), (await openFilled()).register];
  const names = ['Отправить ссылку', 'Сохранить пароль', 'Создать личный кабинет'];
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  for (const [index, button] of buttons.entries()) {
    fireEvent.click(button);
    await waitFor(() => expect(sent[index]).toHaveBeenCalled());
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    await act(async () => fireEvent.click(button));
  }
  chunk.release();
  expect(await screen.findByRole('dialog', { name: 'Личный кабинет создан' })).toBeInTheDocument();
  expect(sent.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
