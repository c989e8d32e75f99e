import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { atEnd } from './atEnd.ts';
import { startNginx, type TestProxy } from './nginx.ts';
import { listen } from './ports.ts';

/** How a gateway answers. */
type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
const answers: Behaviour = (_, response) => response.end('answered');
export const drains: Behaviour = (_, response) => response.writeHead(503, { connection: 'close' }).end('draining');
export const isBusy: Behaviour = (_, response) =>
  response.writeHead(429, { 'retry-after': '2' }).end('{"errors":[{"extensions":{"code":"GATEWAY_BUSY"}}]}');
export const lacks: Behaviour = (_, response) => response.writeHead(404).end('Not found');
export const cuts: Behaviour = (request) => request.socket.resetAndDestroy();

/** A gateway, and each request that it received, as `METHOD body`. */
type Gateway = { server: Server; port: number; requests: string[]; headers: IncomingHttpHeaders[] };

/** Nothing listens there: a free port could be taken by another test. */
const closedPort = 9;

/** Gateways with scripted behaviour behind the deployment's nginx, all ended after each test. */
export function gatewaysBehindNginx() {
  let proxy: TestProxy | undefined;

  async function startGateway(behave: Behaviour = answers): Promise<Gateway> {
    const requests: string[] = [];
    const headers: IncomingHttpHeaders[] = [];
    const server = createServer(async (request, response) => {
      headers.push(request.headers);
      requests.push(`${request.method} ${await text(request)}`.trim());
      behave(request, response);
    });
    const { port, close } = await listen(server);
    atEnd(close);
    return { server, port, requests, headers };
  }

  /** Starts nginx before these servers; returns its address. */
  async function startBefore(gateways: string, publicUrl?: string): Promise<string> {
    proxy = await startNginx(gateways, publicUrl);
    atEnd(proxy.close);
    return proxy.url;
  }

  return {
    startGateway,
    startBefore,
    /** Two gateways, the second as a backup of the first; without a port none accepts connections there. */
    async startBeforeTwo(first = closedPort, second = closedPort, publicUrl?: string): Promise<string> {
      const servers = `server 127.0.0.1:${first} max_fails=0; server 127.0.0.1:${second} max_fails=0 backup;`;
      return startBefore(servers, publicUrl);
    },
    http2Url: () => proxy?.http2Url ?? '',
    log: async () => (await proxy?.log()) ?? '',
  };
}
