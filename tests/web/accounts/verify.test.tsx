import { fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifyUserScreen } from '../../../web/screens/VerifyUserScreen.tsx';
import { offline, type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers, pass } from '../../testkit/toasts.ts';
import { mutation } from '../mutation.ts';

const LINK = '/verify-user?key=MQ%3A%3D&lang=ru';

const open = (Mutation: NonNullable<Resolvers['Mutation']>, at = LINK) =>
  renderScreen(
    <StrictMode>
      <VerifyUserScreen />
    </StrictMode>,
    { at, resolvers: { Mutation } },
  );

beforeEach(() => fakeTimers());

describe('verification of the e-mail', () => {
  it("API-05 ACC-13 sends all values of the link once, whatever their names, shows the server's detail and goes to /login", async () => {
    const verifyEmail = mutation({ detail: 'Адрес подтверждён сервером', userErrors: [] });
    const { router } = open({ verifyEmail });
    // On the page alone: what a toast says there would be said twice.
    expect(await screen.findAllByText('Адрес подтверждён сервером')).toHaveLength(1);
    expect(verifyEmail).toHaveBeenCalledOnce();
    const values = [
      { name: 'key', value: 'MQ:=' },
      { name: 'lang', value: 'ru' },
    ];
    expect(verifyEmail.inputs[0]).toEqual({ values });
    expect(router.state.location).toMatchObject({ pathname: '/verify-user', search: '' });
    await pass(5000);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('ACC-13 says the success once if the service gives no Russian detail', async () => {
    open({ verifyEmail: () => ({ detail: null, userErrors: [] }) });
    expect(await screen.findAllByText('Адрес подтверждён')).toHaveLength(1);
  });

  it('ACC-13 shows a toast for 3 s, the reason and a way on after a rejection, and stays', async () => {
    const rejection = { code: 'LINK_EXPIRED', message: 'Ссылка недействительна.', field: ['link'] };
    const { router } = open({ verifyEmail: () => ({ detail: null, userErrors: [rejection] }) });
    await expectToast('Адрес не\u00a0подтверждён', 3000);
    expect(screen.getAllByText('Ссылка недействительна.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
    expect(router.state.location.pathname).toBe('/verify-user');
  });

  it('ACC-13 says that a link without its end is incomplete', async () => {
    const rejection = { code: 'LINK_EXPIRED', message: 'Обязательное поле.', field: ['link', 'values'] };
    open({ verifyEmail: () => ({ detail: null, userErrors: [rejection] }) });
    expect(await screen.findAllByText(/Ссылка неполная/)).not.toHaveLength(0);
    expect(screen.queryByText('Обязательное поле.')).toBeNull();
  });

  it('ACC-13 explains in plain words that the call failed', async () => {
    renderScreen(<VerifyUserScreen />, { at: LINK, transport: offline });
    await expectToast('Адрес не\u00a0подтверждён', 3000);
    expect(screen.getByText(/Нет связи с сервером/)).toBeInTheDocument();
  });

  it('ACC-13 sends the link again after a failed call, and not after a rejection', async () => {
    const verifyEmail = vi.fn((): object => ({ detail: 'Адрес подтверждён сервером', userErrors: [] }));
    verifyEmail.mockImplementationOnce(() => {
      throw new Error('the service is down');
    });
    open({ verifyEmail });
    fireEvent.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findAllByText('Адрес подтверждён сервером')).not.toHaveLength(0);
    expect(verifyEmail).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
  });

  it('ACC-13 sends nothing for an address without values', async () => {
    const verifyEmail = vi.fn();
    open({ verifyEmail }, '/verify-user');
    expect(await screen.findAllByText(/Ссылка неполная/)).not.toHaveLength(0);
    expect(verifyEmail).not.toHaveBeenCalled();
  });
});
