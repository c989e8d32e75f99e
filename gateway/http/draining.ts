import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../errors.ts';
import { errorBody } from './errorBody.ts';

/** A reverse proxy sets this header when it can pass a request on to another gateway after a 503. */
const othersHeader = 'x-others-may-answer';

/** Reads and drops the rest of the body: a client may lose an answer that arrives before its body ends. */
const readOut = (request: IncomingMessage) =>
  new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
    request.resume();
  });

/**
 * While the gateway drains, every answer closes its connection. A proxy that has other gateways gets 503 before any
 * work is done, so it can retry every method elsewhere, and it sends no more requests by the time the port closes.
 */
export function closeDrainingConnections(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDraining() || request.headers[othersHeader] === undefined) return done();
    const body = errorBody(request, new GatewayError('PROVIDER_UNAVAILABLE'));
    void readOut(request.raw).then(() => reply.code(503).header('cache-control', 'no-store').send(body));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
}
