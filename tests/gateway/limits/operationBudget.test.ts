import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOperationBudget } from '../../../gateway/limits/operations.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type Caller, from, type TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { byHash, pathByHash, trusted } from '../../testkit/trustedDocuments.ts';

/** Operations are charged by cost, not by number. */
const cheap = '{ clock { now } }';
const dear = '{ a: organizations { id } b: positions { id } }';

const provider = await scriptedProvider();
afterEach(() => void vi.restoreAllMocks());

const start = (operationCostPerMinute: number) =>
  openGateway({
    providerUrl: provider.url,
    operationCostPerMinute,
    trustedProxies: ['127.0.0.1'],
    now: Date.now,
  });
/** The cost of an operation, as a gateway with a large budget reports it. */
async function measure(query: string): Promise<number> {
  const { text } = await (await start(1_000_000)).graphql(query, {}, { token: 't' });
  return (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
}

const profileCall = `GET ${callPaths.getAccount}`;
const refusesTokens = { status: 401, body: { detail: 'Недопустимый токен.' } };

/** Verifies a token, as every page of a signed-in person does. */
const show = (own: TestGateway, token: string) => own.graphql('{ viewer { id } }', {}, from('203.0.113.1', token));

/** Uses up what an address may spend. */
async function exhaust(own: TestGateway, address: string): Promise<void> {
  for (const query of [dear, cheap]) {
    let status = 200;
    while (status === 200) ({ status } = await own.graphql(query, {}, from(address)));
    expect(status).toBe(429);
  }
}

describe('what operations cost', () => {
  it('adds up per token over all addresses; above the budget it is 429 with the seconds to wait', async () => {
    const cost = await measure(dear);
    const own = await start(3 * cost + 1);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      expect((await own.graphql(dear, {}, from(address, 'one'))).status).toBe(200);
    }
    const calls = provider.calls.length;
    const refused = await own.graphql(dear, {}, from('198.51.100.4', 'one'));
    expect(refused.status).toBe(429);
    expect(refused.codes).toEqual(['RATE_LIMITED']);
    expect(refused.errors[0]?.extensions.requestId).toBe(refused.headers.get('x-request-id'));
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBe(refused.errors[0]?.extensions.retryAfter);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(provider.calls.length).toBe(calls);
    expect((await own.graphql(dear, {}, from('198.51.100.4', 'another'))).status).toBe(200);
    expect((await own.graphql(dear, {}, from('198.51.100.4'))).status).toBe(200);
  });

  it('counts instead of the number of operations, and a rejected one is not charged', async () => {
    const [dearCost, cheapCost] = [await measure(dear), await measure(cheap)];
    expect(dearCost).toBeGreaterThan(10 * cheapCost);
    const own = await start(dearCost + 10 * cheapCost);
    expect((await own.graphql(dear, {}, { token: 't' })).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await own.graphql(dear, {}, { token: 't' })).status).toBe(429);
    for (let n = 0; n < 10; n += 1) expect((await own.graphql(cheap, {}, { token: 't' })).status).toBe(200);
    expect((await own.graphql(cheap, {}, { token: 't' })).status).toBe(429);
  });

  it('of visitors is added up by address, four times as much; static answers are free', async () => {
    const own = await start(1);
    for (let n = 0; n < 2; n += 1) expect((await own.graphql(cheap, {}, from('198.51.100.5'))).status).toBe(200);
    expect((await own.graphql(cheap, {}, from('198.51.100.5'))).status).toBe(429);
    expect((await own.graphql(cheap, {}, from('198.51.100.6'))).status).toBe(200);
    const answer = await fetch(`${own.url}${pathByHash(trusted('Editions').hash)}`, {
      headers: from('198.51.100.5').headers ?? {},
    });
    expect(answer.status).toBe(200);
  });
});

describe('extensions.cost', () => {
  interface Report {
    requested: number;
    remaining: number;
    restoreRate: number;
  }
  const costIn = ({ text }: { text: string }) =>
    (JSON.parse(text) as { extensions?: { cost?: Report } }).extensions?.cost ?? null;
  const tool = from('198.51.100.20', 'tool');

  it('falls with every operation of the token, and returns after a minute', async () => {
    const own = await start(1_000);
    const first = costIn(await own.graphql(dear, {}, tool));
    const requested = first?.requested ?? 0;
    expect(requested).toBeGreaterThan(100);
    expect(first).toEqual({ requested, remaining: 1_000 - requested, restoreRate: 1_000 });
    const second = await own.graphql(cheap, {}, from('198.51.100.21', 'tool'));
    expect(costIn(second)?.remaining).toBe(1_000 - requested - (costIn(second)?.requested ?? 0));
    // The limiter's windows follow the clock of the process.
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(costIn(await own.graphql(dear, {}, tool))?.remaining).toBe(1_000 - requested);
  });

  it('is in every answer to a tool: data, errors, rejected documents and a used-up budget', async () => {
    const own = await start(500);
    const requested = costIn(await own.graphql(dear, {}, tool))?.requested ?? 0;
    let remaining = 500 - requested;
    const invalid = await own.graphql('{ nothing }', {}, tool);
    remaining -= 1;
    expect([invalid.status, costIn(invalid)]).toEqual([400, { requested: 1, remaining, restoreRate: 500 }]);
    const broken = await own.graphql('{', {}, tool);
    expect([broken.status, costIn(broken)]).toEqual([400, { requested: 0, remaining, restoreRate: 500 }]);
    const large = await own.graphql(`{ clock { ${'now '.repeat(1_200)} } }`, {}, tool);
    const charged = costIn(large)?.requested ?? 0;
    remaining -= charged;
    expect([large.codes, costIn(large)?.remaining]).toEqual([['TOO_MANY_TOKENS'], remaining]);
    const over = await own.graphql(
      '{ people { nodes { key } } a: people { nodes { key } } b: people { nodes { key } } }',
      {},
      tool,
    );
    expect([over.codes, costIn(over)?.remaining]).toEqual([['RATE_LIMITED'], remaining]);
    expect(costIn(over)?.requested).toBeGreaterThan(remaining);
  });

  it('shows the address’s budget for a visitor’s own text, and is absent from the page’s answers', async () => {
    const own = await start(1_000);
    const text = await own.graphql(cheap, {}, from('198.51.100.22'));
    const requested = costIn(text)?.requested ?? 0;
    expect(costIn(text)).toEqual({ requested, remaining: 4_000 - requested, restoreRate: 4_000 });
    const page = await own.post(byHash(trusted('ServiceClock').hash));
    expect(JSON.parse(page.text)).toEqual({ data: page.data });
  });
});

