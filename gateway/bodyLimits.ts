import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the body of a request may take to come in. */
export interface BodyLimits {
  /** A body that is no upload, in all. */
  ordinaryMs: number;
  /** An upload, in all. */
  uploadMs: number;
  /** Any body without a single byte. */
  idleMs: number;
}

/** Longest body that is no upload. */
export const ordinaryBodyBytes = 1024 * 1024;

export const defaultBodyLimits: BodyLimits = { ordinaryMs: 15_000, uploadMs: 120_000, idleMs: 20_000 };

/** Whether a request is an upload. */
export const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts requests whose body comes too slowly. The web server's own limit is one for all requests, so an upload's
 * would let every other body drip as long; and it knows no silence.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const cut = () => void raw.destroy();
    const overall = setTimeout(cut, isMultipart(request) ? limits.uploadMs : limits.ordinaryMs);
    raw.setTimeout(limits.idleMs, cut);
    // Once the body is in, the operation's own deadline holds: its silence is no fault of the sender's.
    const done = () => {
      clearTimeout(overall);
      if (!raw.destroyed) raw.setTimeout(0);
    };
    raw.once('end', done);
    raw.once('close', () => clearTimeout(overall));
  });
}
