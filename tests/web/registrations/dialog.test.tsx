import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testkit/fill.ts';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { fault, registration, rejection } from '../cabinet/cabinetData.ts';
import { mutation } from '../mutation.ts';
import { cabinet, openRegistration } from './cabinetView.tsx';

describe('registering for the forum', () => {
  it('REG-01 asks for section and title only above listener', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    expect(dialog.queryByLabelText(/Название доклада/)).toBeNull();
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    expect(dialog.getByLabelText(/Название доклада/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Образцовая секция' })).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('REG-02 shows sections by invitation disabled, and not among those for talks', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    expect(dialog.getByRole('checkbox', { name: 'Приглашённые доклады' })).toBeDisabled();
    expect(dialog.getByText('по приглашению')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'Приглашённые доклады' })).toBeNull();
    expect(dialog.queryByRole('radio', { name: 'Пленарное заседание' })).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: 'Закрытая секция' })).toBeNull();
    await view.user.click(dialog.getByRole('radio', { name: 'Стендовый доклад' }));
    expect(dialog.getByRole('radio', { name: 'Пленарное заседание' })).toBeEnabled();
    expect(dialog.queryByRole('radio', { name: 'Приглашённые доклады' })).toBeNull();
  });

  it('REG-01 takes a title of 500 characters and counts down near the end', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    const title = dialog.getByLabelText(/Название доклада/);
    fireEvent.change(title, { target: { value: 'а'.repeat(449) } });
    expect(dialog.queryByText(/Можно ввести ещё/)).toBeNull();
    fireEvent.change(title, { target: { value: 'а'.repeat(499) } });
    expect(dialog.getByText('Можно ввести ещё 1 знак')).toBeVisible();
    await view.user.type(title, 'бв');
    expect(title).toHaveValue(`${'а'.repeat(499)}б`);
  });

  it('REG-03 says what a talk lacks and sends nothing', async () => {
    const registerForForum = vi.fn();
    const view = cabinet([], { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await dialog.findByText('Выберите секцию доклада')).toBeVisible();
    expect(dialog.getByText('Введите название доклада')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Образцовая секция' })).toHaveFocus());
    expect(registerForForum).not.toHaveBeenCalled();
  });

  it('REG-04 REG-11 closes, reloads and says what comes next', async () => {
    const registrations: object[] = [];
    const registerForForum = mutation(() => {
      registrations.push(registration);
      return { registration, userErrors: [] };
    });
    const view = cabinet(registrations, { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Стендовый доклад' }));
    await view.user.click(dialog.getByRole('radio', { name: 'Вторая секция' }));
    fill(dialog.getByLabelText(/Название доклада/), 'Образцовый доклад');
    await view.user.click(dialog.getByRole('checkbox', { name: 'Образцовая секция' }));
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByText(/Заявка принята. Модератор подтвердит участие по электронной почте./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(registerForForum.inputs[0]).toMatchObject({
      format: 'POSTER',
      sectionId: '27',
      title: 'Образцовый доклад',
      listeningSectionIds: ['26'],
    });
  });

  it('REG-11 says that it worked when the registration could not be read after it', async () => {
    const registrations: object[] = [];
    const registerForForum = () => {
      registrations.push(registration);
      return { registration: fault, userErrors: [] };
    };
    const view = cabinet(registrations, { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('REG-11 puts a rejection on its field and keeps the dialog', async () => {
    const view = cabinet([], { registerForForum: () => rejection('Название занято', ['title']) });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    await view.user.click(dialog.getByRole('radio', { name: 'Вторая секция' }));
    fill(dialog.getByLabelText(/Название доклада/), 'Доклад');
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await dialog.findByText('Название занято')).toBeVisible();
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue('Доклад');
  });

  it.each([
    ['a rejection as a toast for 3 s', () => rejection('Регистрация уже завершена'), 'Регистрация уже завершена', 3000],
    ['a failed call as a toast for 4 s', fault, 'Неизвестная ошибка', 4000],
  ] as const)(
    'REG-11 shows %s and keeps the dialog with all that was chosen',
    async (_, registerForForum, text, stays) => {
      fakeTimers();
      const view = cabinet([], { registerForForum });
      const dialog = await openRegistration(view);
      await view.user.click(dialog.getByRole('checkbox', { name: 'Вторая секция' }));
      await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
      await expectToast(text, stays);
      expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeChecked();
    },
  );

  it('REG-11 keeps the input when the dialog is closed and opened again', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    fill(dialog.getByLabelText(/Название доклада/), 'Черновик');
    await view.user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openRegistration(view)).getByLabelText(/Название доклада/)).toHaveValue('Черновик');
  });

  it('REG-11 keeps the input over a reload', async () => {
    const first = cabinet([]);
    const dialog = await openRegistration(first);
    await first.user.click(dialog.getByRole('radio', { name: 'Стендовый доклад' }));
    fill(dialog.getByLabelText(/Название доклада/), 'Черновик');
    first.unmount();
    const again = await openRegistration(cabinet([]));
    expect(again.getByLabelText(/Название доклада/)).toHaveValue('Черновик');
    expect(again.getByRole('status')).toHaveTextContent(/Восстановлен черновик/);
  });

  it('REG-11 sends a double click once, and the same key until it worked', async () => {
    const keys: string[] = [];
    const registrations: object[] = [];
    const registerForForum = vi.fn((_: unknown, { input }: { input: { requestKey: string } }) => {
      keys.push(input.requestKey);
      if (keys.length < 3) return keys.length === 1 ? fault() : rejection('Попробуйте позже');
      registrations.push(registration);
      return { registration, userErrors: [] };
    });
    const view = cabinet(registrations, { registerForForum });
    const dialog = await openRegistration(view);
    const submit = dialog.getByRole('button', { name: 'Зарегистрироваться' });
    // Both clicks come before the page shows the button as busy.
    act(() => {
      submit.click();
      submit.click();
    });
    expect(await screen.findByText('Неизвестная ошибка')).toBeVisible();
    expect(registerForForum).toHaveBeenCalledOnce();
    await view.user.click(submit);
    expect(await screen.findByText('Попробуйте позже')).toBeVisible();
    await view.user.click(dialog.getByRole('checkbox', { name: 'Вторая секция' }));
    await view.user.click(submit);
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
