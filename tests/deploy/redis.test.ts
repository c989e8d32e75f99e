import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { TestGateway } from '../testkit/gateway.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../testkit/portal.ts';
import { startRedis, type TestRedis } from '../testkit/redis.ts';

/** Two gateways that share a Redis, and what becomes of them without it. */
const postersCall = `GET ${callPaths.listPosters}`;
const listCall = `POST ${callPaths.listParticipations}`;
const recordCall = `GET ${callPaths.getParticipation}`;
const loginCall = `POST ${callPaths.login}`;

const organizations = '{ organizations { name } }';
const posters = '{ edition(year: 2025) { posterLists { groups { posters { nodes { presenter } } } } } }';
const participants = '{ edition(year: 2025) { participants { nodes { fullName } } } }';
const cancel = 'mutation { cancelRegistration(input: { registrationId: "Registration:12" }) { cancelledId } }';
const login =
  'mutation { createToken(input: { email: "primer@example.org", password: "Primer2025" }) { userErrors { code } } }';

/** Shorter than a list stays fresh: a change is seen because it was announced. */
const soon = 20_000;

const few = { times: 3, seconds: 60 };
const many = { times: 1_000, seconds: 60 };
const attemptRates = {
  loginsOfAccountFromAddress: few,
  loginsOfAccount: many,
  loginsOfAddress: many,
  resetLettersToAccount: many,
  verificationLettersToAddress: many,
  resetLettersFromAddress: many,
  newPasswordsOfAccount: many,
  newPasswordsFromAddress: many,
  newAccountsFromAddress: many,
  documentChecksFromAddress: many,
  documentPagesFromAddress: many,
  crashReportsFromAddress: many,
  crashReports: many,
  unknownTokensFromAddress: many,
};

const provider = await scriptedProvider('moderator');
let redis: TestRedis;
let direct: Redis;
let first: TestGateway;
let second: TestGateway;

beforeAll(async () => {
  redis = await startRedis();
  direct = new Redis(redis.url, { maxRetriesPerRequest: 0, retryStrategy: () => 50 });
  direct.on('error', () => undefined);
}, 120_000);
beforeEach(async () => {
  provider
    .on(postersCall, (_, count) => ({
      body: { data: [{ section_confirm_id: 1, speak_slot: 1, user_descr: `Чтение ${count}`, comments: null }] },
    }))
    .on(listCall, (_, count) => ({ body: { data: [{ ...registration(), user_descr: `Чтение ${count}` }] } }))
    .on(recordCall, { body: { data: { ...registration(), user_descr: 'Правка' } } })
    .on(loginCall, { status: 400, body: { detail: 'Неверный E-mail или пароль.' } })
    .on(`POST ${callPaths.changeRegistration}`, { body: { data: registration() } });
  await expect.poll(() => direct.flushall().catch(() => 'away')).toBe('OK');
  first = await start();
  second = await start();
});
afterAll(async () => {
  direct.disconnect();
  await redis.close();
});

const isConnected = ({ log }: TestGateway) => log.some((line) => line.includes('connected to Redis'));
const forget = ({ log }: TestGateway) => {
  log.length = 0;
};

async function start(about: { connected?: boolean; now?: () => number } = {}): Promise<TestGateway> {
  const { connected = true, ...rest } = about;
  const gateway = await openGateway({
    providerUrl: provider.url,
    redisUrl: redis.url,
    attemptRates,
    now: Date.now,
    ...rest,
  });
  if (connected) await expect.poll(() => isConnected(gateway)).toBe(true);
  return gateway;
}

const presenters = async (gateway: TestGateway) => {
  const { text } = await gateway.graphql(posters);
  return [...new Set(text.match(/Чтение \d+/g))];
};
const names = async (gateway: TestGateway) => (await gateway.graphql(participants, {}, { token: 't' })).text;
const codeOf = async (gateway: TestGateway) => (await gateway.graphql(login)).codes[0] ?? 'WRONG_CREDENTIALS';

