import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { providerLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { startGateway } from '../../testkit/gateway.ts';
import { scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { freePort } from '../../testkit/ports.ts';
import { openClient } from '../../testkit/providerClient.ts';
import { providerFaults, shortCallMs } from '../../testkit/providerFaults.ts';

const megabyte = 1024 * 1024;

/**
 * Every fault of a provider and the gateway's promise: the right code within the deadline, answers for the other fields, no
 * unhandled error, no more sockets than before, and after a large answer no more memory.
 */
const listCall = `GET ${callPaths.listOrganizations}`;
const query = '{ organizations { id } positions { id } viewer { displayName } clock { now } }';
const token = { token: 'secret-token' };

const limits = {
  // A busy machine must not look like a fault of the provider.
  callMs: 60_000,
  answerBytes: 4 * megabyte,
  keepAliveMs: 200,
  // Each fault is tried alone: neither the budget nor the breaker of the previous one affects it.
  retry: { ...providerLimits.retry, floor: 1_000, firstDelayMs: 10 },
  breaker: { failures: 1_000, openMs: [1_000], trialWaitMs: 500 },
};
/** For answers that never come. */
const hasty = { ...limits, callMs: shortCallMs };

const { provider, gateway } = await scriptedPortal({ providerLimits: limits });
const hastyGateway = await openGateway({ providerUrl: provider.url, providerLimits: hasty });
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
process.on('unhandledRejection', note).on('uncaughtException', note);
afterEach(() => expect(unhandled.splice(0)).toEqual([]));
afterAll(() => void process.off('unhandledRejection', note).off('uncaughtException', note));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The memory of this process, bodies included. */
function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The same after garbage collection; bodies are freed some turns after their holders. */
async function held(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= 5; round += 1) {
    collectGarbage();
    await sleep(20);
    least = Math.min(least, used());
  }
  return least;
}

/** The largest increase of memory during an action. */
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

/** Almost 4 MB of a list, ending in the middle of a record. */
const cut = Buffer.from(`{"data": [${'{"id": 5, "name": "Образцовый институт"},'.repeat(60_000)}{"id": 5, "na`);
const scripted = providerFaults.filter(({ script }) => script !== null);

describe('a provider that misbehaves', () => {
  it.each(scripted)('$fault: $outcome, and the other fields answer', async ({ script, outcome, sent, isEndless }) => {
    if (script !== null) provider.on(listCall, script);
    const { graphql, gateway: used } = isEndless ? hastyGateway : gateway;
    const answer = await graphql(query, {}, token);

    expect(answer.codes).toEqual(outcome === 'answered' ? [] : [outcome]);
    expect(answer.data).toMatchObject({
      organizations: outcome === 'answered' ? [{ id: 'Organization:5' }] : null,
      positions: [{ id: 'Position:47' }, { id: 'Position:6' }],
      viewer: { displayName: 'Примеров Пример' },
    });
    expect(answer.text).not.toMatch(/inner\.host|srv|Traceback|<h1>|Server Error|secret/);
    expect(provider.callsTo(listCall)).toHaveLength(sent);
    for (const { extensions } of answer.errors) {
      expect(extensions.requestId).toBe(answer.headers.get('x-request-id'));
    }

    await expect.poll(() => used.providerState().sockets).toBe(0);
    await expect.poll(() => provider.sockets()).toBe(0);
    const { areas } = used.providerState();
    expect(areas).toEqual(areas.map((area) => ({ ...area, running: 0, waiting: 0 })));
  });

  it('never reads large answers into memory, and frees everything afterwards', async () => {
    // Memory that any first fault needs stays allocated.
    provider.on(listCall, { body: '{"data": [', headers: { 'content-type': 'application/json' } });
    await gateway.graphql(query, {}, token);
    await expect.poll(() => provider.sockets()).toBe(0);
    const large = [
      ...scripted.filter(({ isHuge }) => isHuge),
      { fault: 'truncated', script: { body: cut, headers: { 'content-type': 'application/json' } } },
    ];
    expect(large).toHaveLength(4);
    const before = await held();
    for (const { fault, script } of large) {
      if (script !== null) provider.on(listCall, script);
      const most = await mostMemory(async () => {
        expect((await gateway.graphql(query, {}, token)).data?.organizations, fault).toBeNull();
      });
      // Twice the admitted size, plus garbage that is not collected yet; the answers are ten times as large.
      expect(most, fault).toBeLessThan(40 * megabyte);
    }
    await expect.poll(() => provider.sockets()).toBe(0);
    // Less than what one of the answers brings.
    await expect.poll(async () => (await held()) - before).toBeLessThan(2 * megabyte);
  });

  it('opens the breaker after a burst of 503, while the other areas answer', async () => {
    provider.on(listCall, { status: 503, headers: { 'retry-after': '7' }, body: '<h1>Service Unavailable</h1>' });
    const { breaker } = providerLimits;
    const own = await startGateway({ providerUrl: provider.url, providerLimits: { ...limits, breaker } });
    const part = '{ organizations { id } viewer { displayName } }';
    const answers = await Promise.all(Array.from({ length: 60 }, () => own.graphql(part, {}, token)));
    await own.close();
    const expected = { organizations: null, viewer: { displayName: 'Примеров Пример' } };
    for (const { data, codes } of answers) expect([data, codes]).toEqual([expected, ['PROVIDER_UNAVAILABLE']]);
    // Only the calls that ran at the same time.
    expect(provider.callsTo(listCall).length).toBeLessThan(breaker.failures + (providerLimits.atOnce.references ?? 0));
  });

  it('requests no compression', async () => {
    await gateway.graphql(query, {}, token);
    expect(new Set(provider.calls.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['identity']));
  });

  it('a file in an unrequested encoding is not decoded', async () => {
    provider.on('GET /media/a.pdf', {
      body: Buffer.from('x'),
      headers: { 'content-type': 'application/pdf', 'content-encoding': 'gzip' },
    });
    scriptAccount(provider, 'moderator');
    const headers = { authorization: 'Token t' };
    expect((await fetch(`${gateway.url}/media/a.pdf`, { headers })).status).toBe(502);
    expect(provider.callsTo('GET /media/a.pdf')).toHaveLength(1);
  });

  it('answers PROVIDER_UNAVAILABLE for refused connections, and still answers fields without the provider', async () => {
    const port = await freePort();
    // Another test may take a free port, but tests listen on 127.0.0.1 only.
    const lonely = await startGateway({ providerUrl: `http://127.0.0.2:${port}`, providerLimits: limits });
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

describe('what the breaker of an area counts', () => {
  it.each(providerFaults)('$fault: $isCounted', async ({ script, isCounted, isEndless }) => {
    if (script !== null) provider.on(listCall, script);
    const url = script === null ? `http://127.0.0.1:${await freePort()}` : provider.url;
    const { client, connection } = openClient(url, {
      limits: { ...(isEndless ? hasty : limits), breaker: { failures: 1, openMs: [60_000], trialWaitMs: 500 } },
    });
    await client.call('listOrganizations', 'OrganizationList').catch(() => null);
    const references = () => connection.state().areas.find(({ area }) => area === 'references');
    await expect.poll(references).toMatchObject({ breaker: isCounted ? 'open' : 'closed', running: 0 });
  });
});
