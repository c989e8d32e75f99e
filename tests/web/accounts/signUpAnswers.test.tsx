import { ApolloLink } from '@apollo/client/core';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignUpScreen } from '../../../web/screens/SignUpScreen.tsx';
import { offline, renderScreen, schemaTransport } from '../../testkit/render.tsx';
import { enterPasswords, leaveDraft, lists, openFilled, submit } from './openSignUp.tsx';

describe('answers to a sign-up', () => {
  it('ACC-10 announces the letter in a dialog, removes the draft and opens /login', async () => {
    const { user, router } = await openFilled();
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'Личный кабинет создан' });
    expect(window.sessionStorage).toHaveLength(0);
    expect(dialog).toHaveTextContent('obraz@example.org');
    expect(dialog).toHaveTextContent('проверьте папку «Спам»');
    await user.click(within(dialog).getByRole('button', { name: /Перейти ко.входу/ }));
    expect(router.state.location.pathname).toBe('/login');
  });

  it("ACC-11 puts the server's messages on their fields and in a dialog headed 'ошибка'", async () => {
    const userErrors = [
      { code: 'TAKEN', message: 'Этот e-mail уже занят.', field: ['email'] },
      { code: 'INVALID', message: 'Фамилия слишком длинная.', field: ['lastName'] },
    ];
    const { user } = await openFilled({ email: null, userErrors });
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'ошибка' });
    expect(dialog).toHaveTextContent('Этот e-mail уже занят.');
    expect(dialog).toHaveTextContent('Фамилия слишком длинная.');
    expect(within(dialog).getByRole('link', { name: 'Восстановить пароль' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    await user.click(within(dialog).getByText('Закрыть'));
    expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription(/Этот e-mail уже занят/);
    expect(screen.getByLabelText(/Фамилия/)).toHaveAccessibleDescription(/Фамилия слишком длинная/);
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Проба');
  });

  it('ACC-11 suggests a taken e-mail when the request fails, names the failure and keeps the input', async () => {
    const online = schemaTransport({ Query: lists });
    const transport = ApolloLink.split(({ operationName }) => operationName === 'SignUp', offline, online);
    leaveDraft();
    const { user } = renderScreen(<SignUpScreen />, { at: '/registration', transport });
    await enterPasswords();
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'ошибка' });
    expect(
      within(dialog).getByText('Возможно, пользователь с таким Email уже существует, попробуйте восстановить пароль.'),
    ).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Нет связи с сервером');
    await user.click(within(dialog).getByText('Закрыть'));
    expect(screen.getByLabelText(/^Пароль/, { selector: 'input' })).toHaveValue('Primer2025');
  });
});
