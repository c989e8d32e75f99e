import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

/** The part of a logger that what runs beside requests needs. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Runs an act at most once in a time: what goes on and on is told once a minute, not a thousand times. */
export function atMostOnceIn<Given extends unknown[]>(ms: number, act: (...given: Given) => void) {
  let quietUntil = 0;
  return (...given: Given): void => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + ms;
    act(...given);
  };
}

const secretHeaders = ['authorization', 'cookie', 'set-cookie'];
const redacted = secretHeaders.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]);

/** Settings of the log: JSON lines with the request's id, secrets taken out, neither bodies nor variables. */
export function logSettings(level: string, stream?: DestinationStream): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    redact: { paths: [...redacted, 'token', '*.token', 'password', '*.password'], censor: '[redacted]' },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Of an id of our own: short enough for a person to read out, enough for a year of requests. */
const idDigits = 16;

/** Node keeps random UUIDs ready. */
const newRequestId = () => randomUUID().replaceAll('-', '').slice(0, idDigits);

/** An id that came with a request is kept if it is a sane one, so that a trace goes through. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newRequestId();
}

/** Where an unexpected error came from, without its message: that could hold what a person typed. */
export const framesOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));

/** The path of an address without e-mails; its query may hold the signed values of a mailed link. */
const pathOf = (url: string): string => (url.split(/[?#]/)[0] ?? '').replace(/[^/]*(?:@|%40)[^/]*/gi, '…');

/** Load balancers and orchestrators ask these every few seconds. */
const probes = new Set(['/healthz', '/readyz']);

/** Puts the request's id on every answer, and logs each request that is neither an operation nor a probe. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.url);
    const status = reply.statusCode;
    const level = path === '/graphql' && status === 200 ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime);
    if (!probes.has(path)) request.log[level]({ area: 'http', method: request.method, path, status, ms }, 'request');
    done();
  });
}
