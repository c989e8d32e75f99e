import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testkit/fill.ts';
import { fault, registration, rejection } from '../cabinet/cabinetData.ts';
import { cabinet, openRegistration } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';

describe('registering for the forum', () => {
  it('REG-01 REG-02 asks for section and title except for a listener, and disables sections by invitation', async () => {
    const dialog = await openRegistration(cabinet([]));
    expect(dialog.queryByLabelText(/Название доклада/)).toBeNull();
    await dialog.choose('Устный доклад');
    expect(dialog.getByLabelText(/Название доклада/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Образцовая секция' })).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
    for (const role of ['checkbox', 'radio']) {
      const invited = dialog.getByRole(role, { name: 'Приглашённые доклады' });
      expect(invited).toBeDisabled();
      expect(invited).toHaveAccessibleDescription('по приглашению');
    }
    expect(dialog.queryByRole('radio', { name: 'Пленарное заседание' })).toBeNull();
  });

  it('REG-01 accepts a title of 500 characters and counts down near the end', async () => {
    const dialog = await openRegistration(cabinet([]));
    await dialog.choose('Устный доклад');
    const title = dialog.getByLabelText(/Название доклада/);
    fireEvent.change(title, { target: { value: 'а'.repeat(449) } });
    expect(dialog.queryByText(/Можно ввести ещё/)).toBeNull();
    fireEvent.change(title, { target: { value: 'а'.repeat(499) } });
    expect(dialog.getByText('Можно ввести ещё 1 знак')).toBeVisible();
    await dialog.user.type(title, 'бв');
    expect(title).toHaveValue(`${'а'.repeat(499)}б`);
  });

  it('REG-03 says what a talk lacks and sends nothing', async () => {
    const registerForForum = vi.fn();
    const dialog = await openRegistration(cabinet([], { registerForForum }));
    await dialog.choose('Устный доклад');
    await dialog.press('Зарегистрироваться');
    const message = await dialog.findByText('Выберите секцию доклада');
    expect(message).toBeVisible();
    expect(dialog.getByText('Введите название доклада')).toBeVisible();
    const first = dialog.getByRole('radio', { name: 'Образцовая секция' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(message.compareDocumentPosition(first), 'above the list').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(registerForForum).not.toHaveBeenCalled();
  });

  it('REG-04 REG-11 closes, reloads and shows the next step', async () => {
    const registrations: object[] = [];
    const registerForForum = mutation(() => {
      registrations.push(registration);
      return { registration, userErrors: [] };
    });
    const dialog = await openRegistration(cabinet(registrations, { registerForForum }));
    await dialog.choose('Стендовый доклад');
    await dialog.choose('Вторая секция');
    fill(dialog.getByLabelText(/Название доклада/), 'Образцовый доклад');
    await dialog.tick('Образцовая секция');
    await dialog.press('Зарегистрироваться');
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByText(/Заявка принята. Модератор подтвердит участие по электронной почте./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(registerForForum.inputs[0]).toMatchObject({
      requestedFormat: 'POSTER',
      requestedSectionId: '27',
      title: 'Образцовый доклад',
      listeningSectionIds: ['26'],
    });
  });

  it('REG-11 reports success if the registration could not be read afterwards', async () => {
    const registrations: object[] = [];
    const registerForForum = () => {
      registrations.push(registration);
      return { registration: fault, userErrors: [] };
    };
    const dialog = await openRegistration(cabinet(registrations, { registerForForum }));
    await dialog.press('Зарегистрироваться');
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('REG-11 puts a rejection on its field and keeps the dialog', async () => {
    const dialog = await openRegistration(
      cabinet([], { registerForForum: () => rejection('Название занято', ['title']) }),
    );
    await dialog.choose('Устный доклад');
    await dialog.choose('Вторая секция');
    fill(dialog.getByLabelText(/Название доклада/), 'Доклад');
    await dialog.press('Зарегистрироваться');
    expect(await dialog.findByText('Название занято')).toBeVisible();
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue('Доклад');
  });

  it('REG-11 keeps the input when the dialog is closed and opened again', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await dialog.choose('Устный доклад');
    fill(dialog.getByLabelText(/Название доклада/), 'Черновик');
    await dialog.press('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openRegistration(view)).getByLabelText(/Название доклада/)).toHaveValue('Черновик');
  });

  it('REG-11 keeps the input over a reload', async () => {
    const first = cabinet([]);
    const dialog = await openRegistration(first);
    await dialog.choose('Стендовый доклад');
    fill(dialog.getByLabelText(/Название доклада/), 'Черновик');
    first.unmount();
    const again = await openRegistration(cabinet([]));
    expect(again.getByLabelText(/Название доклада/)).toHaveValue('Черновик');
    expect(again.getByRole('status')).toHaveTextContent(/Восстановлен черновик/);
  });

  it('REG-11 sends a double click once, and the same key and choices until it worked', async () => {
    const registrations: object[] = [];
    const registerForForum = mutation<{ requestKey: string; listeningSectionIds: string[] }>(() => {
      const { length } = registerForForum.inputs;
      if (length < 3) return length === 1 ? fault() : rejection('Попробуйте позже');
      registrations.push(registration);
      return { registration, userErrors: [] };
    });
    const dialog = await openRegistration(cabinet(registrations, { registerForForum }));
    await dialog.tick('Образцовая секция');
    const submit = dialog.getByRole('button', { name: 'Зарегистрироваться' });
    // Both clicks come before the page shows the button as busy.
    act(() => {
      submit.click();
      submit.click();
    });
    expect(await screen.findByText('Неизвестная ошибка')).toBeVisible();
    expect(registerForForum).toHaveBeenCalledOnce();
    await dialog.user.click(submit);
    expect(await screen.findByText('Попробуйте позже')).toBeVisible();
    await dialog.tick('Вторая секция');
    await dialog.user.click(submit);
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    const keys = registerForForum.inputs.map(({ requestKey }) => requestKey);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(registerForForum.inputs.map((input) => input.listeningSectionIds)).toEqual([['26'], ['26'], ['26', '27']]);
  });
});
