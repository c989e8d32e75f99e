import { describe, expect, it } from 'vitest';
import { GatewayError, ProviderRejection } from '../../../gateway/lib/errors.ts';
import { admissionError, createTokenVerifier } from '../../../gateway/limits/tokenVerifier.ts';
import type { Account } from '../../../gateway/provider/records/accounts.ts';

/** The gateway's memory of a token, and its duration. */
const rejected = new GatewayError('UNAUTHENTICATED', { isFromProvider: true });
const down = new GatewayError('PROVIDER_UNAVAILABLE');
const valid = { state: 'valid', accountId: 7 };

const accountWith = (roles: string[]): Account => ({
  username: 'a@example.org',
  individual: null,
  roles,
  consent: null,
  publicationConsent: null,
});

/** Two gateways' verifiers over one channel, at a time that the test sets, and a provider that counts its calls. */
function setUp() {
  let now = 0;
  const calls = { accountId: 0, account: 0 };
  const listeners: ((message: string) => void)[] = [];
  const returns: (() => void)[] = [];
  const create = (index: number) =>
    createTokenVerifier(
      {
        publish: (message) => {
          for (const [at, hear] of listeners.entries()) if (at !== index) hear(message);
        },
        onMessage: (listener) => void listeners.push(listener),
        onReconnect: (listener) => void returns.push(listener),
      },
      () => now,
    );
  const verifiers = [create(0), create(1)] as const;
  const accountCalls = (answer: string[] | Error) => ({
    async account() {
      calls.account += 1;
      if (answer instanceof Error) throw answer;
      return accountWith(answer);
    },
  });
  return {
    first: verifiers[0],
    second: verifiers[1],
    calls,
    redisReturns: () => {
      for (const act of returns) act();
    },
    at: (ms: number) => {
      now = ms;
    },
    verify: (token: string, answer: number | Error = 7, verifier = verifiers[0]) =>
      verifier.verify(token, {
        async accountId() {
          calls.accountId += 1;
          if (answer instanceof Error) throw answer;
          return answer;
        },
      }),
    account: (token: string, answer: string[] | Error) => verifiers[0].account(token, 7, accountCalls(answer)),
    roles: (token: string, answer: string[] | Error) => verifiers[0].roles(token, 7, accountCalls(answer)),
  };
}

