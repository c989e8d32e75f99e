import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Total time for an ordinary body and for an upload, and the longest pause between bytes. */
export interface BodyLimits {
  ordinaryMs: number;
  uploadMs: number;
  idleMs: number;
}

export const ordinaryBodyBytes = 1024 * 1024;

export const defaultBodyLimits: BodyLimits = { ordinaryMs: 15_000, uploadMs: 120_000, idleMs: 20_000 };

export const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts requests whose body arrives too slowly. Fastify has one limit for all requests: that of uploads would let every
 * other body drip for as long, and it ignores pauses.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (!hasBody(request)) return next();
    const { raw } = request;
    const cut = () => void raw.destroy();
    const overall = setTimeout(cut, isMultipart(request) ? limits.uploadMs : limits.ordinaryMs);
    raw.setTimeout(limits.idleMs, cut);
    // After the body has arrived the operation's own deadline applies: the client has nothing more to send.
    const done = () => {
      clearTimeout(overall);
      if (!raw.destroyed) raw.setTimeout(0);
    };
    raw.once('end', done);
    raw.once('close', () => clearTimeout(overall));
    next();
  });
}
