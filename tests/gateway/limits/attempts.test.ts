import { execute, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import type { Context } from '../../../gateway/context.ts';
import { countAttempts, createAttemptLimiters } from '../../../gateway/limits/attempts.ts';
import { networkOf } from '../../../schema/callerNetwork.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../schema/limits.ts';
import { from, mutationOf, type TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

/** Limits of attempts: what is counted, by which key, and what resets the count. */
const loginCall = `POST ${callPaths.login}`;
const resetCall = `POST ${callPaths.sendResetPasswordLink}`;
const wrong = { status: 400, body: { detail: 'Неверный E-mail или пароль.' } };
const right = { body: { token: 'token-7', user: 7 } };

const rates = {
  ...attemptRates,
  loginsOfAccountFromAddress: { times: 3, seconds: 60 },
  loginsOfAccount: { times: 5, seconds: 60 },
  loginsOfAddress: { times: 8, seconds: 60 },
  resetLettersToAccount: { times: 2, seconds: 900 },
  resetLettersFromAddress: { times: 4, seconds: 900 },
  newPasswordsOfAccount: { times: 2, seconds: 900 },
  newPasswordsFromAddress: { times: 3, seconds: 900 },
  newAccountsFromAddress: { times: 2, seconds: 3600 },
};

const provider = await scriptedProvider();
let gateway: TestGateway;

const startAnew = async () => {
  provider.on(loginCall, wrong);
  gateway = await openGateway({ providerUrl: provider.url, attemptRates: rates, trustedProxies: ['127.0.0.1'] });
};

const hall = from('198.51.100.1');

async function login(email: string, caller = hall, action = 'login') {
  const chosen = action === 'login' ? 'viewer { id }' : 'token';
  const query = mutationOf(action, `${chosen} userErrors { code }`);
  const answer = await gateway.graphql(query, { input: { email, password: 'Primer2025' } }, caller);
  if (answer.codes.length > 0) return { code: answer.codes[0], retryAfter: answer.errors[0]?.extensions.retryAfter };
  const payload = answer.data?.[action] as { userErrors: { code: string }[] };
  return { code: payload.userErrors[0]?.code ?? 'ok' };
}

/** Codes of successive logins. */
async function logins(count: number, email: string | ((index: number) => string), caller = hall) {
  const codes: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    codes.push((await login(typeof email === 'string' ? email : email(index), caller)).code);
  }
  return codes;
}
const allOf = (count: number, code: string) => Array.from({ length: count }, () => code);

describe('wrong passwords', () => {
  beforeEach(startAnew);

  it('API-01 block one address for one account, in any spelling and for any action, without a call to the provider', async () => {
    expect(await logins(2, 'Primer@Example.org')).toEqual(allOf(2, 'WRONG_CREDENTIALS'));
    expect((await login(' primer@example.org ', hall, 'createToken')).code).toBe('WRONG_CREDENTIALS');
    const refused = await login('primer@example.org');
    expect(refused.code).toBe('RATE_LIMITED');
    expect(refused.retryAfter).toBeGreaterThan(50);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect((await login('primer@example.org', hall, 'createToken')).code).toBe('RATE_LIMITED');
    expect(provider.callsTo(loginCall)).toHaveLength(3);
    expect((await login('other@example.org')).code).toBe('WRONG_CREDENTIALS');
    expect((await login('primer@example.org', from('198.51.100.2'))).code).toBe('WRONG_CREDENTIALS');
  });

  it('API-01 of one account are limited over all addresses; one address alone does not reach that limit', async () => {
    await logins(6, 'primer@example.org', from('198.51.100.3'));
    expect((await login('primer@example.org')).code).toBe('WRONG_CREDENTIALS');
    await logins(2, 'primer@example.org', from('198.51.100.4'));
    expect((await login('primer@example.org', from('198.51.100.5'))).code).toBe('RATE_LIMITED');
    expect(provider.callsTo(loginCall)).toHaveLength(5);
  });

  it('API-01 of one address are limited over all accounts, and a right password returns one attempt', async () => {
    provider.on(loginCall, ({ body }) => (body.includes('right@') ? right : wrong));
    const codes = await logins(16, (index) => (index % 2 === 0 ? 'right@example.org' : `guess-${index}@example.org`));
    expect(codes).toEqual(Array.from({ length: 8 }, () => ['ok', 'WRONG_CREDENTIALS']).flat());
    expect((await login('right@example.org')).code).toBe('RATE_LIMITED');
    expect((await login('right@example.org', from('198.51.100.9'))).code).toBe('ok');
  });

  it('API-01 a right password clears the attempts of its account', async () => {
    await logins(2, 'primer@example.org');
    provider.on(loginCall, right);
    expect((await login('primer@example.org')).code).toBe('ok');
    provider.on(loginCall, wrong);
    expect(await logins(4, 'primer@example.org')).toEqual([...allOf(3, 'WRONG_CREDENTIALS'), 'RATE_LIMITED']);
  });

  it('API-01 are limited equally when sent simultaneously', async () => {
    provider.on(loginCall, { ...wrong, delayMs: 30 });
    const codes = await Promise.all(Array.from({ length: 8 }, () => login('primer@example.org')));
    expect(codes.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(provider.callsTo(loginCall)).toHaveLength(3);
  });

  it('API-01 unanswered and unsent attempts do not count', async () => {
    provider.on(loginCall, { status: 503, body: '<h1>down</h1>' });
    expect(await logins(5, 'primer@example.org')).toEqual(allOf(5, 'PROVIDER_UNAVAILABLE'));
    await logins(5, 'primer@');
    provider.on(loginCall, wrong);
    expect(await logins(4, 'primer@example.org')).toEqual([...allOf(3, 'WRONG_CREDENTIALS'), 'RATE_LIMITED']);
  });

  it('API-01 count each attempt of a document that has many of them', async () => {
    const attempts = countAttempts(createAttemptLimiters(null, rates), '198.51.100.1');
    const aliases = Array.from(
      { length: 6 },
      (_, index) =>
        `a${index}: createToken(input: { email: "primer@example.org", password: "Primer${index}" }) { token }`,
    );
    const result = await execute({
      schema: createSchema('http://localhost'),
      document: parse(`mutation { ${aliases.join(' ')} }`),
      contextValue: { provider: openClient(provider.url).client, attempts } as Partial<Context>,
    });
    expect(result.errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
    expect(provider.callsTo(loginCall)).toHaveLength(3);
  });
});

describe('letters and accounts for anonymous callers', () => {
  beforeEach(startAnew);

  const reset = (email: string, caller = hall) =>
    gateway.mutate('requestPasswordReset', { email }, 'isSent userErrors { code }', caller);

  it('API-03 reset letters are bounded by account and by address, known or not', async () => {
    provider.on(resetCall, ({ body }) =>
      body.includes('unknown')
        ? { status: 404, body: { detail: 'User not found' } }
        : { body: { detail: 'Отправлено' } },
    );
    for (const email of ['primer@example.org', 'unknown@example.org']) {
      expect((await reset(email)).codes).toEqual([]);
      expect((await reset(email.toUpperCase())).codes).toEqual([]);
      const refused = await reset(email, from('198.51.100.20'));
      expect(refused.codes).toEqual(['RATE_LIMITED']);
      expect(refused.errors[0]?.extensions.retryAfter).toBeGreaterThan(800);
    }
    expect((await reset('third@example.org')).codes).toEqual(['RATE_LIMITED']);
    expect((await reset('third@example.org', from('198.51.100.21'))).codes).toEqual([]);
    expect(provider.callsTo(resetCall)).toHaveLength(5);
  });

  it('API-04 new passwords by mailed links are bounded by address; nobody can block those of an account', async () => {
    provider.on(`POST ${callPaths.resetPassword}`, { status: 400, body: { detail: 'Ссылка недействительна.' } });
    const set = (userId: string, caller = hall) =>
      gateway.mutate(
        'resetPassword',
        { link: { values: [{ name: 'user_id', value: userId }] }, password: 'Primer2025' },
        'isChanged userErrors { code }',
        caller,
      );
    for (const _ of [1, 2, 3]) expect((await set('7')).codes).toEqual([]);
    expect((await set('7', from('198.51.100.22'))).codes).toEqual([]);
    expect((await set('9')).codes).toEqual(['RATE_LIMITED']);
  });

  it('API-02 new accounts are bounded by address', async () => {
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    const create = (index: number, caller = hall) =>
      gateway.graphql(
        `mutation { signUp(input: {
          email: "new-${index}@example.org", password: "Primer2025", passwordConfirmation: "Primer2025",
          lastName: "Образцова", firstName: "Проба", phone: "+70000000001", birthDate: "2000-01-01", gender: FEMALE,
          citizenship: "Образцовое государство", organizationId: "Organization:5", positionId: "Position:6", academicDegreeId: "AcademicDegree:3",
          hasConsented: true, consentVersion: "1"
        }) { email userErrors { code } } }`,
        {},
        caller,
      );
    const taken = { status: 400, body: { email: ['Пользователь с таким email уже существует.'] } };
    provider.on(`POST ${callPaths.register}`, taken);
    for (const index of [5, 6, 7]) expect((await create(index)).codes, 'no account is created').toEqual([]);
    provider.on(`POST ${callPaths.register}`, { status: 201, body: { id: 8 } });
    for (const index of [1, 2]) expect((await create(index)).codes).toEqual([]);
    expect((await create(3)).codes).toEqual(['RATE_LIMITED']);
    expect((await create(4, from('198.51.100.30'))).codes).toEqual([]);
    expect(provider.callsTo(`POST ${callPaths.register}`)).toHaveLength(6);
  });
});

describe('the numbers', () => {
  it('allow a hall of 200 behind one address to log in, each with one mistake, within a minute', async () => {
    const attempts = countAttempts(createAttemptLimiters(null), '198.51.100.1');
    const person = async (index: number) => {
      const email = `person-${index}@example.org`;
      await attempts.login(email, async () => ({ value: null }));
      await attempts.login(email, async () => ({ value: 'token' }));
      return 'in';
    };
    const outcomes: string[] = [];
    for (let index = 0; index < attemptRates.loginsOfAddress.times - 1; index += 1) outcomes.push(await person(index));
    expect(new Set(outcomes)).toEqual(new Set(['in']));
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '0:0:0:0:0:ffff:cb00:7107'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s: an IPv6 subscriber has 2^64 addresses', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
