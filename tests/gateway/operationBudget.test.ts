import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTrustedDocuments } from '../../gateway/trustedDocuments.ts';
import { type Caller, startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

/** Operations are charged by what they cost, not by their number. */
const cheap = '{ clock { now } }';
const dear = '{ a: organizations { id } b: positions { id } }';

let provider: MisbehavingProvider;
let gateway: TestGateway | null = null;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  scriptAccount(provider);
});
afterEach(async () => {
  await gateway?.close();
  gateway = null;
});
afterAll(() => provider.close());

async function start(operationCostPerMinute: number) {
  gateway = await startGateway({ providerUrl: provider.url, operationCostPerMinute, trustedProxies: ['127.0.0.1'] });
  return gateway;
}
const measured = (text: string) =>
  (JSON.parse(text) as { extensions: { cost: { measured: number } } }).extensions.cost.measured;
const from = (address: string, token?: string): Caller => ({
  headers: { 'x-forwarded-for': address },
  ...(token === undefined ? {} : { token }),
});

describe('what operations cost', () => {
  it('is added up for a token wherever it is used; what is over the budget is 429 with the seconds to wait', async () => {
    const cost = measured((await (await start(1_000_000)).graphql(dear, {}, { token: 't' })).text);
    await gateway?.close();
    const own = await start(3 * cost);
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

  it('is what counts: many cheap operations pass where few dear ones do not, and a refused one is not charged', async () => {
    const first = await start(1_000_000);
    const [dearCost, cheapCost] = [
      measured((await first.graphql(dear, {}, { token: 't' })).text),
      measured((await first.graphql(cheap, {}, { token: 't' })).text),
    ];
    expect(dearCost).toBeGreaterThan(10 * cheapCost);
    await first.close();
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
    const { hash = '' } = loadTrustedDocuments().all.find(({ text }) => /^query Editions\b/.test(text)) ?? {};
    const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
    const answer = await fetch(`${own.url}/graphql?extensions=${extensions}`, {
      headers: from('198.51.100.5').headers ?? {},
    });
    expect(answer.status).toBe(200);
  });
});
