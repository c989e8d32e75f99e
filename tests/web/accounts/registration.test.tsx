import { ApolloLink } from '@apollo/client/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RegisterFinishScreen } from '../../../web/screens/RegisterFinishScreen.tsx';
import { RegistrationScreen } from '../../../web/screens/RegistrationScreen.tsx';
import { privacyVersion } from '../../../web/texts/ru/privacyVersion.ts';
import { offline, type Resolvers, renderScreen, schemaTransport } from '../../testkit/render.tsx';

const lists = {
  organizations: () => [
    { id: '1', name: 'Институт образцовых исследований', isOther: false },
    { id: '134', name: 'Другая организация', isOther: true },
  ],
  positions: () => [
    { id: '3', title: 'Научный сотрудник', isOther: false },
    { id: '47', title: 'Другая должность', isOther: true },
  ],
  academicDegrees: () => [{ id: '2', title: 'Кандидат наук' }],
};
const created = { email: 'obraz@example.org', userErrors: [] };

type Register = (parent: unknown, args: { input: Record<string, unknown> }) => unknown;

async function openRegistration(register: Register = () => created, resolvers: Resolvers = {}) {
  const page = renderScreen(<RegistrationScreen />, {
    at: '/registration',
    resolvers: { Query: lists, Mutation: { registerAccount: register as never }, ...resolvers },
  });
  await screen.findByLabelText(/Фамилия/);
  return page;
}

type User = Awaited<ReturnType<typeof openRegistration>>['user'];

const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

/** By label and text, not by role: names of roles are slow to work out in a form this long. */
async function choose(label: string, option: string) {
  fireEvent.click(screen.getByLabelText(new RegExp(label), { selector: 'input' }));
  fireEvent.click(await screen.findByText(option, { selector: '[role=option] *' }));
}

