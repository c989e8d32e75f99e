import { finished, type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdmitted, type Verification } from './tokenVerifier.ts';

export interface BodyLimits {
  /** Total time of a body without an upload. */
  ordinaryMs: number;
  uploadMs: number;
  /** The longest pause between bytes. */
  idleMs: number;
}

/** Twice the 10,000 ids that the variables of a bulk change may hold; parsing as much takes about 40 ms. */
export const ordinaryBodyBytes = 512 * 1024;

/** The body of a caller without a valid token; the page's largest is a sign-up of 2 KiB. */
export const strangersBodyBytes = 64 * 1024;

export const defaultBodyLimits: BodyLimits = { ordinaryMs: 15_000, uploadMs: 120_000, idleMs: 20_000 };

export const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes connections whose body arrives too slowly. Fastify's own limit is the same for all requests, so it must suit
 * uploads, and it ignores pauses.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request;
    // A request that the gateway makes for its own pages has its whole body, and no socket.
    if (!hasBody(request) || !('setTimeout' in raw)) return next();
    const cut = () => void raw.destroy();
    const overall = setTimeout(cut, isMultipart(request) ? limits.uploadMs : limits.ordinaryMs);
    raw.setTimeout(limits.idleMs, cut);
    // After the body the operation's deadline applies.
    const done = () => {
      clearTimeout(overall);
      if (!raw.destroyed) raw.setTimeout(0);
    };
    raw.once('end', done);
    raw.once('close', () => clearTimeout(overall));
    next();
  });
}

const badRequest = (statusCode: number, text: string) => Object.assign(new Error(text), { statusCode });
export const bodyTooLarge = () => badRequest(413, 'Body too large');

/** A disconnect during a verification causes no more event, so a reader of the body would wait for ever. */
export function requireClient({ raw }: FastifyRequest): void {
  if (raw.destroyed) throw badRequest(400, 'The client left');
}

/** The same bytes up to a limit; beyond it this stream fails, and the connection stays open for the answer. */
export function boundedBody(body: Readable, most: number): Readable {
  let received = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received <= most) done(null, chunk);
      else done(bodyTooLarge());
    },
  });
  // A body of an unknown type is never read; without a listener, its error would end the process.
  bounded.on('error', () => undefined);
  // A client that leaves ends both.
  finished(body, (error) => {
    if (error) bounded.destroy(error);
  });
  return body.pipe(bounded);
}

/** Verifies the token of a large body before the gateway reads it: parsing costs time, which strangers do not get. */
export function limitStrangers(app: FastifyInstance, verify: (request: FastifyRequest) => Promise<Verification>): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || isMultipart(request)) return payload;
    // Without an announced length.
    const isChunked = request.headers['content-length'] === undefined;
    if (!isChunked && Number(request.headers['content-length']) <= strangersBodyBytes) return payload;
    if (isAdmitted(await verify(request))) {
      requireClient(request);
      return payload;
    }
    if (!isChunked) throw bodyTooLarge();
    return boundedBody(payload as Readable, strangersBodyBytes);
  });
}
