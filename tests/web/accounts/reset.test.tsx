import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { ResetPasswordScreen } from '../../../web/screens/ResetPasswordScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { offline, type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers, pass } from '../../testkit/toasts.ts';
import { mutation } from '../mutation.ts';

type Resolver = NonNullable<Resolvers['Mutation']>[string];

const LINK = '/reset-password?user_id=7&timestamp=1758000000&signature=abc&email=obraz%40example.org';
const VALUES = [...new URL(LINK, 'http://page').searchParams].map(([name, value]) => ({ name, value }));

const open = (at: string, Mutation: Resolvers['Mutation'] = {}) =>
  renderScreen(<ResetPasswordScreen />, { at, resolvers: { Mutation } });
const openRequest = (requestPasswordReset: Resolver) => open('/reset-password', { requestPasswordReset });
const renew = (resetPassword: Resolver, at = LINK) => open(at, { resetPassword });

const email = () => screen.getByLabelText(/E-mail/);
const password = () => screen.getByLabelText(/Новый пароль/, { selector: 'input' });
const press = (page: ReturnType<typeof openRequest>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

describe('the request for a reset link', () => {
  it('ACC-15 requires a valid e-mail before it sends anything', async () => {
    const request = vi.fn(() => ({ isSent: true, userErrors: [] }));
    const page = openRequest(request);
    await press(page, 'Отправить ссылку');
    expect(await screen.findByText('Введите адрес электронной почты')).toBeInTheDocument();
    fill(email(), 'obraz@');
    await press(page, 'Отправить ссылку');
    expect(await screen.findByText('Неверный адрес электронной почты')).toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });

  it('ACC-15 says that no account has the e-mail', async () => {
    const rejection = { code: 'NOT_FOUND', message: 'User not found', field: ['email'] };
    const page = openRequest(() => ({ isSent: false, userErrors: [rejection] }));
    fill(email(), 'obraz@example.org');
    await press(page, 'Отправить ссылку');
    expect(await screen.findByText('Пользователь с таким email не найден')).toBeInTheDocument();
  });

  it("ACC-15 says 'Готово', counts down and leads to /login after 12 s", async () => {
    fakeTimers();
    const request = mutation({ isSent: true, userErrors: [] });
    const page = openRequest(request);
    fill(email(), 'Obraz@Example.org');
    await press(page, 'Отправить ссылку');
    const dialog = await screen.findByRole('dialog', { name: 'Готово' });
    expect(request.inputs[0]).toEqual({ email: 'obraz@example.org' });
    expect(dialog).toHaveTextContent(/через 1[12] с/);
    await pass(10_000);
    expect(dialog).toHaveTextContent(/через [12] с/);
    expect(page.router.state.location.pathname).toBe('/reset-password');
    await pass(2_000);
    expect(page.router.state.location.pathname).toBe('/login');
  });

  it('ACC-15 shows code 14311 for 3 s when the call fails', async () => {
    fakeTimers();
    const page = renderScreen(<ResetPasswordScreen />, { at: '/reset-password', transport: offline });
    fill(email(), 'obraz@example.org');
    await press(page, 'Отправить ссылку');
    await expectToast('Произошла ошибка, сообщите код 14311 в чат', 3000);
    expect(email()).toHaveValue('obraz@example.org');
  });
});

const rejects = (code: string) => () => {
  throw new GraphQLError('Слишком много попыток', { extensions: { code } });
};

describe('a person who has to wait', () => {
  it('ACC-15 ACC-16 reads that, and no code to report', async () => {
    const asked = openRequest(rejects('RATE_LIMITED'));
    fill(email(), 'obraz@example.org');
    await press(asked, 'Отправить ссылку');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Слишком много попыток\. Подождите/);
    expect(screen.queryByText(/сообщите код/)).toBeNull();
    asked.unmount();
    const renewed = renew(rejects('RATE_LIMITED'));
    fill(password(), 'Primer2026');
    await press(renewed, 'Сохранить пароль');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Слишком много попыток\. Подождите/);
    expect(screen.queryByText(/сообщите код/)).toBeNull();
  });
});

