import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorBody } from './errorBody.ts';
import { Fault } from './errors.ts';

/** By it a reverse proxy says that it asks another gateway where this one, draining, refuses with 503. */
const othersHeader = 'x-others-may-answer';

/** Reads what is still to come and throws it away: an answer before the end of a body may be lost with its connection. */
const readOut = (request: IncomingMessage) =>
  new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
    request.resume();
  });

/**
 * Sends everybody elsewhere while this gateway drains: its clients are answered and asked to come by another connection;
 * a proxy that has other gateways is refused before anything is done, so that it asks one of them, whatever the method,
 * and has stopped coming when the door is shut.
 */
export function leadElsewhere(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining() || request.headers[othersHeader] === undefined) return;
    await readOut(request.raw);
    const body = errorBody(request, new Fault('PROVIDER_UNAVAILABLE'));
    return reply.code(503).header('cache-control', 'no-store').send(body);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}