describe('a token', () => {
  const withCookie = (address: string, token: string): Caller => ({
    ...from(address),
    cookie: `portal_session=${token}`,
  });

  it('has no budget if it is invented: many cookies of one address end in 429', async () => {
    provider.on(profileCall, refusesTokens);
    const own = await start(1);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await own.graphql(cheap, {}, withCookie('198.51.100.7', `made-up-${n}`))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    expect((await own.graphql(cheap, {}, withCookie('198.51.100.8', 'made-up-9'))).status).toBe(200);
  });

  it('keeps its own budget when its address is exhausted: twenty sessions behind one address are served', async () => {
    const own = await start(10);
    await exhaust(own, '198.51.100.9');
    const sessions = Array.from({ length: 20 }, (_, index) => from('198.51.100.9', `person-${index}`));
    const statuses: number[] = [];
    for (const caller of sessions) statuses.push((await own.graphql(cheap, {}, caller)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(provider.callsTo(profileCall)).toHaveLength(20);
    for (const caller of sessions) expect((await own.graphql(cheap, {}, caller)).status).toBe(200);
    expect(provider.callsTo(profileCall)).toHaveLength(20);
  });

  it.each(['login', 'createToken'])('from %s is valid immediately and needs no verification', async (action) => {
    provider.on(`POST ${callPaths.login}`, { body: { token: 'fresh', user: 7 } });
    const own = await start(200);
    const login = `mutation { ${action}(input: { email: "primer@example.org", password: "Primer2025" }) { userErrors { code } } }`;
    expect((await own.graphql(login, {}, from('198.51.100.10'))).codes).toEqual([]);
    await exhaust(own, '198.51.100.10');
    provider.on(profileCall, refusesTokens);
    expect((await own.graphql(cheap, {}, from('198.51.100.10', 'fresh'))).status).toBe(200);
    expect(provider.callsTo(profileCall)).toEqual([]);
  });

  it('loses its budget once the provider has rejected it', async () => {
    const own = await start(200);
    await show(own, 'mine');
    await exhaust(own, '198.51.100.11');
    provider.on(profileCall, refusesTokens);
    expect((await own.graphql(cheap, {}, from('198.51.100.11', 'mine'))).status).toBe(200);
    const page = '{ viewer { id email } }';
    const answer = await own.graphql(page, {}, from('203.0.113.1', 'mine'));
    expect([answer.data, answer.codes]).toEqual([{ viewer: { id: 'Viewer:7', email: null } }, ['UNAUTHENTICATED']]);
    expect((await own.graphql(cheap, {}, withCookie('198.51.100.11', 'mine'))).status).toBe(429);
  });

  it('has no budget if it was never valid, while the provider is unavailable', async () => {
    provider.on(profileCall, { status: 500, body: '<h1>down</h1>' });
    const own = await start(1);
    expect((await own.graphql(cheap, {}, withCookie('198.51.100.12', 'new'))).status).toBe(200);
    await exhaust(own, '198.51.100.12');
    expect((await own.graphql(cheap, {}, withCookie('198.51.100.12', 'new'))).status).toBe(429);
  });
});

it('a rejection is counted for the exceeded budget: that of the address or of the valid token', async () => {
  const refused: string[] = [];
  const budget = createOperationBudget(null, 1, (name) => void refused.push(name));
  const charge = (knownToken: string | null, verified: string | null) =>
    budget.charge({ address: '198.51.100.7', knownToken, validToken: async () => verified }, 5);
  const rejected = (restoreRate: number) => ({
    error: { code: 'RATE_LIMITED' },
    report: { requested: 5, remaining: restoreRate, restoreRate },
  });
  expect(await charge(null, null)).toMatchObject(rejected(4));
  expect(await charge(null, 'verified')).toMatchObject(rejected(1));
  expect(await charge('known', null)).toMatchObject(rejected(1));
  expect(refused).toEqual(['costOfAddress', 'costOfToken', 'costOfToken']);
});
