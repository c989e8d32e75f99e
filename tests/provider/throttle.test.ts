import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { attemptRates } from '../../schema/limits.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';

const provider = await sampleProvider({
  trustedProxies: ['127.0.0.1'],
  limits: {
    ...defaultLimits,
    rates: {
      ...attemptRates,
      loginsOfAccountFromAddress: { times: 3, seconds: 60 },
      loginsOfAccount: { times: 5, seconds: 60 },
      loginsOfAddress: { times: 8, seconds: 60 },
      resetLettersToAccount: { times: 4, seconds: 900 },
      resetLettersFromAddress: { times: 10, seconds: 900 },
      newPasswordsOfAccount: { times: 2, seconds: 900 },
      newPasswordsFromAddress: { times: 3, seconds: 900 },
      newAccountsFromAddress: { times: 3, seconds: 3600 },
    },
  },
});

const login = (email: string, password: string, headers: Record<string, string>) =>
  provider.call('POST', callPaths.login, { body: { login: email, password }, headers });

describe('guessed passwords', () => {
  it('API-01 makes an address wait for one account after too many failures, and no other', async () => {
    const victim = 'moderator@example.org';
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (let attempt = 0; attempt < 3; attempt += 1) await login(victim, 'Wrong2025', from);
    const answer = await login(victim, PASSWORD, from);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await login(victim, PASSWORD, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    provider.clock.set('2025-09-15T12:01:01+03:00');
    expect((await login(victim, PASSWORD, from)).status).toBe(200);
    provider.clock.set(OPEN);
  });

  it('API-01 limits guesses at one account from all addresses together, until the right password', async () => {
    const victim = 'admin@example.org';
    const guess = (last: number, password = 'Wrong2025') =>
      login(victim, password, { 'x-forwarded-for': `203.0.113.${last}` });
    for (const last of [21, 21, 22, 22]) expect((await guess(last)).status).toBe(400);
    expect((await guess(23, PASSWORD)).status).toBe(200);
    for (const last of [21, 22, 23, 24, 25]) expect((await guess(last)).status).toBe(400);
    const answer = await guess(26, PASSWORD);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('API-01 limits simultaneous guesses like successive ones', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const guesses = Array.from({ length: 6 }, (_, index) => login('moderator@example.org', `Wrong202${index}`, from));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 400, 400, 429, 429, 429]);
  });

  it('API-01 makes an address wait that guesses at many accounts, and counts no success', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    for (let index = 0; index < 8; index += 1) {
      expect((await login(`guess-${index}@example.org`, PASSWORD, from)).status).toBe(400);
      if (index < 7) expect((await login('moderator@example.org', PASSWORD, from)).status).toBe(200);
    }
    const answer = await login('moderator@example.org', PASSWORD, from);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
  });
});

it('API-01 counts the addresses of one IPv6 subscriber together', async () => {
  const guess = (address: string) =>
    login('participant@example.org', 'Wrong2025', { 'x-forwarded-for': `2001:db8:1:${address}` });
  for (const address of ['2::1', '2::2', '2:3:4:5:6']) expect((await guess(address)).status).toBe(400);
  expect((await guess('2::9')).status).toBe(429);
  expect((await guess('3::9')).status).toBe(400);
});

/** A caller with this address. */
const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
const register = (email: string, last: number) =>
  provider.call('POST', callPaths.register, { body: registration(email), headers: from(last) });
const askReset = (email: string, last: number) => provider.askReset(email, from(last));
const lettersTo = async (email: string) => (await provider.mailbox()).filter(({ to }) => to === email);

describe('a clock set back', () => {
  it('does not extend the wait beyond the window of the limit', async () => {
    const guess = () => login('moderator@example.org', 'Wrong2025', { 'x-forwarded-for': '203.0.113.40' });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await guess()).status).toBe(400);
    provider.clock.set('2025-09-15T11:00:00+03:00');
    const answer = await guess();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    provider.clock.set('2025-09-15T11:01:00+03:00');
    expect((await guess()).status).toBe(400);
    provider.clock.set(OPEN);
  });
});

describe('letters for anonymous callers', () => {
  it('API-03 limits reset letters per person, for all callers together', async () => {
    const email = 'flood@example.org';
    expect((await register(email, 1)).status).toBe(201);
    for (let last = 1; last <= 4; last += 1) expect((await askReset(email, last)).status).toBe(200);
    const answer = await askReset(email, 5);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('900');
    expect(await lettersTo(email)).toHaveLength(5);
  });

  it('API-02 API-03 another person who signs up with a taken address does not block the owner’s reset', async () => {
    const email = 'sister@example.org';
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await register(email, 10)).status).toBe(400);
    expect(await lettersTo(email)).toEqual([]);
    expect((await askReset(email, 10)).status).toBe(200);
  });

  it('API-03 requests for an address without an account do not count for the person who signs up with it', async () => {
    const email = 'later@example.org';
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await askReset(email, 20)).status).toBe(404);
    expect((await register(email, 20)).status).toBe(201);
    expect((await askReset(email, 20)).status).toBe(200);
  });

  it('API-03 limits reset requests per address, for known and unknown people', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await askReset(`no-${index}@example.org`, 30)).status).toBe(404);
    expect((await askReset('no@example.org', 30)).status).toBe(429);
    expect((await askReset('admin@example.org', 30)).status).toBe(429);
    expect((await register('hall@example.org', 30)).status, 'sign-ups have a limit of their own').toBe(201);
  });

  it('API-02 limits new accounts per address, and counts no rejected sign-up', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await register('participant@example.org', 40)).status).toBe(400);
    }
    for (let index = 0; index < 3; index += 1) {
      expect((await register(`institute-${index}@example.org`, 40)).status).toBe(201);
    }
    expect((await register('institute@example.org', 40)).status).toBe(429);
    expect((await register('institute@example.org', 41)).status).toBe(201);
  });

  it('API-04 limits new passwords by links per address, and lets nobody block those of an account', async () => {
    const set = async (user_id: string, last: number) => {
      const body = { user_id, timestamp: '1', signature: 'x', password: 'Novyj2025' };
      return (await provider.call('POST', callPaths.resetPassword, { body, headers: from(last) })).status;
    };
    for (const id of ['1', '1', '1']) expect(await set(id, 50)).toBe(400);
    expect([await set('1', 51), await set('2', 50)]).toEqual([400, 429]);
  });
});
