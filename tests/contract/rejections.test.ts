import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { type Answer, registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal, unlimited } from '../testkit/portal.ts';
import { signUpInput as input } from '../testkit/samples.ts';

/** What a person gets from a rejection in any valid form, by operation. */
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', attemptRates: unlimited });
beforeEach(() => {
  gateway.log.length = 0;
});

async function errorsOf(name: string, value: object) {
  const { payload, errors } = await gateway.mutate(name, value, 'userErrors { code message field }', token);
  expect(errors).toEqual([]);
  return payload.userErrors;
}

describe('API-02 ACC-11 sign-up', () => {
  const signUp = (body: unknown, status = 400) => {
    provider.on(`POST ${callPaths.register}`, { status, body });
    return errorsOf('signUp', input);
  };
  const blank = 'Это поле не может быть пустым.';

  it('shows a repeated text at each of its fields', async () => {
    const individual = { phone_number: [blank], birth_date: [blank] };
    expect(await signUp({ first_name: [blank], last_name: [blank], individual })).toEqual([
      { code: 'INVALID', message: blank, field: ['firstName'] },
      { code: 'INVALID', message: blank, field: ['lastName'] },
      { code: 'INVALID', message: blank, field: ['phone'] },
      { code: 'INVALID', message: blank, field: ['birthDate'] },
    ]);
  });

  it.each([
    [
      {
        username: ['Пользователь с таким именем уже существует.'],
        email: ['Пользователь с таким email уже существует.'],
      },
    ],
    [{ email: ['Значения поля должны быть уникальны.'], username: ['Пользователь с таким именем уже существует.'] }],
    [{ username: ['A user with that username already exists.'], email: ['This email is already taken.'] }],
    [{ errors: { email: ['Этот адрес занят.'], username: ['Этот адрес занят.'] } }],
    [{ username: ['Пользователь с таким именем уже существует.'] }],
  ])('reports a taken address once: %j', async (body) => {
    expect(await signUp(body)).toMatchObject([{ code: 'TAKEN', field: ['email'] }]);
  });

  it('uses the message about the e-mail, because a person enters no user name', async () => {
    const body = { username: ['Имя пользователя занято.'], email: ['Этот e-mail уже занят.'] };
    expect(await signUp(body)).toEqual([{ code: 'TAKEN', message: 'Этот e-mail уже занят.', field: ['email'] }]);
  });

  it.each([
    [{ email: ['Введите правильный адрес электронной почты.'] }, 'Введите правильный адрес электронной почты.'],
    [{ email: [blank], username: [blank] }, blank],
    [{ email: ['Enter a valid email address.'] }, 'Проверьте значение'],
    [{ email: ['Такого домена не существует.'] }, 'Такого домена не существует.'],
  ])('does not report a malformed address as taken: %j', async (body, message) => {
    expect(await signUp(body)).toEqual([{ code: 'INVALID', message, field: ['email'] }]);
  });

  it('keeps the other problems next to a taken address', async () => {
    const body = {
      email: ['Пользователь с таким email уже существует.'],
      password: ['Введённый пароль слишком короткий.'],
    };
    expect(await signUp(body)).toMatchObject([
      { code: 'TAKEN', field: ['email'] },
      { code: 'INVALID', field: ['password'] },
    ]);
  });
});

describe('API-01 ACC-03 login', () => {
  const login = (body: unknown) => {
    provider.on(`POST ${callPaths.login}`, { status: 400, body });
    return errorsOf('login', { email: 'a@example.org', password: 'Primer2025' });
  };

  it('puts a rejection by field on its field', async () => {
    const text = 'Обязательное поле.';
    expect(await login({ login: [text], password: [text] })).toEqual([
      { code: 'INVALID', message: text, field: ['email'] },
      { code: 'INVALID', message: text, field: ['password'] },
    ]);
  });

  it.each([
    [{ detail: 'Неверный E-mail или пароль.' }, 'Неверный E-mail или пароль.'],
    [{ non_field_errors: ['Неверный E-mail или пароль.'] }, 'Неверный E-mail или пароль.'],
    [{ detail: 'Login or password invalid.' }, 'Неверный E-mail или пароль'],
    [{}, 'Неверный E-mail или пароль'],
  ])('reads %j as wrong credentials', async (body, message) => {
    expect(await login(body)).toEqual([{ code: 'WRONG_CREDENTIALS', message, field: null }]);
  });
});

