import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

/** For code outside requests. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Limits how often `act` runs, for log lines of a lasting failure. */
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

/** JSON lines without secrets, bodies and variables. */
export function logSettings(level: string, stream?: DestinationStream): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    redact: { paths: [...redacted, 'token', '*.token', 'password', '*.password'], censor: '[redacted]' },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Short enough to read out, long enough to be unique for years. */
const idDigits = 16;

/** Node caches random data for UUIDs. */
const newRequestId = () => randomUUID().replaceAll('-', '').slice(0, idDigits);

/** Takes the id of a reverse proxy or a client if it is well-formed, so that logs share it. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newRequestId();
}

/** The stack of an error without its message, which may hold personal data. */
export const framesOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));

/** The path of an address without e-mails, codes of documents and names of files; its query may hold the signed values of a mailed link. */
export const pathOf = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part))
    .join('/')
    .replace(/^(\/+verify\/).+/i, '$1…')
    .replace(/^(\/+media\/(?:…|[^/]+\/[^/]+)\/).+/, '$1…');

/** Load balancers request these every few seconds. */
const probes = new Set(['/healthz', '/readyz']);

/** Adds the request id to every answer, and logs each request except successful operations and probes. */
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
    if (!probes.has(path))
      request.log[level]({ component: 'http', method: request.method, path, status, ms }, 'request');
    done();
  });
}
