import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

/** A gateway that is about to end, and whoever still comes. */
const viewer = '{ viewer { id } }';
const mayAskOthers = { 'x-others-may-answer': '1' };

let provider: MisbehavingProvider;
let gateway: TestGateway;

beforeEach(async () => {
  provider = await startMisbehavingProvider();
  scriptAccount(provider);
  gateway = await startGateway({ providerUrl: provider.url });
});
afterEach(async () => {
  await gateway.close();
  await provider.close();
});

describe('while it drains', () => {
  it('a client is answered, and asked to come by another connection', async () => {
    gateway.gateway.drain();
    const answer = await gateway.graphql(viewer, {}, { token: 't' });
    expect([answer.status, answer.data]).toEqual([200, { viewer: { id: '7' } }]);
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('a proxy that has others is refused before anything is done, though its body was long', async () => {
    gateway.gateway.drain();
    const query = `${viewer} # ${'x'.repeat(500_000)}`;
    const answer = await gateway.graphql(query, {}, { token: 't', headers: mayAskOthers });
    expect([answer.status, answer.codes]).toEqual([503, ['PROVIDER_UNAVAILABLE']]);
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(provider.calls).toEqual([]);
  });

  it('such a proxy is answered as everybody before that', async () => {
    expect((await gateway.graphql(viewer, {}, { token: 't', headers: mayAskOthers })).status).toBe(200);
  });
});
