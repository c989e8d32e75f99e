import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientSignal } from '../../gateway/context.ts';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import {
  type MisbehavingProvider,
  registration,
  scriptAccount,
  startMisbehavingProvider,
} from '../testkit/misbehavingProvider.ts';

/** A client that goes away: the gateway stops what it does for it alone. Uploads: brokenUploads.test.ts. */
const profileCall = 'GET /accounts/profile/';
const registrationsCall = 'GET /api/users/user_meeting_reg/list/';
const readCall = 'GET /api/users/user_meeting/get/';
const changeCall = 'POST /api/users/user_meeting/change/';

let provider: MisbehavingProvider;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider, 'moderator');
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

/** Sends an operation and goes away when told. */
function beginAndLeave(query: string, variables: object = {}) {
  const leave = new AbortController();
  const headers = { 'content-type': 'application/json', authorization: 'Token t' };
  const body = JSON.stringify({ query, variables });
  const asked = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leave.signal });
  return {
    async leave() {
      leave.abort();
      await expect(asked).rejects.toThrow();
    },
  };
}

const running = () => gateway.gateway.providerState().areas.reduce((sum, area) => sum + area.running + area.waiting, 0);

describe('a client that leaves', () => {
  it('stops every call to the provider that is under way for it', async () => {
    provider.on(profileCall, ({ query }) => (query.id === undefined ? { body: { id: 7 } } : { hangs: true }));
    provider.on(registrationsCall, { hangs: true });
    const client = beginAndLeave('{ viewer { displayName registrations { id } } }');
    const seen = () => [provider.callsTo(profileCall)[1], provider.callsTo(registrationsCall)[0]];
    await expect.poll(seen).toMatchObject([{ query: { id: '7' } }, { method: 'GET' }]);
    await client.leave();
    await expect.poll(seen).toMatchObject([{ aborted: true }, { aborted: true }]);
    await expect.poll(running).toBe(0);
  });

  it('stops a change of many: what was not begun is not done', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const record = (id: number) => ({ data: { ...registration({ id }), user_descr: 'Примеров Пример' } });
    provider.on(readCall, ({ query }) => ({ body: record(Number(query.id)) }));
    provider.on(changeCall, () => {
      letGo();
      return { delayMs: 300, body: record(1) };
    });
    const items = Array.from({ length: 40 }, (_, index) => ({ id: String(index + 1) }));
    const client = beginAndLeave(
      'mutation ($input: ApplyBulkChangeInput!) { applyBulkChange(input: $input) { results { id } } }',
      { input: { items, change: { format: 'LISTENER' } } },
    );
    await held;
    await client.leave();
    await expect.poll(running).toBe(0);
    const [read, changed] = [provider.callsTo(readCall).length, provider.callsTo(changeCall).length];
    expect(changed).toBeLessThan(10);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([provider.callsTo(readCall).length, provider.callsTo(changeCall).length]).toEqual([read, changed]);
  });

  it('is no error in the log while it is answered', async () => {
    const body = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' });
    const { hostname, port } = new URL(gateway.url);
    const head = ['POST /graphql HTTP/1.1', 'host: a', 'content-type: application/json', 'accept-encoding: br'];
    const before = gateway.log.length;
    for (let n = 0; n < 5; n += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.end(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
      socket.once('data', () => socket.destroy());
      await once(socket, 'close');
    }
    expect((await gateway.graphql('{ clock { now } }')).data).toBeTruthy();
    expect(gateway.log.slice(before).filter((line) => line.includes('unexpected error'))).toEqual([]);
  });
});

it('who left before the operation began is noticed: no event tells of it any more', async () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  raw.destroy();
  expect(clientSignal({ raw } as FastifyReply).aborted).toBe(true);
});