describe('with Redis', () => {
  it('API-09 API-15 a change through one gateway makes the other read the changed record', async () => {
    expect(await names(second)).toContain('Чтение 1');
    expect(await names(second)).toContain('Чтение 1');
    await first.graphql(cancel, {}, { token: 't' });
    await expect.poll(() => names(second), { timeout: soon }).toContain('Правка');
    expect(provider.callsTo(listCall)).toHaveLength(1);
  });

  it('ACC-17 a token that the provider rejects through one gateway is forgotten by the other', async () => {
    const codes = async (gateway: TestGateway) =>
      (await gateway.graphql('{ viewer { id } }', {}, { token: 't' })).codes;
    expect(await codes(second)).toEqual([]);
    provider.on(`GET ${callPaths.getAccount}`, { status: 401, body: { detail: 'Недопустимый токен.' } });
    expect(await codes(second)).toEqual([]);
    expect(await codes(first)).toEqual(['UNAUTHENTICATED']);
    await expect.poll(() => codes(second), { timeout: soon }).toEqual(['UNAUTHENTICATED']);
  });

  it('API-01 attempts are counted for all gateways together, under hashes', async () => {
    const codes = [await codeOf(first), await codeOf(second), await codeOf(first), await codeOf(second)];
    expect(codes).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'RATE_LIMITED']);
    const keys = await direct.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join('\n')).not.toMatch(/primer|127\.0\.0\.1/);
    expect(Math.max(...(await Promise.all(keys.map((key) => direct.ttl(key)))))).toBeLessThanOrEqual(60);
  });

  it('stores counters and no personal data', async () => {
    const { text } = await first.graphql(
      '{ viewer { email displayName profile { phone organization { name } } registrations { title } } }',
      {},
      { token: 'secret-token' },
    );
    await presenters(first);
    await first.graphql(cancel, {}, { token: 'secret-token' });
    await codeOf(first);
    expect(text).toContain('primer@example.org');
    const keys = await direct.keys('*');
    const values = await Promise.all(keys.map((key) => direct.get(key)));
    expect([...keys, ...values].join('\n')).not.toMatch(/secret-token|primer@|\+7000|Примеров|Образцовый доклад/);
    expect(keys).not.toEqual([]);
  });
});

describe('without Redis', () => {
  it('lost in operation: nothing fails, each gateway counts and caches for itself, logs one line, and reconnects', async () => {
    await names(second);
    await redis.stop();
    forget(first);
    forget(second);
    expect((await first.graphql(organizations)).codes).toEqual([]);
    expect((await second.graphql(organizations)).codes).toEqual([]);
    expect((await first.graphql(cancel, {}, { token: 't' })).codes).toEqual([]);
    const codes = [
      await codeOf(first),
      await codeOf(second),
      await codeOf(first),
      await codeOf(first),
      await codeOf(first),
    ];
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'WRONG_CREDENTIALS'), 'RATE_LIMITED']);
    expect(first.log.filter((line) => line.includes('Redis is away'))).toHaveLength(1);

    const before = await names(second);
    await redis.start();
    await expect.poll(() => isConnected(first) && isConnected(second)).toBe(true);
    // Messages were lost meanwhile, so the complete list is read again.
    await expect.poll(() => names(second), { timeout: soon }).not.toEqual(before);
    await first.graphql(cancel, {}, { token: 't' });
    await expect.poll(() => names(second), { timeout: soon }).toContain('Правка');
  });

  it('that accepts connections and never answers delays no request', async () => {
    redis.hold();
    try {
      const [lists, code] = await Promise.all([first.graphql(organizations), codeOf(first)]);
      expect(lists.codes).toEqual([]);
      expect(code).toBe('WRONG_CREDENTIALS');
    } finally {
      redis.letGo();
    }
  });

  it('away at the start: the gateway starts, and joins when it comes', async () => {
    await redis.stop();
    try {
      const third = await start({ connected: false });
      expect((await third.graphql(organizations)).codes).toEqual([]);
      expect(await codeOf(third)).toBe('WRONG_CREDENTIALS');
      await redis.start();
      await expect.poll(() => isConnected(third)).toBe(true);
      await expect.poll(() => isConnected(first)).toBe(true);
      expect(await codeOf(third)).toBe('WRONG_CREDENTIALS');
      await expect.poll(() => direct.keys('portal:limits:loginsOfAccount:*').catch(() => [])).not.toEqual([]);
    } finally {
      await redis.stop();
      await redis.start();
    }
  });
});
