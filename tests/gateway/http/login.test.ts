import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../testkit/gateway.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

const login = mutationOf('login', 'viewer { id email displayName isModerator } userErrors { code message field }');
const credentials = { input: { email: ' Primer@Example.org', password: 'Primer2025' } };
const loginCall = `POST ${callPaths.login}`;
beforeEach(() => {
  provider.on(loginCall, { body: { token: 'secret-token-1', user: 7 } });
});

describe('login', () => {
  it('API-01 ACC-01 exchanges credentials for a session and answers the account', async () => {
    const answer = await gateway.graphql(login, credentials);
    expect(answer.data).toEqual({
      login: {
        viewer: { id: 'Viewer:7', email: 'primer@example.org', displayName: 'Примеров Пример', isModerator: false },
        userErrors: [],
      },
    });
    expect(provider.sent(loginCall)).toEqual({ login: 'primer@example.org', password: 'Primer2025' });
    expect(provider.callsTo(`GET ${callPaths.getAccount}`)[0]).toMatchObject({
      query: { id: '7' },
      headers: { authorization: 'Token secret-token-1' },
    });
  });

  it('puts the token into an HttpOnly cookie and not into the answer', async () => {
    const answer = await gateway.graphql(login, credentials);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^portal_session=secret-token-1;/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect(answer.text).not.toContain('secret-token-1');
  });

  it('binds the cookie to its host when the portal is served over https', async () => {
    const secured = await openGateway({ providerUrl: provider.url, publicUrl: 'https://portal.example.org' });
    const { headers } = await secured.graphql(login, credentials);
    expect(headers.get('set-cookie')).toMatch(/^__Host-portal_session=.*Path=\/;.*Secure/);
  });

  it('passes on the caller’s address and no stale token', async () => {
    await gateway.graphql(login, credentials, { token: 'stale' });
    const [call] = provider.callsTo(loginCall);
    expect(call?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'accept-language': 'ru' });
    expect(call?.headers.authorization).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('trusts the forwarded address of a trusted proxy only', async () => {
    const behindProxy = await openGateway({ providerUrl: provider.url, trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    await behindProxy.graphql(login, credentials, { headers });
    await gateway.graphql(login, credentials, { headers });
    const relayed = provider.callsTo(loginCall).map((call) => call.headers['x-forwarded-for']);
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

  it('ACC-03 passes the detail of a rejection on as WRONG_CREDENTIALS and opens no session', async () => {
    provider.on(loginCall, { status: 400, body: { detail: 'Неверный E-mail или пароль.' } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.data).toMatchObject({
      login: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS', message: 'Неверный E-mail или пароль.' }] },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    [401, { detail: 'Учётная запись заблокирована.' }, 'Учётная запись заблокирована.'],
    [403, { detail: 'Вход закрыт.', status: 'closed' }, 'Вход закрыт.'],
    [403, { message: 'Вход закрыт.' }, 'Вход закрыт.'],
    [401, { detail: 'No' }, 'Неверный E-mail или пароль'],
  ])('ACC-03 reads %i %j at login as wrong credentials, with its text', async (status, body, message) => {
    provider.on(loginCall, { status, body });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.codes).toEqual([]);
    expect(answer.data).toMatchObject({ login: { userErrors: [{ code: 'WRONG_CREDENTIALS', message }] } });
  });

  it.each([
    ['Запрос был проигнорирован. Ожидаемое время доступности: 42 секунды.', undefined],
    ['Request was throttled.', 'Слишком много попыток, попробуйте позже'],
  ])('ACC-03 returns the provider’s text and the waiting time after too many attempts: %s', async (detail, own) => {
    const headers = { 'retry-after': '42' };
    provider.on(loginCall, { status: 429, headers, body: { detail } });
    const answer = await gateway.graphql(login, credentials);
    expect(answer.errors[0]).toMatchObject({
      message: own ?? detail,
      extensions: { code: 'RATE_LIMITED', retryAfter: 42 },
    });
  });

  it('createToken answers the token to tools and sets no cookie', async () => {
    const answer = await gateway.graphql(
      'mutation ($input: LoginInput!) { createToken(input: $input) { token userErrors { code } } }',
      credentials,
    );
    expect(answer.data).toEqual({ createToken: { token: 'secret-token-1', userErrors: [] } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
