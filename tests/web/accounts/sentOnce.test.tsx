import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { NewPasswordForm } from '../../../web/features/accounts/password/NewPasswordForm.tsx';
import { RequestResetForm } from '../../../web/features/accounts/password/RequestResetForm.tsx';
import { fill } from '../../testkit/fill.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { openFilled } from './openSignUp.tsx';

/** The dialog that shows the success of a sign-up arrives when the test says so. */
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

/** Presses the button until the form has been sent, and once more when it looks idle. */
async function pressTwice(name: string, sent: unknown) {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
  await act(async () => fireEvent.click(button));
}

it('ACC-10 a sign-up that succeeded is not sent again before the page says so', async () => {
  const { register } = await openFilled();
  await pressTwice('Создать личный кабинет', register);
  chunk.release();
  expect(await screen.findByRole('dialog', { name: 'Личный кабинет создан' })).toBeVisible();
  expect(register).toHaveBeenCalledTimes(1);
});

const never = () => new Promise<never>(() => {});

it.each<[string, string, ReactElement, RegExp, string, string]>([
  [
    'ACC-15 a request for a link',
    'requestPasswordReset',
    <RequestResetForm key="request" onSent={never} />,
    /E-mail/,
    'obraz@example.org',
    'Отправить ссылку',
  ],
  [
    'ACC-16 a new password',
    'resetPassword',
    <NewPasswordForm key="set" values={[]} onChanged={never} />,
    /Новый пароль/,
    'Primer2025',
    'Сохранить пароль',
  ],
])('%s is busy until its success is shown', async (_, name, form, label, text, button) => {
  const send = mutation({ isSent: true, isChanged: true, userErrors: [] });
  renderScreen(form, { resolvers: { Mutation: { [name]: send } } });
  fill(screen.getByLabelText(label, { selector: 'input' }), text);
  await pressTwice(button, send);
  expect(send).toHaveBeenCalledTimes(1);
});
