import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';
import { forbiddenCharacters, registration } from '../testkit/samples.ts';

const INVALID_LINK = { detail: 'Ссылка недействительна или уже использована.' };
const WRONG_LOGIN = { detail: 'Неверный E-mail или пароль.' };

const provider = await sampleProvider();

/** The signature with its first letter changed. */
const flipFirst = (signature = '') => `${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`;

const register = (email: string, change = {}, individual = {}) =>
  provider.call('POST', callPaths.register, { body: registration(email, change, individual) });
const verify = (body: object) => provider.call('POST', callPaths.verifyRegistration, { body });
const login = (email: string, password = PASSWORD, headers = {}) =>
  provider.call('POST', callPaths.login, { body: { login: email, password }, headers });

describe('sign-up', () => {
  it('API-02 API-05 API-01 ACC-13 registers, sends the letter, verifies once, then allows the login', async () => {
    const email = 'new-1@example.org';
    const created = await register(email.toUpperCase());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ username: email, email, first_name: 'Новичок' });

    expect(await login(email)).toMatchObject({ status: 400, body: WRONG_LOGIN });
    const { pathname, values: link } = await provider.mailedLink(email);
    expect(pathname).toBe('/verify-user');
    expect(await verify({ ...link, signature: flipFirst(link.signature) })).toMatchObject({
      status: 400,
      body: INVALID_LINK,
    });
    expect(await verify(link)).toMatchObject({ status: 200, body: { detail: 'Адрес электронной почты подтверждён.' } });
    expect(await verify(link)).toMatchObject({ status: 400, body: INVALID_LINK });
    expect(await login(email)).toMatchObject({ status: 200, body: { user: created.body.id } });

    const token = await provider.login(email);
    const account = await provider.call('GET', `${callPaths.getAccount}?id=${created.body.id}`, { token });
    expect(account.body).toMatchObject({
      username: email,
      profiles: [
        {
          individual: {
            birth_date: '2000-01-01T18:00:00+03:00',
            organization: 134,
            other_org_descr: 'Лаборатория «Пример»',
            other_position_descr: 'Испытатель',
            middle_name: 'Примеровна',
          },
          role: [{ access_rights: 'user' }],
        },
      ],
    });
  });

  it('API-02 API-07 stores the consent with version and time, visible to the person only', async () => {
    const consents = async (id: number, as: string) =>
      (await provider.call('GET', `${callPaths.getAccount}?id=${id}`, { token: as })).body.consent;
    const email = 'consent@example.org';
    const { id } = (await register(email, { consent_version: '2025-08-01' })).body;
    const { values: link } = await provider.mailedLink(email);
    await verify(link);
    const token = await provider.login(email);
    expect(await consents(Number(id), token)).toEqual({ version: '2025-08-01', given_at: OPEN });
    expect(await consents(Number(id), await provider.login('moderator@example.org'))).toBeUndefined();
    expect(await consents(4, await provider.login('sister@example.org'))).toBeNull();
    expect((await register('long@example.org', { consent_version: 'x'.repeat(51) })).body).toHaveProperty(
      'consent_version',
    );
  });

  it('R26 takes an address of a domain in Cyrillic, and sends its letter there', async () => {
    const email = 'иван@пример.рф';
    expect((await register('Иван@Пример.рф')).body).toMatchObject({ email });
    expect((await provider.mailedLink(email)).pathname).toBe('/verify-user');
    expect((await register('иван@example.org')).body).toHaveProperty('email');
    expect((await register('phone@example.org', {}, { phone_number: '123abc' })).body).toHaveProperty('individual');
  });

  it('API-05 rejects a verification link after seven days', async () => {
    const email = 'late@example.org';
    await register(email);
    const { values: link } = await provider.mailedLink(email);
    provider.clock.set('2025-09-22T12:00:01+03:00');
    expect(await verify(link)).toMatchObject({ status: 400, body: { detail: 'Срок действия ссылки истёк.' } });
    provider.clock.set('2025-09-22T11:59:59+03:00');
    expect((await verify(link)).status).toBe(200);
    provider.clock.set(OPEN);
  });

  it('API-05 rejects a link from the future, but for clocks that differ a little', async () => {
    const email = 'early@example.org';
    await register(email);
    const { values: link } = await provider.mailedLink(email);
    provider.clock.set('2025-09-15T11:54:59+03:00');
    expect(await verify(link)).toMatchObject({ status: 400, body: INVALID_LINK });
    provider.clock.set('2025-09-15T11:55:00+03:00');
    expect((await verify(link)).status).toBe(200);
    provider.clock.set(OPEN);
  });

  it('API-05 answers malformed link values like wrong ones', async () => {
    for (const user_id of ['abc', '99999999999999999', '0', '-1', '987654']) {
      expect(await verify({ user_id, timestamp: '1', signature: 'x' })).toMatchObject({
        status: 400,
        body: INVALID_LINK,
      });
    }
  });

  it('API-02 rejects a taken e-mail by field, also for two equal simultaneous requests', async () => {
    expect(await register('participant@example.org')).toMatchObject({
      status: 400,
      body: { email: ['Пользователь с таким email уже существует.'] },
    });
    const answers = await Promise.all([1, 2, 3].map(() => register('twin@example.org')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await provider.mailbox()).filter(({ to }) => to === 'twin@example.org')).toHaveLength(1);
  });

  it.each([
    ['короткий', 'Primer1', 1],
    ['без заглавной', 'primer2025', 1],
    ['без строчной', 'PRIMER2025', 1],
    ['без цифры', 'PrimerPrimer', 1],
    ['пустой по всем правилам', 'ё', 4],
  ])('API-02 rejects a weak password as Django REST framework does (R3): %s', async (_name, password, faults) => {
    const answer = await register('weak@example.org', { password, password_confirm: password });
    expect(answer.status).toBe(400);
    expect(answer.body.password).toHaveLength(faults);
    expect(answer.body.non_field_errors).toEqual([]);
  });

  it.each([
    ['1949-12-31T15:00:00Z', 400],
    ['1950-01-01T15:00:00Z', 201],
    ['2015-12-31T15:00:00Z', 201],
    ['2016-01-01T15:00:00Z', 400],
  ])('ACC-09 a sign-up with the birth date %s is answered with %i', async (birth_date, status) => {
    const answer = await register(`born${birth_date.slice(0, 10)}@example.org`, {}, { birth_date });
    expect(answer.status).toBe(status);
    if (status === 201) return;
    const message = 'Укажите дату рождения от 01.01.1950 до 31.12.2015.';
    expect(answer.body).toEqual({ individual: { birth_date: [message] } });
  });

  it('API-02 rejects by field and nested by field, in Russian', async () => {
    const answer = await register(
      'no',
      { first_name: ' ', last_name: 'Без\u0000нуля' },
      { middle_name: 'Я', phone_number: 'нет', birth_date: '2000-01-01', is_female: null },
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      username: ['Введите правильный адрес электронной почты.'],
      email: ['Введите правильный адрес электронной почты.'],
      first_name: ['Это поле не может быть пустым.'],
      last_name: ['Нулевые символы не допускаются.'],
      individual: {
        middle_name: ['Убедитесь, что это значение содержит не менее 2 символов.'],
        phone_number: ['Введите корректный номер телефона'],
        birth_date: ['Неправильный формат datetime. Используйте: YYYY-MM-DDThh:mm[:ss][+HH:MM|-HH:MM|Z].'],
        is_female: ['Это поле не может быть пустым.'],
      },
    });
    expect((await register('a@example.org', { password_confirm: 'Other2025' })).body).toEqual({
      non_field_errors: ['Пароли не совпадают.'],
    });
    expect((await register('a@example.org', {}, { organization: 9999 })).body).toEqual({
      individual: { organization: ['Недопустимый первичный ключ "9999" - объект не существует.'] },
    });
  });

  it.each([
    ['first_name', 'Приз http://evil.example'],
    ['first_name', 'www.evil.example/prize'],
    ['first_name', 'Вам 5000'],
    ['last_name', 'Две\nстроки'],
    ['last_name', 'почта@example.org'],
    ['middle_name', 'ftp://evil.example'],
  ])('API-02 rejects other characters than those of a name in %s: %j', async (field, value) => {
    const nested = field === 'middle_name';
    const { status, body } = await register(
      'link@example.org',
      ...(nested ? [{}, { [field]: value }] : [{ [field]: value }]),
    );
    const fault = { [field]: ['Имя может содержать только буквы, пробелы, дефисы, апострофы и точки.'] };
    expect([status, body]).toEqual([400, nested ? { individual: fault } : fault]);
  });

  it.each(forbiddenCharacters.slice(1))(
    'API-02 rejects %j, which breaks files or deceives readers',
    async (character) => {
      const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
      const { status, body } = await register('broken@example.org', {}, { other_org_descr: `Институт${character}А` });
      const fault = { other_org_descr: [`Текст содержит недопустимый символ ${code}.`] };
      expect([status, body]).toEqual([400, { individual: fault }]);
    },
  );

  it.each(['О’Коннор', "д'Артаньян", 'Римский-Корсаков', 'А. П.', 'José Ångström', 'Ибн\u00a0Сина'])(
    'API-02 takes the name %s',
    async (last_name) => {
      expect((await register(`named-${last_name.codePointAt(2)}@example.org`, { last_name })).status).toBe(201);
    },
  );

  it('API-02 takes tabs, line ends, ligatures and pictures', async () => {
    const individual = { other_org_descr: 'Лаб\tА\r\nкорпус 👩‍🔬 ﬁ\u200e' };
    expect((await register('usual@example.org', {}, individual)).status).toBe(201);
  });

  it('API-02 takes a person without a middle name (R4)', async () => {
    expect((await register('no-middle@example.org', {}, { middle_name: undefined })).status).toBe(201);
  });
});
