import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FailureMessage } from '../../../web/app/FailureMessage.tsx';
import { notifyError } from '../../../web/lib/notify.ts';
import { perform } from '../../../web/lib/perform.ts';
import { LoadFailure } from '../../../web/ui/page/LoadFailure.tsx';
import { renderRoutes, renderScreen } from '../../testkit/render.tsx';

const code = '3f9a0c12b7d4e865';
const failed = new CombinedGraphQLErrors({
  errors: [{ message: 'inner', extensions: { code: 'PROVIDER_UNAVAILABLE', requestId: code } }],
});

const silent = new ApolloLink(() => {
  throw new Error('no query is expected');
});

describe('the code of a failed call', () => {
  it('R12 is shown below a failed load, and is copied by a button', async () => {
    const { user } = renderScreen(<LoadFailure error={failed} subject="программа" onRetry={() => undefined} />, {
      transport: silent,
    });
    expect(screen.getByText(`Код обращения: ${code}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Скопировать код обращения' }));
    expect(await navigator.clipboard.readText()).toBe(code);
    expect(screen.getByRole('button', { name: 'Код обращения скопирован' })).toBeVisible();
  });

  it('R12 is absent if the service was not reached', () => {
    const failed = new TypeError('Failed to fetch');
    renderScreen(<LoadFailure error={failed} subject="программа" onRetry={() => undefined} />, { transport: silent });
    expect(screen.getByText(/Нет связи/)).toBeVisible();
    expect(screen.queryByText(/Код обращения/)).toBeNull();
  });

  it.each([
    ['the network had failed', new TypeError('Failed to fetch'), 1],
    ['the service had rejected it', failed, 0],
  ])('R12 a load is tried again once the network is back: %s', (_, error, times) => {
    const onRetry = vi.fn();
    renderScreen(<LoadFailure error={error} subject="программа" onRetry={onRetry} />, { transport: silent });
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(times);
  });

  it('R12 is shown on a screen that broke because of a call', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw failed;
    };
    renderRoutes([{ path: '/', element: <Broken />, errorElement: <FailureMessage place="screen" /> }], '/', silent);
    expect(screen.getByText(`Код обращения: ${code}`)).toBeVisible();
  });

  it('R12 is shown in the toast about a failed action, separate from its text', async () => {
    renderScreen(<p>экран</p>, { transport: silent });
    const onProblem = vi.fn();
    await act(() => perform({ call: () => Promise.reject(failed), onProblem }));
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Сервис временно недоступен');
    expect(toast).toHaveTextContent(`Код обращения: ${code}`);
    expect(onProblem).toHaveBeenLastCalledWith(expect.objectContaining({ requestId: code }));
  });

  it('has no button in a toast without a code', async () => {
    renderScreen(<p>экран</p>, { transport: silent });
    act(() => notifyError('Неверный E-mail или пароль.'));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /код обращения/i })).toBeNull();
  });
});
