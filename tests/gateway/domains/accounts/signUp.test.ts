import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptPerson } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { signUpInput } from '../../../testkit/samples.ts';

const { provider, gateway } = await scriptedPortal();

describe('a new account', () => {
  const input = {
    ...signUpInput,
    middleName: 'Примеровна',
    organizationId: 'Organization:134',
    otherOrganization: 'Институт образцовых исследований',
    positionId: 'Position:47',
    otherPosition: 'Образцовая должность',
  };
  const run = (differences: object) =>
    gateway.mutate('signUp', { ...input, ...differences }, 'email userErrors { code message field }');
  const send = async (differences: object = {}) => (await run(differences)).payload;

  it.each(['a+b@example.org', 'a@example.russia'])('ACC-20 accepts the address %s', async (email) => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    expect(await send({ email })).toEqual({ email, userErrors: [] });
  });

  it.each([
    ['Иван@Пример.РФ', 'иван@пример.рф'],
    ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@пример.рф'],
  ])('R26 accepts the address %s, however the browser writes its domain', async (email, sent) => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    expect(await send({ email })).toEqual({ email: sent, userErrors: [] });
    expect(provider.sent(`POST ${callPaths.register}`)).toMatchObject({ username: sent, email: sent });
  });

  it('CAB-01 accepts the longest phone', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    expect(await send({ phone: '+'.padEnd(40, '7') })).toMatchObject({ userErrors: [] });
  });

  it('cleans copied texts, but no password', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    const password = ' Pri\u00admer2025\u200b';
    const names = { lastName: 'Образ\u00adцова\u200b ', firstName: ' Про\u2060ба', middleName: 'Примеровна\u00ad' };
    await send({ ...names, phone: '\u202a+70000000001\u202c', password, passwordConfirmation: password });
    expect(provider.sent(`POST ${callPaths.register}`)).toMatchObject({
      last_name: 'Образцова',
      first_name: 'Проба',
      password,
      individual: { middle_name: 'Примеровна', phone_number: '+70000000001' },
    });
  });

  it('omits a missing middle name and texts for listed choices', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    await send({ middleName: null, organizationId: 'Organization:5', positionId: 'Position:6' });
    const { individual } = provider.sent(`POST ${callPaths.register}`) as { individual: object };
    expect(individual).not.toHaveProperty('middle_name');
    expect(individual).not.toHaveProperty('other_org_descr');
    expect(individual).not.toHaveProperty('other_position_descr');
  });

  it.each([
    ['an address that is none', { email: 'novaya@example' }, 'INVALID', ['email'], 'Введите корректный E-mail'],
    ...['а@example.org', 'a+@+example.org', '.a@example.org', 'a..b@example.org', 'a@-a.org', 'a@example.r'].map(
      (email): [string, object, string, string[], string] => [
        `the address ${email}`,
        { email },
        'INVALID',
        ['email'],
        'Введите корректный E-mail',
      ],
    ),
    ['a last name of 151', { lastName: 'я'.repeat(151) }, 'INVALID', ['lastName'], 'Не более 150 символов'],
    ['a middle name of 151', { middleName: 'я'.repeat(151) }, 'INVALID', ['middleName'], 'Не более 150 символов'],
    ['a citizenship of 151', { citizenship: 'я'.repeat(151) }, 'INVALID', ['citizenship'], 'Не более 150 символов'],
    ['a phone of 41', { phone: '+'.padEnd(41, '7') }, 'INVALID', ['phone'], 'Введите корректный номер телефона'],
    [
      'a typed organisation of 301',
      { otherOrganization: 'я'.repeat(301) },
      'INVALID',
      ['otherOrganization'],
      'Не более 300 символов',
    ],
    ['a blank last name', { lastName: ' ' }, 'REQUIRED', ['lastName'], 'Заполните поле'],
    ['a blank first name', { firstName: '' }, 'REQUIRED', ['firstName'], 'Заполните поле'],
    ['a middle name of one letter', { middleName: 'П' }, 'INVALID', ['middleName'], 'Не менее 2 символов'],
    ...(['lastName', 'firstName', 'middleName'] as const).map((field): [string, object, string, string[], string] => [
      `an address as ${field}`,
      { [field]: 'www.evil.example/prize' },
      'INVALID',
      [field],
      'Только буквы, пробелы, дефисы, апострофы и точки',
    ]),
    ['a phone with words', { phone: '123abc' }, 'INVALID', ['phone'], 'Введите корректный номер телефона'],
    ['a phone without a digit', { phone: '+' }, 'INVALID', ['phone'], 'Введите корректный номер телефона'],
    [
      'a repetition that differs',
      { passwordConfirmation: 'Primer2026' },
      'MISMATCH',
      ['passwordConfirmation'],
      'Пароли должны совпадать',
    ],
    ['a consent to no text', { consentVersion: ' ' }, 'REQUIRED', ['hasConsented'], 'Обязательное поле'],
    ['no consent', { hasConsented: false }, 'REQUIRED', ['hasConsented'], 'Обязательное поле'],
    [
      'an organisation that is no id',
      { organizationId: 'abc' },
      'INVALID',
      ['organizationId'],
      'Выберите значение из списка',
    ],
    [
      'a degree of 25 digits',
      { academicDegreeId: 'AcademicDegree:1'.repeat(25) },
      'INVALID',
      ['academicDegreeId'],
      'Выберите значение из списка',
    ],
    ['no citizenship', { citizenship: '' }, 'REQUIRED', ['citizenship'], 'Заполните поле'],
  ])('ACC-07 rejects %s and sends nothing', async (_, differences, code, field, message) => {
    expect(await send(differences)).toEqual({ email: null, userErrors: [{ code, field, message }] });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['short', 'Prim1', 'Минимум 8 символов'],
    ['without a capital', 'primer2025', expect.stringContaining('1 заглавную букву')],
    ['with a capital that is not Latin', 'Яprimer2025', expect.stringContaining('1 заглавную букву')],
    ['longer than any', `Primer2025${'x'.repeat(119)}`, 'Не более 128 символов'],
    ['without a small Latin letter', 'PRIMER2025', expect.stringContaining('1 строчную букву')],
    ['without a digit', 'PrimerPrimer', expect.stringContaining('1 цифру')],
  ])('ACC-07 rejects a password %s', async (_, password, message) => {
    expect(await send({ password, passwordConfirmation: password })).toMatchObject({
      userErrors: [{ field: ['password'], message }],
    });
  });

  it.each([['otherOrganization'], ['otherPosition']])('ACC-08 the choice "other" requires %s', async (field) => {
    expect(await send({ [field]: ' ' })).toMatchObject({ userErrors: [{ code: 'REQUIRED', field: [field] }] });
  });

  it.each(['1949-12-31', '2016-01-01'])('ACC-09 rejects the birth date %s', async (birthDate) => {
    expect(await send({ birthDate })).toMatchObject({ userErrors: [{ field: ['birthDate'] }] });
  });

  it('ACC-09 accepts the first and the last birth date of the form', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    for (const birthDate of ['1950-01-01', '2015-12-31']) {
      expect(await send({ birthDate })).toMatchObject({ userErrors: [] });
    }
  });

  it.each([
    [401, 'Регистрация закрыта.', 'Регистрация закрыта.'],
    [403, 'Регистрация закрыта.', 'Регистрация закрыта.'],
    [403, 'Sign-up is closed.', 'Неизвестная ошибка'],
  ])('ACC-11 a rejection with %i and the text «%s» says nothing about a session', async (status, detail, message) => {
    provider.on(`POST ${callPaths.register}`, { status, body: { detail } });
    expect(await send()).toEqual({ email: null, userErrors: [{ code: 'REFUSED', message, field: null }] });
  });

  it('a failed request is a fault without the provider’s text and is not sent twice', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 500, body: '<h1>IntegrityError at /accounts/register/</h1>' });
    const answer = await run({});
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.text).not.toContain('Integrity');
    expect(provider.callsTo(`POST ${callPaths.register}`)).toHaveLength(1);
  });

  it.each([
    [
      { version: '2025-08-01', given_at: '2025-09-15T12:00:00+03:00' },
      { version: '2025-08-01', createdAt: '2025-09-15T09:00:00.000Z' },
    ],
    [null, null],
    [undefined, null],
  ])('ACC-06 returns the consent as it was given: %j', async (consent, expected) => {
    scriptPerson(provider, null, { profiles: [], consent });
    const query = '{ viewer { consent { version createdAt } } }';
    expect(await gateway.read(query, {}, { token: 't' })).toEqual({ viewer: { consent: expected } });
  });
});
