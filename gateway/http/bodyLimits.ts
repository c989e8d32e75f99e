import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface BodyLimits {
  /** Total time of a body without an upload. */
  ordinaryMs: number;
  uploadMs: number;
  /** The longest pause between bytes. */
  idleMs: number;
}

export const ordinaryBodyBytes = 1024 * 1024;

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
    if (!hasBody(request)) return next();
    const { raw } = request;
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
