import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

/** A gateway that is about to end, and requests that still arrive. */
const viewer = '{ viewer { id } }';
const mayAskOthers = { 'x-others-may-answer': '1' };

const provider = await scriptedProvider();
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openGateway({ providerUrl: provider.url });
});

describe('while it drains', () => {
  it('reports the gateway as alive but not ready', async () => {
    gateway.gateway.drain();
    const [ready, alive] = [await fetch(`${gateway.url}/readyz`), await fetch(`${gateway.url}/healthz`)];
    expect([ready.status, await ready.json(), alive.status]).toEqual([503, { status: 'draining' }, 200]);
  });

  it('answers a client on its connection until the port has closed', async () => {
    gateway.gateway.drain();
    const answer = await gateway.graphql(viewer, {}, { token: 't' });
    expect([answer.status, answer.data]).toEqual([200, { viewer: { id: 'Viewer:7' } }]);
    expect(answer.headers.get('connection')).toBe('keep-alive');
  });

  it('rejects a proxy with other gateways before any work, even after a long body', async () => {
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
  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };

  /** Sends a request. @returns the status line and the connection header of the answer, or the error */
  const ask = (socket: Socket) =>
    new Promise<string>((resolve) => {
      const onData = (data: Buffer) => {
        const lines = String(data).split('\r\n');
        socket.off('data', onData).off('error', onError);
        resolve(lines.filter((line) => /^(?:HTTP|connection)/i.test(line)).join());
      };
      const onError = ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error');
      socket.on('data', onData).once('error', onError);
      socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n');
    });

  const tryToOpen = async (): Promise<unknown> => {
    try {
      (await open()).destroy();
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  };

  it('answers open connections and closes them; none is reset', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    const before = await Promise.all(sockets.map(ask));
    expect(new Set(before)).toEqual(new Set(['HTTP/1.1 200 OK,Connection: keep-alive']));
    gateway.gateway.drain();
    const stopped = gateway.gateway.stopListening(10_000);
    await expect.poll(tryToOpen).toBe('ECONNREFUSED');
    const ended = sockets.map((socket) => once(socket, 'close'));
    expect(new Set(await Promise.all(sockets.map(ask)))).toEqual(new Set(['HTTP/1.1 200 OK,connection: close']));
    await Promise.all(ended);
    await stopped;
  });

  it('finishes a list that is being read', async () => {
    const listCall = `GET ${callPaths.listParticipants}`;
    provider.on(listCall, { body: { data: [{ id: 1, user_descr: 'Примеров' }] }, delayMs: 300 });
    const answer = gateway.graphql('{ edition(year: 2025) { participants { totalCount } } }');
    await expect.poll(() => provider.callsTo(listCall).length).toBe(1);
    await gateway.close();
    expect((await answer).data).toEqual({ edition: { participants: { totalCount: 1 } } });
  });
});
