import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testkit/gateway.ts';
import { scriptedProvider } from '../../testkit/portal.ts';

/** A gateway that is about to end, and requests that still arrive. */
const viewer = '{ viewer { id } }';
const mayAskOthers = { 'x-others-may-answer': '1' };

const provider = await scriptedProvider();
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ providerUrl: provider.url });
});
afterEach(() => gateway.close());

describe('while it drains', () => {
  it('the gateway is alive but not ready', async () => {
    gateway.gateway.drain();
    const [ready, alive] = [await fetch(`${gateway.url}/readyz`), await fetch(`${gateway.url}/healthz`)];
    expect([ready.status, await ready.json(), alive.status]).toEqual([503, { status: 'draining' }, 200]);
  });

  it('a client is answered and told to open another connection', async () => {
    gateway.gateway.drain();
    const answer = await gateway.graphql(viewer, {}, { token: 't' });
    expect([answer.status, answer.data]).toEqual([200, { viewer: { id: '7' } }]);
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('a proxy that has others is rejected before anything is done, though its body was long', async () => {
    gateway.gateway.drain();
    const query = `${viewer} # ${'x'.repeat(500_000)}`;
    const answer = await gateway.graphql(query, {}, { token: 't', headers: mayAskOthers });
    expect([answer.status, answer.codes]).toEqual([503, ['PROVIDER_UNAVAILABLE']]);
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(provider.calls).toEqual([]);
  });

  it('the gateway answers such a proxy before draining', async () => {
    expect((await gateway.graphql(viewer, {}, { token: 't', headers: mayAskOthers })).status).toBe(200);
  });
});

describe('while it ends', () => {
  it('a list that is being read is answered first', async () => {
    const listCall = 'GET /api/users/user_meeting/list/';
    provider.on(listCall, { body: { data: [{ id: 1, user_descr: 'Примеров' }], revision: 'r1' }, delayMs: 300 });
    const answer = gateway.graphql('{ participantsRevision(year: 2025) }');
    await expect.poll(() => provider.callsTo(listCall).length, { timeout: 10_000 }).toBe(1);
    await gateway.close();
    expect((await answer).data).toEqual({ participantsRevision: 'r1' });
  });
});
