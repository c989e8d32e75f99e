import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../lib/deadline.ts';
import { GatewayError } from '../lib/errors.ts';
import { errorBody } from './errorBody.ts';

/**
 * Milliseconds of a gateway that ends. `notice`: /readyz answers 503 before the port closes, so that load balancers notice.
 * `grace`: a connection that is open when the port closes can send one more request within this time. Together they are
 * longer than nginx keeps an idle connection, so nginx never sends a request on a connection that the gateway closes.
 */
export const endingTimes = { notice: 500, grace: 1_000 };

/** A reverse proxy sets this header when it can pass a request on to another gateway after a 503. */
const othersHeader = 'x-others-may-answer';

export const hasOtherGateways = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers[othersHeader] !== undefined;

/** Reads and drops the rest of the body: a client may lose an answer that arrives before its body ends. */
const readOut = (request: IncomingMessage) =>
  new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
    request.resume();
  });

/**
 * While the gateway drains, a proxy that has other gateways gets 503 before any work is done, so it can retry every method
 * elsewhere; its connection closes. Other clients keep their connections until the port has closed: a client that reconnects
 * earlier would wait at the port, and the closing port would reset its connection.
 */
export function closeDrainingConnections(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDraining() || !hasOtherGateways(request)) return done();
    const body = errorBody(request, new GatewayError('PROVIDER_UNAVAILABLE'));
    reply.header('connection', 'close').header('cache-control', 'no-store');
    void readOut(request.raw).then(() => reply.code(503).send(body));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining() && !app.server.listening) reply.header('connection', 'close');
    done();
  });
}

/** The open connections that have not sent a request yet: Node counts them as busy. */
export function watchSilentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return silent;
}

/** In a turn of the loop this short, hardly any new connection arrives unnoticed. */
const shortTurnMs = 1;
/** If running requests keep the turns long, the port closes after this time. */
const mostAcceptingMs = 3_000;

/**
 * Accepts the connections that wait at the port, because closing the port resets them, and does not read them yet: while the
 * gateway answers requests in between, new connections would arrive faster than the loop accepts them.
 * @returns a function that serves these connections
 */
async function acceptWaiting(server: Server): Promise<() => void> {
  const held: Socket[] = [];
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  let isQuiet: boolean;
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    isQuiet = false;
    held.push(socket);
  });
  (server as { pauseOnConnect?: boolean }).pauseOnConnect = true;
  const end = performance.now() + mostAcceptingMs;
  do {
    const begun = performance.now();
    isQuiet = true;
    await setImmediate();
    isQuiet &&= performance.now() - begun < shortTurnMs;
  } while (!isQuiet && performance.now() < end);
  return () => {
    for (const socket of held) {
      for (const listener of serve) listener.call(server, socket);
      socket.resume();
    }
  };
}

/**
 * Stops listening, and gives open connections some time: a client that has just connected is about to send its request. The
 * web server's own `close` would reset such a connection immediately. Silent connections close after that time.
 */
export async function stopListening(server: Server, silent: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  const serveAccepted = await acceptWaiting(server);
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  serveAccepted();
  await withTimeout(graceMs, ended).catch(() => undefined);
  for (const socket of silent) socket.destroy();
}
