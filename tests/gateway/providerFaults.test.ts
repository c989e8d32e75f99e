import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectProvider, type Provider } from '../../gateway/provider/http.ts';
import { providerLimits } from '../../gateway/provider/limits.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';
import { freePort } from '../testkit/ports.ts';
import { providerFaults, shortCallMs } from '../testkit/providerFaults.ts';

/**
 * Every fault of a provider and the one promise: the right code within the deadline, the other fields answer, nothing
 * is unhandled, sockets are back to where they were, and so is memory where an answer was large.
 */
const listCall = 'GET /api/references/organization/list/';
const query = '{ organizations { id } positions { id } viewer { displayName } clock { now } }';
const token = { token: 'secret-token' };

const limits = {
  callMs: shortCallMs,
  keepAliveMs: 200,
  // Each fault is tried alone: neither the budget nor the breaker of the one before is in its way.
  retry: { ...providerLimits.retry, floor: 1_000, firstDelayMs: 10 },
  breaker: { failures: 1_000, openMs: [1_000] },
};
/** Longer than any deadline here, shorter than the times after which a socket is given up for silence. */
const patience = 10_000;

let provider: MisbehavingProvider;
let gateway: TestGateway;
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note);
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url, providerLimits: limits });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider);
});
afterEach(() => expect(unhandled.splice(0)).toEqual([]));
afterAll(async () => {
  await gateway.close();
  await provider.close();
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The memory of this process, bodies included. */
function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The same without what nobody holds any more; bodies go some turns after whoever held them. */
async function held(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= 5; round += 1) {
    collectGarbage();
    await sleep(20);
    least = Math.min(least, used());
  }
  return least;
}

/** The most memory beside the start's that an action takes. */
async function mostMemory(action: () => Promise<unknown>): Promise<number> {
  const before = used();
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, used() - before);
  }, 5);
  await action();
  clearInterval(timer);
  return most;
}

const megabyte = 1024 * 1024;
/** 12 MB of a list, cut in the middle of a record. */
const cut = Buffer.from(`{"data": [${'{"id": 5, "name": "Образцовый институт"},'.repeat(200_000)}{"id": 5, "na`);
const scripted = providerFaults.filter(({ script }) => script !== null);