describe('a token', () => {
  it('is verified once a minute', async () => {
    const { first, calls, at, verify } = setUp();
    expect(first.isRemembered('mine')).toBe(false);
    expect(await verify('mine')).toEqual(valid);
    at(59_999);
    expect(first.isRemembered('mine')).toBe(true);
    expect(await verify('mine', rejected)).toEqual(valid);
    expect(calls.accountId).toBe(1);
    at(60_000);
    expect(first.isRemembered('mine')).toBe(false);
    expect(await verify('mine', rejected)).toEqual({
      state: 'invalid',
      error: expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    });
    expect(first.isRemembered('mine')).toBe(false);
  });

  it('needs one call, however many requests wait for the answer', async () => {
    const { calls, verify } = setUp();
    expect(await Promise.all([verify('mine'), verify('mine'), verify('mine')])).toEqual([valid, valid, valid]);
    expect(calls.accountId).toBe(1);
  });

  it('is valid immediately after a login', async () => {
    const { first, calls, verify } = setUp();
    first.remember('mine', 7);
    expect(await verify('mine', rejected)).toEqual(valid);
    expect(calls.accountId).toBe(0);
  });

  it('is verified again after a logout or a rejection, by every gateway', async () => {
    const { first, second, verify, calls } = setUp();
    for (const verifier of [first, second]) await verify('mine', 7, verifier);
    for (const verifier of [first, second]) await verify('other', 7, verifier);
    first.forget('mine');
    expect([first, second].map((it) => it.isRemembered('mine'))).toEqual([false, false]);
    expect([first, second].map((it) => it.isRemembered('other'))).toEqual([true, true]);
    await verify('mine', 7, second);
    expect(calls.accountId).toBe(5);
  });

  it('is not stored if it was deleted while the provider answered', async () => {
    const { first } = setUp();
    let answer = (_id: number) => {};
    const pending = first.verify('mine', { accountId: () => new Promise((resolve) => (answer = resolve)) });
    first.forget('mine');
    answer(7);
    expect(await pending).toEqual(valid);
    expect(first.isRemembered('mine')).toBe(false);
  });

  it('is verified again after Redis was away, because messages were lost', async () => {
    const { first, redisReturns, verify } = setUp();
    await verify('mine');
    redisReturns();
    expect(first.isRemembered('mine')).toBe(false);
  });

  it.each([
    ['fails', down],
    ['asks to wait', new GatewayError('RATE_LIMITED', { retryAfter: 7 })],
  ])(
    'stays admitted if the provider %s, until the provider rejects it; a new one is not admitted',
    async (_, error) => {
      const { at, verify, calls } = setUp();
      const unknown = await verify('new', error);
      expect(unknown).toEqual({ state: 'unavailable', error, wasValid: false });
      await verify('old');
      at(600_000);
      const known = await verify('old', error);
      expect(known).toEqual({ state: 'unavailable', error, wasValid: true });
      expect([unknown, known].map(admissionError)).toEqual([error, null]);
      expect(admissionError(await verify('old', rejected))).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(admissionError(await verify('old', error))).toBe(error);
      expect(calls.accountId).toBe(5);
    },
  );

  it('is not invalid after a rejection outside the contract or a mistake of the gateway', async () => {
    const { verify } = setUp();
    expect(await verify('mine', new ProviderRejection(400, []))).toMatchObject({ state: 'unavailable' });
    const error = expect.objectContaining({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(await verify('mine', new GatewayError('NOT_FOUND'))).toMatchObject({ state: 'unavailable', error });
    await expect(verify('mine', new TypeError('ours'))).rejects.toThrow('ours');
    expect(await verify('mine')).toEqual(valid);
  });

  it('is dropped as the least recently used of more than ten thousand', async () => {
    const { first } = setUp();
    for (let index = 0; index <= 10_000; index += 1) first.remember(`token-${index}`, index);
    expect([first.isRemembered('token-0'), first.isRemembered('token-1')]).toEqual([false, true]);
  });
});

describe('roles', () => {
  it('are read once in ten seconds, however many requests wait for them', async () => {
    const { calls, at, verify, roles } = setUp();
    await verify('mine');
    expect(await Promise.all([roles('mine', ['moderator']), roles('mine', ['moderator'])])).toEqual([
      ['moderator'],
      ['moderator'],
    ]);
    at(9_999);
    expect(await roles('mine', ['user'])).toEqual(['moderator']);
    expect(calls.account).toBe(1);
    at(10_000);
    expect(await roles('mine', ['user'])).toEqual(['user']);
  });

  it('expire by the time of the request, not of a late answer', async () => {
    const { first, at, verify, roles } = setUp();
    await verify('mine');
    let answer = (_account: Account) => {};
    const pending = first.roles('mine', 7, { account: () => new Promise((resolve) => (answer = resolve)) });
    at(9_000);
    answer(accountWith(['moderator']));
    expect(await pending).toEqual(['moderator']);
    at(10_000);
    expect(await roles('mine', ['user'])).toEqual(['user']);
  });

  it('are read again after a failure of the provider, and after the token was deleted', async () => {
    const { first, verify, roles } = setUp();
    await verify('mine');
    await expect(roles('mine', down)).rejects.toBe(down);
    expect(await roles('mine', ['moderator'])).toEqual(['moderator']);
    first.forget('mine');
    expect(await roles('mine', ['user'])).toEqual(['user']);
    await verify('mine');
    expect(await roles('mine', ['conf_admin'])).toEqual(['conf_admin']);
  });
});

describe('an account', () => {
  it('needs one call for simultaneous requests, and is read again by later ones', async () => {
    const { calls, verify, account, roles } = setUp();
    await verify('mine');
    const both = await Promise.all([
      account('mine', ['moderator']),
      account('mine', ['user']),
      roles('mine', ['user']),
    ]);
    expect(both).toEqual([accountWith(['moderator']), accountWith(['moderator']), ['moderator']]);
    expect(calls.account).toBe(1);
    expect(await account('mine', ['user'])).toEqual(accountWith(['user']));
  });

  it('is read for each token', async () => {
    const { verify, account } = setUp();
    for (const token of ['mine', 'other']) await verify(token);
    const both = await Promise.all([account('mine', ['moderator']), account('other', ['user'])]);
    expect(both).toEqual([accountWith(['moderator']), accountWith(['user'])]);
  });

  it('R20 brings the roles for ten seconds, and shows for a minute that the token is valid', async () => {
    const { calls, at, verify, account, roles } = setUp();
    await verify('mine');
    at(30_000);
    await account('mine', ['moderator']);
    at(39_999);
    expect(await roles('mine', ['user'])).toEqual(['moderator']);
    at(40_000);
    expect(await roles('mine', ['user'])).toEqual(['user']);
    at(99_999);
    await verify('mine', rejected);
    expect(calls).toEqual({ accountId: 1, account: 2 });
    at(100_000);
    expect(await verify('mine', rejected)).toMatchObject({ state: 'invalid' });
  });

  it('is not shared with requests after a change of it', async () => {
    const { first, verify, account } = setUp();
    await verify('mine');
    let answer = (_account: Account) => {};
    const before = first.account('mine', 7, { account: () => new Promise((resolve) => (answer = resolve)) });
    first.forget('mine');
    await verify('mine');
    expect(await account('mine', ['user'])).toEqual(accountWith(['user']));
    answer(accountWith(['moderator']));
    expect((await before).roles).toEqual(['moderator']);
  });
});
