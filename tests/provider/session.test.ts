import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';

const provider = await sampleProvider();

const WRONG_LOGIN = { detail: 'Неверный E-mail или пароль.' };
const login = (email: string, password = PASSWORD) =>
  provider.call('POST', callPaths.login, { body: { login: email, password } });

describe('login', () => {
  it('API-01 gives one rejection to unknown, wrong and sample accounts', async () => {
    for (const [email, password] of [
      ['nobody@example.org', PASSWORD],
      ['admin@example.org', 'Wrong2025'],
      ['sample-0001@example.org', PASSWORD],
      ['ADMIN@example.org', PASSWORD],
    ] as const) {
      expect(await login(email, password)).toMatchObject({ status: 400, body: WRONG_LOGIN });
    }
  });

  it('ACC-20 accepts accounts of the sister portal, also one without a person', async () => {
    const token = await provider.login('sister@example.org');
    const { body } = await provider.call('GET', callPaths.getAccount, { token });
    expect((await provider.call('GET', `${callPaths.getAccount}?id=${body.id}`, { token })).body).toMatchObject({
      site_type: 'sister',
      profiles: [{ individual: { last_name: 'Шаблонова' } }],
    });
    const empty = await provider.login('sister-new@example.org');
    const own = await provider.call('GET', callPaths.getAccount, { token: empty });
    expect(
      (await provider.call('GET', `${callPaths.getAccount}?id=${own.body.id}`, { token: empty })).body,
    ).toMatchObject({
      profiles: [{ individual: null, role: [{ access_rights: 'user' }] }],
    });
  });
});

describe('session', () => {
  const status = async (token: string) => (await provider.call('GET', callPaths.getAccount, { token })).status;
  const end = (token: string, all: boolean) => provider.call('POST', callPaths.endSessions, { token, body: { all } });

  it('ACC-18 ends with the logout, and no other session of the person with it', async () => {
    const [token, other] = [await provider.login('admin@example.org'), await provider.login('admin@example.org')];
    expect((await end(token, false)).body).toEqual({ detail: 'Сеанс завершён.' });
    expect([await status(token), await status(other)]).toEqual([401, 200]);
    expect((await end(token, false)).status).toBe(401);
  });

  it('ACC-18 ends with all sessions of the person, and no one else’s', async () => {
    const tokens = [await provider.login('admin@example.org'), await provider.login('admin@example.org')];
    const stranger = await provider.login('moderator@example.org');
    expect((await end(tokens[0] ?? '', true)).body).toEqual({ detail: 'Все сеансы завершены.' });
    expect(await Promise.all([...tokens, stranger].map(status))).toEqual([401, 401, 200]);
  });

  it('is one of ten at most: the eleventh login ends the oldest', async () => {
    const start = new Date(OPEN).getTime();
    const tokens: string[] = [];
    for (let minute = 0; minute < 11; minute += 1) {
      provider.clock.set(new Date(start + minute * 60_000).toISOString());
      tokens.push(await provider.login('sister@example.org'));
    }
    const expected = [401, ...Array.from({ length: 10 }, () => 200)];
    expect(await Promise.all(tokens.map(status))).toEqual(expected);
    provider.clock.set(OPEN);
  });

  it('API-06 ends after 90 days', async () => {
    const token = await provider.login('moderator@example.org');
    const ask = async () => (await provider.call('GET', callPaths.getAccount, { token })).status;
    provider.clock.set('2025-12-14T12:00:00+03:00');
    expect(await ask()).toBe(200);
    provider.clock.set('2025-12-14T12:00:01+03:00');
    expect(await ask()).toBe(401);
    provider.clock.set(OPEN);
  });
});

describe('profile', () => {
  it('API-06 API-07 opens an account for its owner and for moderators only', async () => {
    const token = await provider.login('sister-new@example.org');
    const moderator = await provider.login('moderator@example.org');
    expect((await provider.call('GET', callPaths.getAccount, { token })).body).toEqual({ id: 5 });
    expect((await provider.call('GET', `${callPaths.getAccount}?id=5`, { token: moderator })).status).toBe(200);
    expect((await provider.call('GET', `${callPaths.getAccount}?id=2`, { token })).status).toBe(403);
    expect((await provider.call('GET', `${callPaths.getAccount}?id=987654`, { token: moderator })).status).toBe(404);
    const roles = await provider.call<{ profiles: { role: object[] }[] }>('GET', `${callPaths.getAccount}?id=2`, {
      token: moderator,
    });
    expect(roles.body.profiles[0]?.role).toContainEqual({ access_rights: 'moderator' });
  });
});
