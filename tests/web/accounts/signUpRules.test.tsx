import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, enterPasswords, leaveDraft, openFilled, openSignUp, submit, type } from './openSignUp.tsx';

describe('rules of the sign-up form', () => {
  it('ACC-07 names every wrong field in its own words, focuses the first and sends nothing', async () => {
    const { user, register } = await openSignUp();
    type(/E-mail/, 'нет');
    type(/^Имя/, 'www.evil.example/prize');
    type(/^Телефон/, '---');
    type(/Отчество/, 'А');
    type(/^Пароль/, 'primer2025');
    type(/Повторите пароль/, 'Primer');
    await user.click(screen.getByRole('checkbox', { name: /Я.даю согласие/ }));
    await submit(user);
    for (const message of [
      'Введите фамилию',
      'Только буквы, пробелы, дефисы, апострофы и точки',
      'Введите отчество: 2 или более символов',
      'Введите корректный E-mail',
      'Введите корректный номер телефона',
      'Выберите пол',
      'Выберите организацию',
      'Выберите должность',
      'Выберите учёную степень',
      'Пароли должны совпадать',
      'Обязательное поле',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(
      screen.getByText('8 или более символов, включая как минимум 1 заглавную букву, 1 строчную букву и 1 цифру'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Пароль слишком простой/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/Фамилия/)).toHaveFocus());
    expect(register).not.toHaveBeenCalled();
  });

  it('ACC-07 asks for no middle name from a person without one, and sends none', async () => {
    const { user, register } = await openFilled();
    await user.click(screen.getByRole('checkbox', { name: 'Нет отчества' }));
    expect(screen.getByRole('textbox', { name: /Отчество/ })).toBeDisabled();
    await submit(user);
    await waitFor(() => expect(register.inputs[0]?.middleName).toBeNull());
  });

  it.each([
    ['Научная организация', 'Другая организация', /Моей организации нет/, /Название организации/, 'otherOrganization'],
    ['^Должность', 'Другая должность', /Моей должности нет/, /Название должности/, 'otherPosition'],
  ])(
    'ACC-08 %s: the other choice, its checkbox and the free text go together',
    async (list, option, box, text, field) => {
      const { user, register } = await openFilled();
      const checkbox = screen.getByRole('checkbox', { name: box });
      expect(checkbox).not.toBeChecked();
      await choose(list, option);
      expect(checkbox).toBeChecked();
      await user.click(checkbox);
      expect(screen.getByRole('combobox', { name: new RegExp(list) })).toHaveValue('');
      expect(screen.queryByLabelText(text)).not.toBeInTheDocument();
      await user.click(checkbox);
      expect(screen.getByRole('combobox', { name: new RegExp(list) })).toHaveValue(option);
      await submit(user);
      expect(await screen.findByText(/^Введите название/)).toBeVisible();
      expect(register).not.toHaveBeenCalled();
      type(text, 'Своё название');
      await submit(user);
      await waitFor(() => expect(register.inputs[0]?.[field]).toBe('Своё название'));
    },
  );

  it('ACC-21 starts without a citizenship, requires one and highlights the empty choice', async () => {
    leaveDraft({ citizenship: '' });
    const { user, register } = await openSignUp();
    await enterPasswords();
    const citizenship = screen.getByLabelText(/^Гражданство/);
    expect(citizenship).toHaveDisplayValue(/Выберите из.списка/);
    expect(citizenship).toBeRequired();
    await submit(user);
    expect(await screen.findByText('Выберите гражданство')).toBeVisible();
    expect(citizenship).toBeInvalid();
    expect(register).not.toHaveBeenCalled();
    await choose('^Гражданство', 'Беларусь');
    await submit(user);
    await waitFor(() => expect(register.inputs[0]?.citizenship).toBe('Беларусь'));
  });

  it('ACC-08 sends the typed citizenship for the choice of another one', async () => {
    const { user, register } = await openFilled();
    await choose('^Гражданство', '...другое');
    await submit(user);
    expect(await screen.findByText('Введите название страны')).toBeInTheDocument();
    type(/Название страны/, 'Образцовая Республика');
    await submit(user);
    await waitFor(() => expect(register.inputs[0]?.citizenship).toBe('Образцовая Республика'));
  });

  it('ACC-09 accepts a typed birth date, keeps a wrong one for correction, starts at 01.01.2000, goes back to 1950 and starts weeks on Monday', async () => {
    const { user, register } = await openFilled();
    const birthDate = screen.getByLabelText(/Дата рождения/, { selector: 'input' });
    expect(birthDate).toHaveValue('01.01.2000');
    await user.click(birthDate);
    const weekdays = await waitFor(() => {
      const cells = document.querySelectorAll('thead th');
      expect(cells.length).toBeGreaterThan(0);
      return [...cells].map((cell) => cell.textContent?.toLowerCase());
    });
    expect(weekdays).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
    await user.clear(birthDate);
    await user.type(birthDate, '31.12.1949');
    await user.tab();
    await submit(user);
    expect(await screen.findByText('Введите дату с 01.01.1950 по 31.12.2015')).toBeVisible();
    expect(birthDate).toHaveValue('31.12.1949');
    expect(register).not.toHaveBeenCalled();
    await user.clear(birthDate);
    await user.type(birthDate, '07.03.1990');
    await user.tab();
    await submit(user);
    await waitFor(() => expect(register.inputs[0]?.birthDate).toBe('1990-03-07'));
  });
});