describe('reset: a new password', () => {
  it('API-04 ACC-16 asks for the password if user_id is in the link and sends all values, whatever their names', async () => {
    const reset = mutation({ isChanged: true, userErrors: [] });
    const page = renew(reset, '/reset-password?user_id=7&token=a%2Bb&next=');
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
    fill(password(), 'Primer2025');
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
    await press(page, 'Сохранить пароль');
    await waitFor(() => expect(reset).toHaveBeenCalledOnce());
    const values = [
      { name: 'user_id', value: '7' },
      { name: 'token', value: 'a+b' },
      { name: 'next', value: '' },
    ];
    expect(reset.inputs[0]).toEqual({ link: { values }, password: 'Primer2025' });
  });

  it('ACC-15 asks for an e-mail if the link has no user_id, and clears the address', async () => {
    const { router } = open('/reset-password?signature=abc');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('button', { name: 'Отправить ссылку' })).toBeInTheDocument();
  });

  it('ACC-16 leaves neither signature nor e-mail in the address, and works after a reload', async () => {
    const first = renew(() => null);
    await waitFor(() => expect(first.router.state.location.search).toBe(''));
    const { pathname, state } = first.router.state.location;
    first.unmount();
    const reset = mutation({ isChanged: true, userErrors: [] });
    const page = renew(reset, '/reset-password');
    await act(() => page.router.navigate(pathname, { replace: true, state }));
    expect(email()).toHaveValue('obraz@example.org');
    fill(password(), 'Primer2026');
    await press(page, 'Сохранить пароль');
    await waitFor(() => expect(reset).toHaveBeenCalledOnce());
    expect(reset.inputs[0]).toMatchObject({ link: { values: VALUES } });
  });

  it('ACC-16 shows the e-mail of the link read-only', () => {
    renew(() => null);
    expect(email()).toHaveValue('obraz@example.org');
    expect(email()).toHaveAttribute('readonly');
  });

  it('ACC-16 shows what a password lacks, and does not send it', async () => {
    const reset = vi.fn(() => ({ isChanged: true, userErrors: [] }));
    const page = renew(reset);
    fill(password(), 'Abc1');
    await press(page, 'Сохранить пароль');
    expect(await screen.findByText('Минимум 8 символов')).toBeInTheDocument();
    expect(reset).not.toHaveBeenCalled();
  });

  it('ACC-16 sends the values of the link with the password and says that it is changed', async () => {
    const reset = mutation({ isChanged: true, userErrors: [] });
    const page = renew(reset);
    fill(password(), 'Primer2026');
    await press(page, 'Сохранить пароль');
    expect(await screen.findByRole('dialog', { name: 'Пароль успешно изменен' })).toBeInTheDocument();
    expect(reset.inputs[0]).toEqual({ link: { values: VALUES }, password: 'Primer2026' });
    await page.user.click(screen.getByRole('button', { name: /Перейти ко.входу/ }));
    expect(page.router.state.location.pathname).toBe('/login');
  });

  it('ACC-16 offers a new link when this one is too old', async () => {
    const rejection = { code: 'LINK_EXPIRED', message: 'Ссылка устарела.', field: ['link', 'values'] };
    const page = renew(() => ({ isChanged: false, userErrors: [rejection] }));
    fill(password(), 'Primer2026');
    await press(page, 'Сохранить пароль');
    expect(await screen.findByText('Ссылка устарела.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Запросить новую ссылку' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отправить ссылку' })).toBeInTheDocument());
  });

  it('ACC-16 shows code 14312 for 3 s when the call fails', async () => {
    fakeTimers();
    const page = renderScreen(<ResetPasswordScreen />, { at: LINK, transport: offline });
    fill(password(), 'Primer2026');
    await press(page, 'Сохранить пароль');
    await expectToast('Произошла ошибка, сообщите код 14312 в чат', 3000);
    expect(password()).toHaveValue('Primer2026');
  });
});
