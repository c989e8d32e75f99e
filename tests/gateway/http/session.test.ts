import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Caller } from '../../testkit/gateway.ts';
import { scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

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

  it('ignores the cookie of a request that another site made', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=from-cookie', headers });
    expect(answer.data).toEqual({ viewer: null });
    expect(provider.calls).toEqual([]);
  });

  it('answers no viewer to a visitor without a call to the provider', async () => {
    const answer = await gateway.graphql(viewer);
    expect(answer.data).toEqual({ viewer: null });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    [401, { detail: 'Недопустимый токен.' }],
    [403, { detail: 'Недопустимый токен.' }],
    [403, { status: 403, detail: 'Сессия завершена.' }],
  ])('ACC-17 ends the session without an error when the session check answers %i', async (status, body) => {
    provider.on(`GET ${callPaths.getAccount}`, { status, body });
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=old' });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.errors).toEqual([]);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('ACC-17 a 403 with a status field on any call ends the session', async () => {
    provider.on(`GET ${callPaths.listRegistrations}`, {
      status: 403,
      body: { status: 403, detail: 'Сессия завершена.' },
    });
    const answer = await gateway.graphql(
      '{ viewer { id registrations { id } } }',
      {},
      { cookie: 'portal_session=old' },
    );
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    // Another tab may have signed in meanwhile: only the session check clears the cookie.
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a 403 for a missing right does not end the session', async () => {
    provider.on(`GET ${callPaths.listRegistrations}`, { status: 403, body: { detail: 'Недостаточно прав.' } });
    const answer = await gateway.graphql('{ viewer { registrations { id } } }', {}, { cookie: 'portal_session=good' });
    expect(answer.codes).toEqual(['FORBIDDEN']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['the provider is down', 500],
    ['a proxy asks for a login of its own', 401],
    ['a firewall forbids the call', 403],
  ])('keeps the session when %s', async (_, status) => {
    provider.on(`GET ${callPaths.getAccount}`, { status, body: '<h1>Not today</h1>' });
    const answer = await gateway.graphql(viewer, {}, { cookie: 'portal_session=good' });
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  const logout = (caller: Caller) => gateway.graphql('mutation { logout { isTokenEnded } }', {}, caller);
  const ending = `POST ${callPaths.endSessions}`;

  const checked = `GET ${callPaths.getAccount}`;
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
  ])('ACC-18 logout succeeds if the provider %s', async (_, script) => {
    provider.on(ending, script);
    expect((await logout({ cookie: 'portal_session=old' })).data).toEqual({ logout: { isTokenEnded: true } });
  });

  it.each([
    ['answers with success and leaves the token alive', { body: { detail: 'Logout successful' } }],
    ['does not know the call', { status: 404, body: '<h1>Not Found</h1>' }],
    ['fails', { status: 500, body: '<h1>Server Error</h1>' }],
    ['rejects the call', { body: { error: 'Нельзя' } }],
  ])(
    'ACC-18 logout clears the cookie, and says that the token may still work, if the provider %s',
    async (_, script) => {
      provider.on(ending, script).on(checked, { body: { id: 7 } });
      const answer = await logout({ cookie: 'portal_session=old' });
      expect([answer.data, answer.codes]).toEqual([{ logout: { isTokenEnded: false } }, []]);
      expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;/);
    },
  );

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

  it('reports that the provider ignores `all`, and ends no session', async () => {
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
    expect(provider.callsTo(`GET ${callPaths.getAccount}`).map(({ query: sent }) => sent)).toEqual([{}, { id: '7' }]);
  });
});
