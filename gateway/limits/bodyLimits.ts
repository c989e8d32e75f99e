import { finished, type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admissionError, type Verification } from './tokenVerifier.ts';

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
 * Closes a connection whose body arrives too slowly. Fastify has one limit for all requests, which must suit uploads, and it
 * does not notice pauses.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request;
    // A request that the gateway makes to itself for its pages has no socket, and its body is already complete.
    if (!hasBody(request) || !('setTimeout' in raw)) return next();
    const cut = () => void raw.destroy();
    const overall = setTimeout(cut, isMultipart(request) ? limits.uploadMs : limits.ordinaryMs);
    raw.setTimeout(limits.idleMs, cut);
    // Once the body has arrived, the operation's deadline applies.
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

/** A client that disconnected during a verification causes no further event, so a reader of its body would wait for ever. */
export function requireClient({ raw }: FastifyRequest): void {
  if (raw.destroyed) throw badRequest(400, 'The client left');
}

/** Passes the bytes on up to a limit; then this stream fails, and the connection stays open for the answer. */
export function limitBodySize(body: Readable, most: number): Readable {
  let received = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received <= most) done(null, chunk);
      else done(bodyTooLarge());
    },
  });
  // Nothing reads a body of an unknown type; without a listener its error would end the process.
  limited.on('error', () => undefined);
  // If the client disconnects, both streams end.
  finished(body, (error) => {
    if (error) limited.destroy(error);
  });
  return body.pipe(limited);
}

/** Accepts a large body only with a valid token, which is verified before the body is read: parsing it takes time. */
export function requireTokenForLargeBodies(
  app: FastifyInstance,
  verify: (request: FastifyRequest) => Promise<Verification>,
): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || isMultipart(request)) return payload;
    // A chunked body has no announced length.
    const isChunked = request.headers['content-length'] === undefined;
    if (!isChunked && Number(request.headers['content-length']) <= strangersBodyBytes) return payload;
    if (admissionError(await verify(request)) === null) {
      requireClient(request);
      return payload;
    }
    if (!isChunked) throw bodyTooLarge();
    return limitBodySize(payload, strangersBodyBytes);
  });
}