describe('a provider that misbehaves', { timeout: patience }, () => {
  it.each(scripted)('$fault: $outcome, and the rest answers', async ({ script, outcome, sent }) => {
    if (script !== null) provider.on(listCall, script);
    const answer = await gateway.graphql(query, {}, token);

    expect(answer.codes).toEqual(outcome === 'answered' ? [] : [outcome]);
    expect(answer.data).toMatchObject({
      organizations: outcome === 'answered' ? [{ id: '5' }] : null,
      positions: [{ id: '47' }, { id: '6' }],
      viewer: { displayName: 'Примеров Пример' },
    });
    expect(answer.text).not.toMatch(/inner\.host|srv|Traceback|<h1>|Server Error|secret/);
    expect(provider.callsTo(listCall)).toHaveLength(sent);
    for (const { extensions } of answer.errors) {
      expect(extensions.requestId).toBe(answer.headers.get('x-request-id'));
    }

    await expect.poll(() => gateway.gateway.providerState().sockets, { timeout: 3_000 }).toBe(0);
    await expect.poll(() => provider.sockets(), { timeout: 3_000 }).toBe(0);
    expect(gateway.gateway.providerState().areas).toEqual(
      gateway.gateway.providerState().areas.map((area) => ({ ...area, running: 0, waiting: 0 })),
    );
  });

  it.each(scripted.filter(({ isHuge }) => isHuge))('$fault is never taken into memory', async ({ script }) => {
    if (script !== null) provider.on(listCall, script);
    const most = await mostMemory(() => gateway.graphql(query, {}, token));
    // What is let in, twice over, and whatever the collector has not taken yet.
    expect(most).toBeLessThan(160 * megabyte);
  });

  it.each([
    ...scripted.filter(({ isHuge }) => isHuge),
    { fault: 'truncated JSON of 12 MB', script: { body: cut, headers: { 'content-type': 'application/json' } } },
  ])('$fault: after three of them memory is back to where it was', { timeout: 30_000 }, async ({ script }) => {
    // What any fault needs once stays.
    provider.on(listCall, { body: '{"data": [', headers: { 'content-type': 'application/json' } });
    await gateway.graphql(query, {}, token);
    await expect.poll(() => provider.sockets(), { timeout: 3_000 }).toBe(0);
    const before = await held();
    if (script !== null) provider.on(listCall, script);
    for (let turn = 1; turn <= 3; turn += 1) {
      expect((await gateway.graphql(query, {}, token)).data?.organizations).toBeNull();
    }
    await expect.poll(() => provider.sockets(), { timeout: 3_000 }).toBe(0);
    // A small part of what one answer sends: nothing of them gathers.
    await expect.poll(async () => (await held()) - before, { timeout: 10_000 }).toBeLessThan(2 * megabyte);
  });

  const part = '{ organizations { id } viewer { displayName } }';
  const manyAtOnce = async (count: number) => {
    const own = await startGateway({
      providerUrl: provider.url,
      providerLimits: { ...limits, breaker: providerLimits.breaker },
    });
    const answers = await Promise.all(Array.from({ length: count }, () => own.graphql(part, {}, token)));
    await expect.poll(() => own.gateway.providerState().sockets, { timeout: 3_000 }).toBe(0);
    await own.close();
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ organizations: null, viewer: { displayName: 'Примеров Пример' } })]),
    );
    return answers.flatMap(({ codes }) => codes);
  };

  it('a pool that one area would exhaust: its calls wait no longer than a call may, the others have their sockets', async () => {
    provider.on(listCall, { hangs: true });
    expect(new Set(await manyAtOnce(40))).toEqual(new Set(['PROVIDER_TIMEOUT']));
  });

  it('a burst of 5xx: after the first few the area is refused, the others answer', async () => {
    provider.on(listCall, { status: 500, body: '<h1>Server Error</h1>' });
    expect(new Set(await manyAtOnce(60))).toEqual(new Set(['PROVIDER_UNAVAILABLE']));
    // Those that were under way together, and no more.
    const { failures } = providerLimits.breaker;
    expect(provider.callsTo(listCall).length).toBeLessThan(failures + (providerLimits.atOnce.references ?? 0));
  });

  it('Retry-After is handed on', async () => {
    provider.on(listCall, { status: 429, headers: { 'retry-after': '7' }, body: { detail: 'Рано' } });
    expect((await gateway.graphql(query, {}, token)).errors[0]?.extensions).toMatchObject({ retryAfter: 7 });
  });

  it('asks for nothing compressed', async () => {
    await gateway.graphql(query, {}, token);
    expect(new Set(provider.calls.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['identity']));
  });

  it('a file in a coding that was not asked for is not opened', async () => {
    provider.on('GET /media/a.pdf', {
      body: Buffer.from('x'),
      headers: { 'content-type': 'application/pdf', 'content-encoding': 'gzip' },
    });
    expect((await fetch(`${gateway.url}/media/a.pdf`)).status).toBe(502);
  });

  it('refused connections are PROVIDER_UNAVAILABLE, and what needs no provider answers', async () => {
    const port = await freePort();
    const lonely = await startGateway({ providerUrl: `http://127.0.0.1:${port}`, providerLimits: limits });
    const answer = await lonely.graphql('{ organizations { id } clock { now } }');
    const state = lonely.gateway.providerState();
    await lonely.close();
    expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(answer.data).toMatchObject({ organizations: null, clock: { now: expect.any(String) } });
    expect(answer.text).not.toContain(String(port));
    expect(state.sockets).toBe(0);
    expect(lonely.log.filter((line) => line.includes('"provider call"')).map((line) => JSON.parse(line))).toMatchObject(
      [{ operation: 'listOrganizations', retries: 2 }],
    );
  });
});

describe('what the breaker of an area counts', { timeout: patience }, () => {
  let connection: Provider;
  afterEach(() => connection.close());

  it.each(providerFaults)('$fault: $isCounted', async ({ script, isCounted }) => {
    if (script !== null) provider.on(listCall, script);
    const url = script === null ? `http://127.0.0.1:${await freePort()}` : provider.url;
    connection = connectProvider(url, { limits: { ...limits, breaker: { failures: 1, openMs: [60_000] } } });
    const client = connection.bind({
      requestId: 'faults-of-a-test',
      address: '127.0.0.1',
      token: () => null,
      signal: new AbortController().signal,
      log: { debug: () => undefined, warn: () => undefined, error: () => undefined },
    });
    await client.call('listOrganizations', 'OrganizationList').catch(() => null);
    const references = () => connection.state().areas.find(({ area }) => area === 'references');
    await expect.poll(references).toMatchObject({ breaker: isCounted ? 'open' : 'closed', running: 0 });
  });
});
