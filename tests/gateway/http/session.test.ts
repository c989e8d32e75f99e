import { describe, expect, it } from 'vitest';
import { type Caller, startGateway } from '../../testkit/gateway.ts';
import { scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

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
        viewer: { id: 'Viewer:7', email: 'primer@example.org', displayName: 'Примеров Пример', isModerator: false },
        userErrors: [],
      },
    });
    expect(provider.sent('POST /accounts/login/')).toEqual({ login: 'primer@example.org', password: 'Primer2025' });
    expect(provider.callsTo('GET /accounts/profile/')[0]).toMatchObject({
      query: { id: '7' },
      headers: { authorization: 'Token secret-token-1' },
    });
  });

  it('puts the token into an HttpOnly cookie and not into the answer', async () => {
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

  it('ACC-02 flags an invalid address and a blank password without a call', async () => {
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

  it('ACC-03 hands the detail of a rejection on as WRONG_CREDENTIALS and opens no session', async () => {
    provider.on('POST /accounts/login/', { status: 400, body: { detail: 'Неверный логин или пароль.' } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.data).toMatchObject({
      login: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS', message: 'Неверный логин или пароль.' }] },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    [401, { detail: 'Учётная запись заблокирована.' }, 'Учётная запись заблокирована.'],
    [403, { detail: 'Вход закрыт.', status: 'closed' }, 'Вход закрыт.'],
    [403, { message: 'Вход закрыт.' }, 'Вход закрыт.'],
    [401, { detail: 'No' }, 'Неверный E-mail или пароль'],
  ])('ACC-03 takes %i %j at login for wrong credentials, with its text', async (status, body, message) => {
    provider.on('POST /accounts/login/', { status, body });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.codes).toEqual([]);
    expect(answer.data).toMatchObject({ login: { userErrors: [{ code: 'WRONG_CREDENTIALS', message }] } });
  });

  it.each([
    ['Запрос был проигнорирован. Ожидаемое время доступности: 42 секунды.', undefined],
    ['Request was throttled.', 'Слишком много попыток, попробуйте позже'],
  ])('ACC-03 returns the provider’s text and the waiting time after too many attempts: %s', async (detail, own) => {
    const headers = { 'retry-after': '42' };
    provider.on('POST /accounts/login/', { status: 429, headers, body: { detail } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.errors[0]).toMatchObject({
      message: own ?? detail,
      extensions: { code: 'RATE_LIMITED', retryAfter: 42 },
    });
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
    expect(answer.data).toEqual({ viewer: { id: 'Viewer:7' } });
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

  it('ACC-17 a 403 with a status field on any call ends the session', async () => {
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

  it('a 403 for a missing right does not end the session', async () => {
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

  const logout = (caller: Caller) => gateway.graphql('mutation { logout { isTokenEnded } }', {}, caller);
  const ending = 'POST /accounts/logout/';

  const checked = 'GET /accounts/profile/';
  const dead = { status: 401, body: { detail: 'Недопустимый токен.' } };

  it('ACC-18 logout clears the cookie and ends the token at the provider', async () => {
    provider.on(ending, { body: { detail: 'Сеанс завершён.' } }).on(checked, dead);
    const answer = await logout({ cookie: 'portal_session=old' });
    expect(answer.data).toEqual({ logout: { isTokenEnded: true } });
    expect(provider.calls).toHaveLength(2);
    expect(provider.calls.map(({ headers }) => headers.authorization)).toEqual(['Token old', 'Token old']);
    expect(provider.sent(ending)).toEqual({ revoke_token: true });
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;/);
  });

  it.each([
    ['no longer knows the token', dead],
    ['rejects a token that has ended with 403', { status: 403, body: { status: 403, detail: 'x' } }],
  ])('ACC-18 logout succeeds where the provider %s', async (_, script) => {
    provider.on(ending, script);
    expect((await logout({ cookie: 'portal_session=old' })).data).toEqual({ logout: { isTokenEnded: true } });
  });

  it.each([
    ['answers with success and leaves the token alive', { body: { detail: 'Logout successful' } }],
    ['does not know the call', { status: 404, body: '<h1>Not Found</h1>' }],
    ['fails', { status: 500, body: '<h1>Server Error</h1>' }],
    ['rejects the call', { body: { error: 'Нельзя' } }],
  ])('ACC-18 logout clears the cookie, and says that the token may work, where the provider %s', async (_, script) => {
    provider.on(ending, script).on(checked, { body: { id: 7 } });
    const answer = await logout({ cookie: 'portal_session=old' });
    expect([answer.data, answer.codes]).toEqual([{ logout: { isTokenEnded: false } }, []]);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;/);
  });

  it('ACC-18 logout of a visitor calls nothing', async () => {
    expect((await logout({})).data).toEqual({ logout: { isTokenEnded: true } });
    expect(provider.calls).toEqual([]);
  });

  it('ends all sessions of the account and clears the cookie', async () => {
    let token = 'alive';
    provider
      .on(ending, () => {
        token = 'dead';
        return { body: { detail: 'Все сеансы завершены.' } };
      })
      .on(checked, () => (token === 'alive' ? { body: { id: 7 } } : dead));
    const caller = { cookie: 'portal_session=old' };
    const done = await gateway.graphql('mutation { endAllSessions { isTokenEnded } }', {}, caller);
    expect(done.data).toEqual({ endAllSessions: { isTokenEnded: true } });
    expect(provider.sent(ending)).toEqual({ revoke_token: true, all: true });
    expect(done.headers.get('set-cookie')).toMatch(/^portal_session=;/);
  });

  it('ends no session where the provider ignores `all`, and says so', async () => {
    provider.on(ending, { body: { detail: 'Logout successful' } }).on(checked, { body: { id: 7 } });
    const done = await gateway.graphql(
      'mutation { endAllSessions { isTokenEnded } }',
      {},
      { cookie: 'portal_session=old' },
    );
    expect(done.data).toEqual({ endAllSessions: { isTokenEnded: false } });
  });

  it('API-07 reads the account once for all its fields, with the moderator’s role', async () => {
    scriptAccount(provider, 'conf_admin');
    const query = '{ viewer { id email displayName isModerator profile { id } } }';
    const answer = await gateway.graphql(query, {}, { token: 't' });
    expect(answer.data).toMatchObject({ viewer: { isModerator: true, profile: { id: 'Profile:70' } } });
    expect(provider.callsTo('GET /accounts/profile/').map(({ query: sent }) => sent)).toEqual([{}, { id: '7' }]);
  });

  it('one failed call leaves the rest of the viewer', async () => {
    provider.on('GET /accounts/profile/', ({ query }) =>
      query.id === undefined ? { body: { id: 7 } } : { status: 502, body: '<h1>Bad Gateway</h1>' },
    );
    const answer = await gateway.graphql('{ viewer { id email } clock { isDemo } }', {}, { token: 't' });
    expect(answer.data).toEqual({ viewer: { id: 'Viewer:7', email: null }, clock: { isDemo: true } });
    expect(answer.errors).toMatchObject([{ path: ['viewer', 'email'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
  });
});
