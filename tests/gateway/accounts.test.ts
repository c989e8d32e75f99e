import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

let provider: MisbehavingProvider;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

const login = `mutation ($input: LoginInput!) {
  login(input: $input) { viewer { id email displayName isModerator } userErrors { code message field } }
}`;
const credentials = { input: { email: ' Primer@Example.org', password: 'Primer2025' } };
const tokenAnswer = { body: { token: 'secret-token-1', user: 7 } };

describe('login', () => {
  it('API-01 ACC-01 trades credentials for a session and answers who came in', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    const answer = await gateway.graphql(login, credentials);
    expect(answer.data).toEqual({
      login: {
        viewer: { id: '7', email: 'primer@example.org', displayName: 'Примеров Пример', isModerator: false },
        userErrors: [],
      },
    });
    expect(provider.sent('POST /accounts/login/')).toEqual({ login: 'primer@example.org', password: 'Primer2025' });
    expect(provider.callsTo('GET /accounts/profile/')[0]).toMatchObject({
      query: { id: '7' },
      headers: { authorization: 'Token secret-token-1' },
    });
  });

  it('keeps the token in a cookie out of reach of scripts, and out of the answer', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    const answer = await gateway.graphql(login, credentials);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^portal_session=secret-token-1;/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect(answer.text).not.toContain('secret-token-1');
  });

  it('binds the cookie to its host when the portal is served over https', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    const secured = await startGateway({ providerUrl: provider.url, publicUrl: 'https://portal.example.org' });
    const { headers } = await secured.graphql(login, credentials);
    await secured.close();
    expect(headers.get('set-cookie')).toMatch(/^__Host-portal_session=.*Path=\/;.*Secure/);
  });

  it('relays the caller address and no stale token', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    await gateway.graphql(login, credentials, { token: 'stale' });
    const [call] = provider.callsTo('POST /accounts/login/');
    expect(call?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'accept-language': 'ru' });
    expect(call?.headers.authorization).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('believes the forwarded address of a trusted proxy only', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    const behindProxy = await startGateway({ providerUrl: provider.url, trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    await behindProxy.graphql(login, credentials, { headers });
    await behindProxy.close();
    await gateway.graphql(login, credentials, { headers });
    const relayed = provider.callsTo('POST /accounts/login/').map((call) => call.headers['x-forwarded-for']);
    expect(relayed).toEqual(['198.51.100.7', '127.0.0.1']);
  });

  it('ACC-02 flags an address that is none and a blank password, and sends nothing', async () => {
    const answer = await gateway.graphql(login, { input: { email: 'primer@', password: ' ' } });
    expect(answer.data).toMatchObject({
      login: {
        viewer: null,
        userErrors: [
          { code: 'INVALID', field: ['email'], message: 'Введите корректный E-mail' },
          { code: 'REQUIRED', field: ['password'] },
        ],
      },
    });
    expect(provider.calls).toEqual([]);
  });

  it('ACC-03 hands the detail of a refusal on as WRONG_CREDENTIALS and opens no session', async () => {
    provider.on('POST /accounts/login/', { status: 400, body: { detail: 'Неверный логин или пароль.' } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.data).toMatchObject({
      login: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS', message: 'Неверный логин или пароль.' }] },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('takes 401 at login for wrong credentials, not for an ended session', async () => {
    provider.on('POST /accounts/login/', { status: 401, body: { detail: 'No' } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.codes).toEqual([]);
    expect(answer.data).toMatchObject({ login: { userErrors: [{ code: 'WRONG_CREDENTIALS' }] } });
  });

  it('tells how long to wait after too many attempts', async () => {
    const headers = { 'retry-after': '42' };
    provider.on('POST /accounts/login/', { status: 429, headers, body: { detail: 'Запрос был проигнорирован.' } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
  });

  it('createToken answers the token to tools and sets no cookie', async () => {
    provider.on('POST /accounts/login/', tokenAnswer);
    const answer = await gateway.graphql(
      'mutation ($input: LoginInput!) { createToken(input: $input) { token userErrors { code } } }',
      credentials,
    );
    expect(answer.data).toEqual({ createToken: { token: 'secret-token-1', userErrors: [] } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('session', () => {
  const viewer = '{ viewer { id } }';

  it('API-06 reads the caller by the cookie of the page', async () => {
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=from-cookie' });
    expect(answer.data).toEqual({ viewer: { id: '7' } });
    expect(provider.calls[0]?.headers.authorization).toBe('Token from-cookie');
    expect(provider.calls[0]?.headers.cookie).toBeUndefined();
  });

  it('prefers the header of a tool to a cookie', async () => {
    await gateway.graphql(viewer, {}, { token: 'from-header', cookie: 'portal_session=from-cookie' });
    expect(provider.calls[0]?.headers.authorization).toBe('Token from-header');
  });

  it('does not use the cookie for a request that another site made', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=from-cookie', headers });
    expect(answer.data).toEqual({ viewer: null });
    expect(provider.calls).toEqual([]);
  });

  it('answers no viewer to a visitor without asking the provider', async () => {
    const answer = await gateway.graphql(viewer);
    expect(answer.data).toEqual({ viewer: null });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    [401, { detail: 'Недопустимый токен.' }],
    [403, { detail: 'Недопустимый токен.' }],
    [403, { status: 403, detail: 'Сессия завершена.' }],
  ])('ACC-17 a failed logged-in check with %i ends the session without a word', async (status, body) => {
    provider.on('GET /accounts/profile/', { status, body });
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=old' });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.errors).toEqual([]);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('ACC-17 a 403 with a status field on any call is told as the end of the session', async () => {
    provider.on('GET /api/users/user_meeting_reg/list/', {
      status: 403,
      body: { status: 403, detail: 'Сессия завершена.' },
    });
    const answer = await gateway.graphql(
      '{ viewer { id registrations { id } } }',
      {},
      { cookie: 'portal_session=old' },
    );
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    // Another tab may have signed in meanwhile: only the check of the login clears the cookie.
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['from-header', 'bad{token}'])(
    'the bad header token «%s» of a tool leaves the cookie alone',
    async (token) => {
      provider.on('GET /accounts/profile/', { status: 401, body: { detail: 'Недопустимый токен.' } });
      const answer = await gateway.graphql(viewer, {}, { token, cookie: 'portal_session=good' });
      expect(answer.data).toEqual({ viewer: null });
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  it('an Authorization header of a proxy does not hide the session', async () => {
    const headers = { authorization: 'Basic cHJpbWVyOnByaW1lcg==' };
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=good', headers });
    expect(answer.data).toEqual({ viewer: { id: '7' } });
    expect(provider.calls[0]?.headers.authorization).toBe('Token good');
  });

  it('a Basic header does not let another site use the cookie', async () => {
    const headers = { authorization: 'Basic cHJpbWVyOnByaW1lcg==', 'sec-fetch-site': 'cross-site' };
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=good', headers });
    expect(answer.data).toEqual({ viewer: null });
  });

  it('keeps the session when a 403 only tells of a missing right', async () => {
    provider.on('GET /api/users/user_meeting_reg/list/', { status: 403, body: { detail: 'Недостаточно прав.' } });
    const answer = await gateway.graphql('{ viewer { registrations { id } } }', {}, { cookie: 'portal_session=good' });
    expect(answer.codes).toEqual(['FORBIDDEN']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['the provider is down', 500],
    ['a proxy asks for a login of its own', 401],
    ['a firewall forbids the call', 403],
  ])('keeps the session when %s', async (_, status) => {
    provider.on('GET /accounts/profile/', { status, body: '<h1>Not today</h1>' });
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=good' });
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('ACC-18 logout clears the cookie and asks the provider nothing', async () => {
    const answer = await gateway.graphql('mutation { logout { loggedOut } }', {}, { cookie: 'portal_session=old' });
    expect(answer.data).toEqual({ logout: { loggedOut: true } });
    expect(provider.calls).toEqual([]);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;/);
  });

  it('API-07 reads the account once for all its fields, and tells moderators', async () => {
    scriptAccount(provider, 'conf_admin');
    const query = '{ viewer { id email displayName isModerator profile { id } } }';
    const answer = await gateway.graphql(query, {}, { token: 't' });
    expect(answer.data).toMatchObject({ viewer: { isModerator: true, profile: { id: '70' } } });
    expect(provider.callsTo('GET /accounts/profile/').map(({ query: asked }) => asked)).toEqual([{}, { id: '7' }]);
  });

  it('one failed call leaves the rest of the viewer', async () => {
    provider.on('GET /accounts/profile/', ({ query }) =>
      query.id === undefined ? { body: { id: 7 } } : { status: 502, body: '<h1>Bad Gateway</h1>' },
    );
    const answer = await gateway.graphql('{ viewer { id email } clock { isDemo } }', {}, { token: 't' });
    expect(answer.data).toEqual({ viewer: { id: '7', email: null }, clock: { isDemo: true } });
    expect(answer.errors).toMatchObject([{ path: ['viewer', 'email'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
  });
});

describe('a new account', () => {
  const register = `mutation ($input: RegisterAccountInput!) {
    registerAccount(input: $input) { email userErrors { code message field } }
  }`;
  const input = {
    email: 'Novaya@Example.org',
    password: 'Primer2025',
    passwordConfirmation: 'Primer2025',
    lastName: 'Образцова ',
    firstName: 'Проба',
    middleName: 'Примеровна',
    phone: '+70000000001',
    birthDate: '2000-01-01',
    gender: 'FEMALE',
    citizenship: 'Образцовое государство',
    organizationId: '134',
    otherOrganization: 'Институт образцовых исследований',
    positionId: '47',
    otherPosition: 'Образцовая должность',
    academicDegreeId: '3',
    consent: true,
    consentVersion: '2025-08-01',
  };
  const send = (differences: object = {}) => gateway.graphql(register, { input: { ...input, ...differences } });

  it('API-02 ACC-06 ACC-08 sends every field of the account payload', async () => {
    provider.on('POST /accounts/register/', { status: 201, body: { id: 8 } });
    const answer = await send();
    expect(answer.data).toEqual({ registerAccount: { email: 'novaya@example.org', userErrors: [] } });
    expect(provider.sent('POST /accounts/register/')).toEqual({
      username: 'novaya@example.org',
      email: 'novaya@example.org',
      password: 'Primer2025',
      password_confirm: 'Primer2025',
      first_name: 'Проба',
      last_name: 'Образцова',
      site_type: 'forum',
      individual: {
        middle_name: 'Примеровна',
        phone_number: '+70000000001',
        academic_degree: 3,
        organization: 134,
        other_org_descr: 'Институт образцовых исследований',
        nationality: 'Образцовое государство',
        birth_date: '2000-01-01T15:00:00Z',
        is_female: true,
        org_position: 47,
        other_position_descr: 'Образцовая должность',
      },
      consent_version: '2025-08-01',
    });
  });

  it.each(['a+b@example.org', 'a@example.russia'])('ACC-20 takes the address %s', async (email) => {
    provider.on('POST /accounts/register/', { status: 201, body: { id: 8 } });
    expect((await send({ email })).data).toEqual({ registerAccount: { email, userErrors: [] } });
  });

  it('leaves out a middle name that is not there and texts for listed choices', async () => {
    provider.on('POST /accounts/register/', { status: 201, body: { id: 8 } });
    await send({ middleName: null, organizationId: '5', positionId: '6' });
    const { individual } = provider.sent('POST /accounts/register/') as { individual: object };
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
    ['a phone without a digit', { phone: '+' }, 'INVALID', ['phone'], 'Введите корректный номер телефона'],
    [
      'a repetition that differs',
      { passwordConfirmation: 'Primer2026' },
      'MISMATCH',
      ['passwordConfirmation'],
      'Пароли должны совпадать',
    ],
    ['a consent to no text', { consentVersion: ' ' }, 'REQUIRED', ['consent'], 'Обязательное поле'],
    ['no consent', { consent: false }, 'REQUIRED', ['consent'], 'Обязательное поле'],
    [
      'an organisation that is no id',
      { organizationId: 'abc' },
      'INVALID',
      ['organizationId'],
      'Выберите значение из списка',
    ],
    [
      'a degree of 25 digits',
      { academicDegreeId: '1'.repeat(25) },
      'INVALID',
      ['academicDegreeId'],
      'Выберите значение из списка',
    ],
    ['no citizenship', { citizenship: '' }, 'REQUIRED', ['citizenship'], 'Заполните поле'],
  ])('ACC-07 refuses %s and sends nothing', async (_, differences, code, field, message) => {
    const answer = await send(differences);
    expect(answer.data).toEqual({ registerAccount: { email: null, userErrors: [{ code, field, message }] } });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['short', 'Prim1', 'Минимум 8 символов'],
    ['without a capital', 'primer2025', expect.stringContaining('1 заглавную букву')],
    ['with a capital that is not Latin', 'Яprimer2025', expect.stringContaining('1 заглавную букву')],
    ['longer than any', `Primer2025${'x'.repeat(119)}`, 'Не более 128 символов'],
    ['without a small Latin letter', 'PRIMER2025', expect.stringContaining('1 строчную букву')],
    ['without a digit', 'PrimerPrimer', expect.stringContaining('1 цифру')],
  ])('ACC-07 refuses a password %s', async (_, password, message) => {
    const answer = await send({ password, passwordConfirmation: password });
    expect(answer.data).toMatchObject({ registerAccount: { userErrors: [{ field: ['password'], message }] } });
  });

  it.each([['otherOrganization'], ['otherPosition']])('ACC-08 the other choice asks for %s', async (field) => {
    const answer = await send({ [field]: ' ' });
    expect(answer.data).toMatchObject({ registerAccount: { userErrors: [{ code: 'REQUIRED', field: [field] }] } });
  });

  it.each(['1949-12-31', '2016-01-01'])('ACC-09 refuses the birth date %s', async (birthDate) => {
    const answer = await send({ birthDate });
    expect(answer.data).toMatchObject({ registerAccount: { userErrors: [{ field: ['birthDate'] }] } });
  });

  it.each([
    ['by field with 400', 400, { email: ['Уже есть.'], username: ['Уже есть.'] }],
    ['by errors with 200', 200, { errors: { email: ['Уже есть.'] } }],
  ])('ACC-11 a taken address refused %s is TAKEN', async (_, status, body) => {
    provider.on('POST /accounts/register/', { status, body });
    const answer = await send();
    expect(answer.data).toEqual({
      registerAccount: { email: null, userErrors: [{ code: 'TAKEN', message: 'Уже есть.', field: ['email'] }] },
    });
  });

  it('ACC-11 a refusal of the address among others is not taken for TAKEN', async () => {
    const body = { email: ['Недопустимый адрес.'], password: ['Слишком простой.'] };
    provider.on('POST /accounts/register/', { status: 400, body });
    expect((await send()).data).toMatchObject({
      registerAccount: {
        userErrors: [
          { code: 'INVALID', field: ['email'] },
          { code: 'INVALID', field: ['password'] },
        ],
      },
    });
  });

  it('ACC-09 takes the first and the last birth date of the form', async () => {
    provider.on('POST /accounts/register/', { status: 201, body: { id: 8 } });
    for (const birthDate of ['1950-01-01', '2015-12-31']) {
      expect((await send({ birthDate })).data).toMatchObject({ registerAccount: { userErrors: [] } });
    }
  });

  it('ACC-11 puts refusals of nested fields on the fields of the form', async () => {
    const body = {
      individual: { birth_date: ['Дата неверна.'] },
      password: ['Слишком простой.'],
      non_field_errors: [],
    };
    provider.on('POST /accounts/register/', { status: 400, body });
    expect((await send()).data).toMatchObject({
      registerAccount: { userErrors: [{ field: ['birthDate'] }, { field: ['password'] }] },
    });
  });

  it('a failed request is a fault without the words of the provider and is not sent twice', async () => {
    provider.on('POST /accounts/register/', { status: 500, body: '<h1>IntegrityError at /accounts/register/</h1>' });
    const answer = await send();
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.text).not.toContain('Integrity');
    expect(provider.callsTo('POST /accounts/register/')).toHaveLength(1);
  });
});

describe('mailed links', () => {
  const link = { userId: '7', timestamp: '1757926800', signature: 'abc:def' };
  const signed = { user_id: '7', timestamp: '1757926800', signature: 'abc:def' };
  const verify =
    'mutation ($input: SignedLinkInput!) { verifyEmail(input: $input) { detail userErrors { code message } } }';
  const askReset = `mutation ($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { sent userErrors { code message field } }
  }`;
  const reset = `mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) { changed userErrors { code message field } }
  }`;

  it('API-05 ACC-13 verifies an address with the values of its link', async () => {
    provider.on('POST /accounts/verify-registration/', { body: { detail: 'Адрес подтверждён.' } });
    const answer = await gateway.graphql(verify, { input: link });
    expect(answer.data).toEqual({ verifyEmail: { detail: 'Адрес подтверждён.', userErrors: [] } });
    expect(provider.sent('POST /accounts/verify-registration/')).toEqual(signed);
  });

  it.each([{ detail: 'Invalid signature' }, { user_id: ['Нет такого.'] }])(
    'ACC-13 a refused link is LINK_EXPIRED',
    async (body) => {
      provider.on('POST /accounts/verify-registration/', { status: 400, body });
      const answer = await gateway.graphql(verify, { input: link });
      expect(answer.data).toMatchObject({ verifyEmail: { detail: null, userErrors: [{ code: 'LINK_EXPIRED' }] } });
    },
  );

  it('API-03 ACC-15 asks for a link with e-mail, login, language and portal', async () => {
    provider.on('POST /accounts/send-reset-password-link/', { body: { detail: 'Reset link sent' } });
    const answer = await gateway.graphql(askReset, { input: { email: 'Primer@Example.org' } });
    expect(answer.data).toEqual({ requestPasswordReset: { sent: true, userErrors: [] } });
    expect(provider.sent('POST /accounts/send-reset-password-link/')).toEqual({
      email: 'primer@example.org',
      login: 'primer@example.org',
      lang: 'ru',
      site_type: 'forum',
    });
  });

  it('ACC-15 an unknown e-mail is told in plain words', async () => {
    provider.on('POST /accounts/send-reset-password-link/', { status: 404, body: { detail: 'User not found' } });
    const answer = await gateway.graphql(askReset, { input: { email: 'nikto@example.org' } });
    const message = 'Пользователь с таким email не найден';
    expect(answer.data).toMatchObject({
      requestPasswordReset: { sent: false, userErrors: [{ code: 'NOT_FOUND', message }] },
    });
  });

  it('does not take the 404 of a wrong path for an unknown e-mail', async () => {
    const answer = await gateway.graphql(askReset, { input: { email: 'nikto@example.org' } });
    expect(answer.codes).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['', 'REQUIRED', 'Введите адрес электронной почты'],
    ['primer', 'INVALID', 'Неверный адрес электронной почты'],
  ])('ACC-15 refuses the address «%s» with the message of this screen', async (email, code, message) => {
    const answer = await gateway.graphql(askReset, { input: { email } });
    expect(answer.data).toMatchObject({ requestPasswordReset: { userErrors: [{ code, message, field: ['email'] }] } });
    expect(provider.calls).toEqual([]);
  });

  it('API-04 ACC-16 sets a new password with the values of the link', async () => {
    provider.on('POST /accounts/reset-password/', { body: { detail: 'Reset password successful' } });
    const answer = await gateway.graphql(reset, {
      input: { link, email: 'primer@example.org', password: 'Obrazec2025' },
    });
    expect(answer.data).toEqual({ resetPassword: { changed: true, userErrors: [] } });
    expect(provider.sent('POST /accounts/reset-password/')).toEqual({
      ...signed,
      email: 'primer@example.org',
      password: 'Obrazec2025',
    });
  });

  it('ACC-16 holds the new password to the policy before anything is sent', async () => {
    const answer = await gateway.graphql(reset, { input: { link, password: 'short1A' } });
    expect(answer.data).toMatchObject({
      resetPassword: { changed: false, userErrors: [{ field: ['password'], message: 'Минимум 8 символов' }] },
    });
    expect(provider.calls).toEqual([]);
  });

  it('ACC-16 tells a refused password from a refused link', async () => {
    provider.on('POST /accounts/reset-password/', (_, count) => ({
      status: 400,
      body: count === 1 ? { password: ['Слишком простой.'], non_field_errors: [] } : { detail: 'Signature expired' },
    }));
    const input = { link, password: 'Obrazec2025' };
    expect((await gateway.graphql(reset, { input })).data).toMatchObject({
      resetPassword: { userErrors: [{ code: 'INVALID', field: ['password'] }] },
    });
    expect((await gateway.graphql(reset, { input })).data).toMatchObject({
      resetPassword: { userErrors: [{ code: 'LINK_EXPIRED' }] },
    });
  });
});