async function fillAll(user: User) {
  type(/Фамилия/, 'Образцова');
  type(/^Имя/, 'Проба');
  type(/Отчество/, 'Примеровна');
  type(/E-mail/, 'Obraz@Example.org');
  type(/^Телефон/, '8 912 345-67-89');
  await choose('Научная организация', 'Институт образцовых исследований');
  await choose('^Должность', 'Научный сотрудник');
  await choose('Учёная степень', 'Кандидат наук');
  await user.click(screen.getByRole('radio', { name: 'Женский' }));
  type(/^Пароль/, 'Primer2025');
  type(/Повторите пароль/, 'Primer2025');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Создать личный кабинет' }));

describe('registration', () => {
  it('ACC-06 sends every field of the account, the e-mail lower-cased and the phone with its dial code', async () => {
    const register = vi.fn<Register>(() => created);
    const { user } = await openRegistration(register);
    await fillAll(user);
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('obraz@example.org');
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.mock.calls[0]?.[1].input).toEqual({
      email: 'obraz@example.org',
      password: 'Primer2025',
      passwordConfirmation: 'Primer2025',
      lastName: 'Образцова',
      firstName: 'Проба',
      middleName: 'Примеровна',
      phone: '+79123456789',
      birthDate: '2000-01-01',
      gender: 'FEMALE',
      citizenship: 'РФ',
      organizationId: '1',
      otherOrganization: null,
      positionId: '3',
      otherPosition: null,
      academicDegreeId: '2',
      consent: true,
      consentVersion: privacyVersion,
    });
  });

  it('ACC-06 prefers ru, ua, kz, by among the phone countries and follows a pasted dial code', async () => {
    const { user } = await openRegistration();
    const country = screen.getByRole('combobox', { name: /Страна телефона/ });
    expect(country).toHaveValue('Россия +7');
    await user.click(country);
    const options = await screen.findAllByRole('option');
    expect(options.slice(0, 4).map((option) => option.textContent)).toEqual([
      'Россия +7',
      'Украина +380',
      'Казахстан +7',
      'Беларусь +375',
    ]);
    type(/^Телефон/, '+375 29 491-19-11');
    expect(country).toHaveValue('Беларусь +375');
  });

  it('ACC-07 names every wrong field in its own words, focuses the first and sends nothing', async () => {
    const register = vi.fn<Register>(() => created);
    const { user } = await openRegistration(register);
    type(/E-mail/, 'нет');
    type(/^Телефон/, '---');
    type(/Отчество/, 'А');
    type(/^Пароль/, 'primer2025');
    type(/Повторите пароль/, 'Primer');
    await user.click(screen.getByRole('checkbox', { name: /Я.согласен/ }));
    await submit(user);
    for (const message of [
      'Введите фамилию',
      'Введите имя',
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
      expect(screen.getByText(message)).toBeInTheDocument();
    }
    expect(
      screen.getByText('8 или более символов, включая как минимум 1 заглавную букву, 1 строчную букву и 1 цифру'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Пароль слишком простой/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/Фамилия/)).toHaveFocus());
    expect(register).not.toHaveBeenCalled();
  });

  it('ACC-07 asks for no middle name from a person without one, and sends none', async () => {
    const register = vi.fn<Register>(() => created);
    const { user } = await openRegistration(register);
    await fillAll(user);
    await user.click(screen.getByRole('checkbox', { name: 'Нет отчества' }));
    expect(screen.getByRole('textbox', { name: /Отчество/ })).toBeDisabled();
    await submit(user);
    await waitFor(() => expect(register.mock.calls[0]?.[1].input.middleName).toBeNull());
  });

  it.each([
    ['Научная организация', 'Другая организация', /Моей организации нет/, /Название организации/, 'otherOrganization'],
    ['^Должность', 'Другая должность', /Моей должности нет/, /Название должности/, 'otherPosition'],
  ])(
    'ACC-08 %s: the other choice, its checkbox and the free text go together',
    async (list, option, box, text, field) => {
      const register = vi.fn<Register>(() => created);
      const { user } = await openRegistration(register);
      await fillAll(user);
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
      expect(register).not.toHaveBeenCalled();
      type(text, 'Своё название');
      await submit(user);
      await waitFor(() => expect(register.mock.calls[0]?.[1].input[field]).toBe('Своё название'));
    },
  );

  it('ACC-08 sends the typed citizenship for the choice of another one', async () => {
    const register = vi.fn<Register>(() => created);
    const { user } = await openRegistration(register);
    await fillAll(user);
    await choose('^Гражданство', '...другое');
    await submit(user);
    expect(screen.getByText('Введите название страны')).toBeInTheDocument();
    type(/Название страны/, 'Образцовая Республика');
    await submit(user);
    await waitFor(() => expect(register.mock.calls[0]?.[1].input.citizenship).toBe('Образцовая Республика'));
  });

  it('ACC-09 takes a typed birth date, keeps a wrong one to be mended, starts at 01.01.2000, goes back to 1950 and starts weeks on Monday', async () => {
    const register = vi.fn<Register>(() => created);
    const { user } = await openRegistration(register);
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
    await fillAll(user);
    await submit(user);
    expect(await screen.findByText('Введите дату с 01.01.1950 по 31.12.2015')).toBeVisible();
    expect(birthDate).toHaveValue('31.12.1949');
    expect(register).not.toHaveBeenCalled();
    await user.clear(birthDate);
    await user.type(birthDate, '07.03.1990');
    await user.tab();
    await submit(user);
    await waitFor(() => expect(register.mock.calls[0]?.[1].input.birthDate).toBe('1990-03-07'));
  });

  it('ACC-10 tells of the letter in a dialog, keeps no draft, then leads to /login', async () => {
    const { user, router } = await openRegistration();
    await fillAll(user);
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
    const { user } = await openRegistration(() => ({ email: null, userErrors }));
    await fillAll(user);
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

  it('ACC-11 guesses at a taken e-mail when the request fails, says what failed, and keeps what was typed', async () => {
    const online = schemaTransport({ Query: lists });
    const transport = ApolloLink.split(({ operationName }) => operationName === 'RegisterAccount', offline, online);
    const { user } = renderScreen(<RegistrationScreen />, { at: '/registration', transport });
    await screen.findByLabelText(/Фамилия/);
    await fillAll(user);
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'ошибка' });
    expect(
      within(dialog).getByText('Возможно, пользователь с таким Email уже существует, попробуйте восстановить пароль.'),
    ).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Нет связи с сервером');
    await user.click(within(dialog).getByText('Закрыть'));
    expect(screen.getByLabelText(/^Пароль/, { selector: 'input' })).toHaveValue('Primer2025');
  });

  it('ACC-06 restores what was typed before a reload, except the passwords', async () => {
    const before = await openRegistration();
    type(/Фамилия/, 'Образцова');
    await choose('Учёная степень', 'Кандидат наук');
    type(/^Пароль/, 'Primer2025');
    type(/Повторите пароль/, 'Primer2025');
    before.unmount();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Primer2025');
    expect(window.localStorage).toHaveLength(0);
    await openRegistration();
    expect(await screen.findByText(/Восстановлен черновик/)).toBeVisible();
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Образцова');
    expect(screen.getByLabelText(/Учёная степень/, { selector: 'input' })).toHaveValue('Кандидат наук');
    expect(screen.getByLabelText(/^Пароль/, { selector: 'input' })).toHaveValue('');
  });

  it('ACC-12 opens the policy of 12 sections in a dialog over the form', async () => {
    const { user } = await openRegistration();
    type(/Фамилия/, 'Образцова');
    await user.click(screen.getByRole('button', { name: /Прочитать политику/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Политика конфиденциальности' });
    await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(12));
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Образцова');
  });

  it('ACC-06 says that a list could not be loaded and tries again', async () => {
    let answers = 0;
    const organizations = () => {
      answers += 1;
      return answers === 1 ? null : lists.organizations();
    };
    const { user } = renderScreen(<RegistrationScreen />, {
      at: '/registration',
      resolvers: { Query: { ...lists, organizations } },
    });
    expect(await screen.findByText(/Не удалось загрузить: списки для анкеты/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByLabelText(/Фамилия/)).toBeInTheDocument();
  });

  it('ACC-14 /register-finish says where the instructions went', () => {
    renderScreen(<RegisterFinishScreen />, {
      at: '/register-finish/obraz%40example.org',
      path: '/register-finish/:email',
    });
    expect(screen.getByText(/Инструкции отправлены на адрес obraz@example.org/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });
});
