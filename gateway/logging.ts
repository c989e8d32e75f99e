import { randomBytes } from 'node:crypto';
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
const idBytes = 8;

/** An id that came with a request is kept if it is a sane one, so that a trace goes through. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomBytes(idBytes).toString('hex');
}

/** Where an unexpected error came from, without its message: that could hold what a person typed. */
export const framesOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));

/** The path of an address without e-mails; its query may hold the signed values of a mailed link. */
const pathOf = (url: string): string => (url.split(/[?#]/)[0] ?? '').replace(/[^/]*(?:@|%40)[^/]*/gi, '…');

/** Puts the request's id on every answer, and writes one line for each request that is not an operation. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const log: FastifyBaseLogger = request.log;
    const fields = {
      area: 'http',
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (path === '/graphql' && reply.statusCode === 200) log.debug(fields, 'request');
    else log.info(fields, 'request');
  });
}
