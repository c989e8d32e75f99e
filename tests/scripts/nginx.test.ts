import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { send } from '../testkit/load.ts';
import { startNginx, type TestProxy } from '../testkit/nginx.ts';
import { freePort } from '../testkit/ports.ts';

/** The deployment's nginx before gateways that misbehave: what it sends on, and what it never sends twice. */
type Gateway = { server: Server; port: number; asked: string[] };

const servers: Server[] = [];
let proxy: TestProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
const answers: Behaviour = (_, response) => response.end('answered');
const drains: Behaviour = (_, response) => response.writeHead(503, { connection: 'close' }).end('draining');
const cuts: Behaviour = (request) => request.socket.resetAndDestroy();

async function startGateway(behave: Behaviour): Promise<Gateway> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(`${request.method} ${Buffer.concat(parts)}`.trim());
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { server, port: (server.address() as AddressInfo).port, asked };
}

/** Two gateways of which the first is always asked first: the other one is for when it cannot be had. */
async function startBefore(first: number, second: number): Promise<string> {
  proxy = await startNginx(
    `server 127.0.0.1:${first} max_fails=0; server 127.0.0.1:${second} max_fails=0 backup;`,
    '127.0.0.9',
  );
  return proxy.url;
}

describe('a gateway that', () => {
  it.each(['GET', 'POST'])('drains has its %s sent on, whole', async (method) => {
    const [draining, other] = [await startGateway(drains), await startGateway(answers)];
    const url = await startBefore(draining.port, other.port);
    const body = method === 'POST' ? 'x'.repeat(300_000) : '';
    const answer = await send(url, { method, path: '/graphql', body });
    expect(answer).toMatchObject({ status: 200, text: 'answered' });
    expect(other.asked).toEqual([`${method} ${body}`.trim()]);
  });

  it.each(['GET', 'POST'])('takes no connections has its %s sent on', async (method) => {
    const other = await startGateway(answers);
    const url = await startBefore(await freePort(), other.port);
    expect(await send(url, { method, path: '/graphql' })).toMatchObject({ status: 200, text: 'answered' });
  });

  it('cuts the connection: what only reads is asked of another one', async () => {
    const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
    const url = await startBefore(broken.port, other.port);
    expect(await send(url, { path: '/program' })).toMatchObject({ status: 200, text: 'answered' });
  });

  it('cuts the connection: a POST may have been done, and is never sent again', async () => {
    const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
    const url = await startBefore(broken.port, other.port);
    expect((await send(url, { method: 'POST', path: '/graphql', body: '{}' })).status).toBe(502);
    expect([broken.asked, other.asked]).toEqual([['POST {}'], []]);
  });

  it('cuts the connection of an export: it may stand in the history already, and is never asked for again', async () => {
    const [broken, other] = [await startGateway(cuts), await startGateway(answers)];
    const url = await startBefore(broken.port, other.port);
    expect((await send(url, { path: '/export/participants.csv' })).status).toBe(502);
    expect([broken.asked, other.asked]).toEqual([['GET'], []]);
  });

  it('drains has its export sent on: nothing was noted', async () => {
    const [draining, other] = [await startGateway(drains), await startGateway(answers)];
    const url = await startBefore(draining.port, other.port);
    expect(await send(url, { path: '/export/participants.csv' })).toMatchObject({ status: 200, text: 'answered' });
  });

  it('drains, and the other one cuts a POST: it is not sent a third time', async () => {
    const [draining, other] = [await startGateway(drains), await startGateway(cuts)];
    const url = await startBefore(draining.port, other.port);
    expect((await send(url, { method: 'POST', path: '/graphql', body: '{}' })).status).toBe(502);
    expect(other.asked).toEqual(['POST {}']);
  });
});
