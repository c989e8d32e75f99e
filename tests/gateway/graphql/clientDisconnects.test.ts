import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { answerDeadline, deadlines } from '../../../gateway/context.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

/** When a client disconnects, the gateway stops its work for this client. Uploads: brokenUploads.test.ts. */
const registrationsCall = `GET ${callPaths.listRegistrations}`;
const readCall = `GET ${callPaths.getParticipation}`;

/** Long deadlines: only a client that disconnects ends an operation or a call here. */
const hour = 3_600_000;
const { operationMs } = deadlines;
deadlines.operationMs = hour;
afterAll(() => void Object.assign(deadlines, { operationMs }));
const providerLimits = { callMs: hour, listMs: hour };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerLimits });

/** Sends an operation and disconnects on demand. */
function beginAndLeave(query: string, variables: object = {}) {
  const leave = new AbortController();
  const headers = { 'content-type': 'application/json', authorization: 'Token t' };
  const body = JSON.stringify({ query, variables });
  const answer = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leave.signal });
  return {
    async leave() {
      leave.abort();
      await expect(answer).rejects.toThrow();
    },
  };
}

const running = () => gateway.gateway.providerState().areas.reduce((sum, area) => sum + area.running + area.waiting, 0);

describe('a client that leaves', () => {
  it('stops every call to the provider that is under way for it', async () => {
    provider.on(readCall, { hangs: true });
    provider.on(registrationsCall, { hangs: true });
    // The account is not cancelled: requests with one token share that call, so it continues for the others.
    const client = beginAndLeave('{ viewer { registrations { id } } registration(id: "Registration:12") { id } }');
    const seen = () => [provider.callsTo(readCall)[0], provider.callsTo(registrationsCall)[0]];
    await expect.poll(seen).toMatchObject([{ query: { id: '12' } }, { method: 'GET' }]);
    await client.leave();
    // Long before the socket itself gives up.
    await expect.poll(seen).toMatchObject([{ aborted: true }, { aborted: true }]);
    await expect.poll(running).toBe(0);
  });

  it('logs no error if it disconnects during the answer', async () => {
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

it('notices a client that left before the operation began, although no event reports it', async () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  raw.destroy();
  expect(answerDeadline({ raw } as FastifyReply, null).aborted).toBe(true);
});