describe('API-03 ACC-15 a reset link for an unknown e-mail', () => {
  it.each<[string, Answer]>([
    ['404', { status: 404, body: { detail: 'Не найдено.' } }],
    ['400 and detail', { status: 400, body: { detail: 'User not found' } }],
    ['400 and non_field_errors', { status: 400, body: { non_field_errors: ['User not found'] } }],
    ['400 by field', { status: 400, body: { email: ['User not found.'] } }],
    ['400 in Russian', { status: 400, body: { detail: 'Пользователь не найден.' } }],
    ['422 and detail', { status: 422, body: { detail: 'User not found' } }],
    ['200 and error', { body: { error: 'User not found' } }],
  ])('is NOT_FOUND after %s', async (_, answer) => {
    provider.on(`POST ${callPaths.sendResetPasswordLink}`, answer);
    expect(await errorsOf('requestPasswordReset', { email: 'a@example.org' })).toEqual([
      { code: 'NOT_FOUND', message: 'Пользователь с таким email не найден', field: ['email'] },
    ]);
  });

  it('does not read other rejections as an unknown e-mail', async () => {
    provider.on(`POST ${callPaths.sendResetPasswordLink}`, { status: 400, body: { email: ['Адрес не подтверждён.'] } });
    expect(await errorsOf('requestPasswordReset', { email: 'a@example.org' })).toEqual([
      { code: 'INVALID', message: 'Адрес не подтверждён.', field: ['email'] },
    ]);
  });
});

describe('texts in another language', () => {
  const change = `POST ${callPaths.changeParticipation}`;
  const confirm = () => {
    const record = { ...registration(), user_descr: 'Примеров Пример' };
    provider.on(`GET ${callPaths.getParticipation}`, { body: { data: record } });
    return errorsOf('confirmFormat', {
      registrationId: 'Registration:12',
      confirmedFormat: 'POSTER',
      confirmedSectionId: 'Section:26',
      seen: { isConfirmed: false },
    });
  };
  const replaced = () =>
    gateway.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a text of the provider was replaced');

  it.each([
    [
      'English by field',
      { new_section: ['A valid integer is required.'] },
      'INVALID',
      ['confirmedSectionId'],
      'Проверьте значение',
    ],
    ['English as a whole', { detail: 'Not allowed.' }, 'REFUSED', null, 'Сервис отклонил запрос'],
    ['Ukrainian', { detail: 'Реєстрацію завершено' }, 'REFUSED', null, 'Сервис отклонил запрос'],
    [
      'English around a Russian name',
      { detail: 'Section «Приборы» is closed' },
      'REFUSED',
      null,
      'Сервис отклонил запрос',
    ],
  ])('are replaced: %s', async (_, body, code, field, message) => {
    provider.on(change, { status: 400, body });
    expect(await confirm()).toEqual([{ code, field, message }]);
  });

  it.each([
    'Секция «Synchrotron radiation and neutrons in materials» закрыта',
    'Файл "very-long-name-of-a-file" больше 6 МБ',
    'Адрес primer.primerov@mail.example.org уже есть',
  ])('Russian ones stay, whatever they name: %s', async (text) => {
    provider.on(change, { status: 400, body: { detail: text } });
    expect(await confirm()).toEqual([{ code: 'REFUSED', field: null, message: text }]);
  });

  it('are logged with their field, without what a person typed', async () => {
    const text = '"Иванова" of anna@example.org, +7 900 123-45-67, is not a valid choice.';
    provider.on(change, { status: 400, body: { new_section: [text] } });
    await confirm();
    expect(replaced()).toMatchObject([
      {
        level: 30,
        operation: 'changeParticipation',
        status: 400,
        field: 'new_section',
        text: '«…» of …, …, is not a valid choice.',
      },
    ]);
  });

  it('are not logged where they are shown', async () => {
    provider.on(change, { status: 400, body: { detail: 'Секция закрыта' } });
    await confirm();
    expect(replaced()).toEqual([]);
  });

  it('ACC-13 of a success are replaced by the page’s own', async () => {
    provider.on(`POST ${callPaths.verifyRegistration}`, { body: { detail: 'User verified successfully' } });
    const query = `mutation { verifyEmail(input: { values: [{ name: "user_id", value: "1" }] }) {
      detail userErrors { code } } }`;
    expect((await gateway.graphql(query)).data).toEqual({ verifyEmail: { detail: null, userErrors: [] } });
  });
});
