import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { cancelledName } from '../../../web/features/registrations/cardName.ts';
import { edition, registration, rejection, windowIn } from '../cabinet/cabinetData.ts';
import { cabinet } from '../cabinet/cabinetView.tsx';

const gone = { code: 'NOT_FOUND', message: 'Запись не найдена', field: ['registrationId'] };

async function openCancel(user: ReturnType<typeof cabinet>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Отменить регистрацию: / }));
  return within(await screen.findByRole('dialog'));
}

describe('cancelling', () => {
  it.each([
    ['OPEN', /С 02\.10\.2025 регистрация закрывается: после этого/],
    ['CLOSED', /Регистрация закрыта с 02\.10\.2025/],
  ])('REG-09 while registration is %s, says whether the person can register again', async (state, text) => {
    const registrations: object[] = [registration];
    const cancelRegistration = vi.fn(() => {
      registrations.length = 0;
      return { cancelledId: '10001', userErrors: [] };
    });
    const view = cabinet(registrations, { cancelRegistration }, { registrationWindow: windowIn(state) });
    const dialog = await openCancel(view.user);
    expect(dialog.getByText('Будет отменён доклад «Образцовый доклад».')).toBeVisible();
    expect(dialog.getByText(text)).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Отменить регистрацию' });
    // Both clicks come before the page shows the button as busy.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Регистрация отменена')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(cancelRegistration).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.body, 'the keyboard stays in the cabinet').not.toHaveFocus());
  });

  it.each([
    [{ confirmedFormat: 'LISTENER' }, 'Будет отменено участие слушателем.'],
    [{ confirmedFormat: 'SPEAKER', requestedFormat: 'LISTENER' }, 'Будет отменён доклад «Образцовый доклад».'],
    [{ confirmedFormat: 'POSTER', title: null }, 'Будет отменён доклад без\u00a0названия.'],
  ])('REG-09 names the cancelled registration by its effective format: %j', (changes, sentence) => {
    expect(cancelledName({ ...registration, ...changes } as never, edition)).toBe(sentence);
  });

  it('REG-11 says that a registration was cancelled elsewhere, closes its dialog and drops its card', async () => {
    const registrations: object[] = [registration];
    const cancelRegistration = vi.fn(() => {
      registrations.length = 0;
      return { cancelledId: null, userErrors: [gone] };
    });
    const { user } = cabinet(registrations, { cancelRegistration });
    const dialog = await openCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await screen.findByText('Этой регистрации больше нет')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByText('Этой регистрации больше нет'), 'it stays after the reload').toBeVisible();
    expect(screen.getByText('Этой регистрации больше нет').closest('[role=alert]')).toHaveFocus();
    expect(screen.queryByText('Запись не найдена')).toBeNull();
  });

  it('REG-11 says nothing of a cancellation while the list still has the registration', async () => {
    const { user } = cabinet([registration], { cancelRegistration: () => ({ cancelledId: null, userErrors: [gone] }) });
    const dialog = await openCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Запись не найдена');
    expect(screen.queryByText('Этой регистрации больше нет')).toBeNull();
  });

  it('REG-11 says that it was cancelled if the first attempt succeeded without an answer', async () => {
    const registrations: object[] = [registration];
    const cancelRegistration = vi.fn().mockImplementationOnce(() => {
      registrations.length = 0;
      throw new GraphQLError('Timeout', { extensions: { code: 'PROVIDER_TIMEOUT' } });
    });
    cancelRegistration.mockImplementation(() => ({ cancelledId: null, userErrors: [gone] }));
    const { user } = cabinet(registrations, { cancelRegistration });
    const dialog = await openCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await screen.findByText('Регистрация отменена')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.queryByText('Этой регистрации больше нет')).toBeNull();
  });

  it('REG-11 shows the reason of a rejection in the dialog after the toast has closed', async () => {
    const cancelRegistration = () => rejection('Отменить нельзя');
    const { user } = cabinet([registration], { cancelRegistration });
    const dialog = await openCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Отменить нельзя');
    await user.click(dialog.getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.history.state?.dialogs ?? []).toEqual([]));
    await user.click(screen.getByRole('button', { name: /^Отменить регистрацию: / }));
    expect(within(await screen.findByRole('dialog')).queryByRole('alert'), 'opened again').toBeNull();
  });

  it('FIL-07 shows what applies now after a rejection', async () => {
    const forum: { isOver?: boolean } = {};
    const cancelRegistration = () => {
      forum.isOver = true;
      return rejection('Форум уже завершён');
    };
    const { user } = cabinet([registration], { cancelRegistration }, forum);
    const dialog = await openCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Форум уже завершён');
    await user.click(dialog.getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Отменить регистрацию: / })).toBeNull());
  });

  it('REG-09 does not change the registration if the person closes the dialog', async () => {
    const cancelRegistration = vi.fn();
    const view = cabinet([registration], { cancelRegistration });
    const dialog = await openCancel(view.user);
    await view.user.click(dialog.getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancelRegistration).not.toHaveBeenCalled();
  });
});
