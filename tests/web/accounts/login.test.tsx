import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { PortalAccountDocument } from '../../../web/features/accounts/session/PortalAccount.generated.ts';
import { ViewerDocument } from '../../../web/features/accounts/session/Viewer.generated.ts';
import { returnPath } from '../../../web/lib/returnPath.ts';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { LoginScreen } from '../../../web/screens/LoginScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { fromAnotherTab } from '../../testkit/otherTab.ts';
import { offline, type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { mutation } from '../mutation.ts';

const viewer = { id: '7', displayName: 'Примеров Пример', isModerator: false, profile: { id: '9', photoUrl: null } };
const broken = () => {
  throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
};
const accepted = { viewer, userErrors: [] };

function openLogin(resolvers: Resolvers = {}) {
  return renderScreen(<LoginScreen />, { at: '/login', resolvers });
}

async function enter(user: ReturnType<typeof openLogin>['user'], email: string, password: string) {
  fill(await screen.findByLabelText(/E-mail/), email);
  fill(screen.getByLabelText(/Пароль/, { selector: 'input' }), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}

describe('login', () => {
  it('ACC-01 logs in with e-mail and password, confirms it and opens the cabinet', async () => {
    const login = mutation(accepted);
    const { user, router } = openLogin({ Mutation: { login } });
    await enter(user, 'Participant@Example.org', 'Primer2025');
    expect(await screen.findByText('Успешно')).toBeInTheDocument();
    expect(login.inputs[0]).toEqual({ email: 'participant@example.org', password: 'Primer2025' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-data'));
    expect(hasSession()).toBe(true);
  });

  it('ACC-01 leads back to the address that sent the person here, never to another site', async () => {
    expect(returnPath({ returnTo: '/users-list?status=confirmed' })).toBe('/users-list?status=confirmed');
    for (const state of [
      null,
      {},
      { returnTo: '//example.org' },
      { returnTo: 'https://example.org' },
      { returnTo: 7 },
    ]) {
      expect(returnPath(state)).toBeNull();
    }
    const { user, router } = openLogin({ Mutation: { login: mutation(accepted) } });
    await router.navigate('/login', { state: { returnTo: '/users-list?status=confirmed' } });
    await enter(user, 'participant@example.org', 'Primer2025');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/users-list', search: '?status=confirmed' }),
    );
  });

  it('ACC-02 marks an invalid e-mail and a blank password, focuses the first and sends nothing', async () => {
    const login = vi.fn(() => accepted);
    const { user } = openLogin({ Mutation: { login } });
    await enter(user, 'participant@example', '  ');
    expect(await screen.findByText('Введите корректный E-mail')).toBeInTheDocument();
    expect(screen.getByText('Введите пароль')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/E-mail/)).toHaveFocus());
    expect(screen.getByLabelText(/E-mail/)).toBeInvalid();
    expect(screen.getByLabelText(/^Пароль/)).toBeInvalid();
    expect(login).not.toHaveBeenCalled();
  });

  it("ACC-03 shows the server's detail for 3 s after a rejection", async () => {
    fakeTimers();
    const rejection = { code: 'WRONG_CREDENTIALS', message: 'Неверный E-mail или пароль.', field: null };
    const { user, router } = openLogin({ Mutation: { login: () => ({ viewer: null, userErrors: [rejection] }) } });
    await enter(user, 'participant@example.org', 'wrong');
    await expectToast('Произошла ошибка: Неверный E-mail или пароль.', 3000);
    // An account that is not verified yet is rejected in the same words.
    expect(screen.getByText(/Недавно создали кабинет\? Сначала подтвердите адрес: проверьте почту/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(hasSession()).toBe(false);
  });

  it("ACC-03 shows the server's detail after too many attempts", async () => {
    const detail = 'Запрос был проигнорирован. Повторите через 42 секунды.';
    const limited = () => {
      throw new GraphQLError(detail, { extensions: { code: 'RATE_LIMITED', retryAfter: 42 } });
    };
    const { user } = openLogin({ Mutation: { login: limited } });
    await enter(user, 'participant@example.org', 'Primer2025');
    expect(await screen.findByText(`Произошла ошибка: ${detail}`)).toBeInTheDocument();
  });

  it('ACC-03 reports a failed call in plain words, keeps the input and opens no session', async () => {
    const { user, router } = renderScreen(<LoginScreen />, { at: '/login', transport: offline });
    await enter(user, 'participant@example.org', 'Primer2025');
    expect(await screen.findByText(/Произошла ошибка: Нет связи с сервером/)).toBeInTheDocument();
    expect(screen.queryByText(/Недавно создали кабинет/)).toBeNull();
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('participant@example.org');
    expect(hasSession()).toBe(false);
    expect(router.state.location.pathname).toBe('/login');
  });

  it.each([
    ['the profile', { ...viewer, profile: broken }],
    ['the viewer', broken],
  ])('ACC-01 keeps the opened session if %s could not be read afterwards', async (_, read) => {
    const { user, router, client } = openLogin({ Mutation: { login: () => ({ viewer: read, userErrors: [] }) } });
    await enter(user, 'participant@example.org', 'Primer2025');
    expect(await screen.findByText('Успешно')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-data'));
    expect(hasSession()).toBe(true);
    // The header reads the person itself then.
    expect(client.readQuery({ query: ViewerDocument })).toBeNull();
  });

  it('ACC-04 redirects while the stored session is valid', async () => {
    markSession();
    const { router } = openLogin({ Query: { viewer: () => viewer } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-data'));
    expect(hasSession()).toBe(true);
  });

  it('ACC-04 ends a stored session that the service does not know, here and on the server', async () => {
    markSession();
    const logout = vi.fn(() => ({ isTokenEnded: true }));
    openLogin({ Query: { viewer: () => null }, Mutation: { logout } });
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeInTheDocument();
    expect(hasSession()).toBe(false);
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  });

  it('ACC-04 ends a session without a marker on the server before the next login', async () => {
    const order: string[] = [];
    let answer: (payload: object) => void = () => {};
    const logout = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    const login = vi.fn(() => {
      order.push('login');
      return accepted;
    });
    const { user } = openLogin({ Mutation: { login, logout } });
    await enter(user, 'participant@example.org', 'Primer2025');
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    order.push('logout answers');
    answer({ isTokenEnded: true });
    await waitFor(() => expect(order).toEqual(['logout answers', 'login']));
  });

  it('ACC-04 R12 ends no session while its check fails, and checks again', async () => {
    markSession();
    const check = vi
      .fn<() => unknown>()
      .mockImplementationOnce(broken)
      .mockImplementation(() => viewer);
    const logout = vi.fn(() => ({ isTokenEnded: true }));
    const { user, router } = openLogin({ Query: { viewer: check }, Mutation: { logout } });
    await user.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-data'));
    expect(hasSession()).toBe(true);
    expect(logout).not.toHaveBeenCalled();
  });

  it('ACC-04 redirects when another tab logs in while /login waits', async () => {
    const { router } = openLogin();
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeInTheDocument();
    act(() => fromAnotherTab('1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-data'));
  });

  it('ACC-05 shows and hides the password', async () => {
    const { user } = openLogin();
    const password = screen.getByLabelText(/Пароль/, { selector: 'input' });
    expect(password).toHaveAttribute('type', 'password');
    const toggle = screen.getByRole('button', { name: 'Показать пароль', pressed: false });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(toggle).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'password');
  });

  it('ACC-05 offers the reset and warns about portal accounts before a new one is made', async () => {
    const { user, router } = openLogin();
    expect(screen.getByRole('link', { name: 'Восстановить пароль' })).toHaveAttribute('href', '/reset-password');
    await user.click(screen.getByRole('button', { name: 'Создать личный кабинет' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('«Зарегистрироваться на форум»');
    expect(dialog).toHaveTextContent(/учётная запись портала/);
    await user.click(screen.getByRole('link', { name: 'Создать новую' }));
    expect(router.state.location.pathname).toBe('/registration');
  });

  it('ACC-05 does not invite to register once registration has closed', async () => {
    const edition = () => ({ year: 2025, registrationWindow: { state: 'CLOSED' } });
    const { user, client } = openLogin({ Query: { edition } });
    await user.click(screen.getByRole('button', { name: 'Создать личный кабинет' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(client.readQuery({ query: PortalAccountDocument })).not.toBeNull());
    await act(async () => undefined);
    expect(dialog).not.toHaveTextContent(/Зарегистрироваться/);
  });
});
