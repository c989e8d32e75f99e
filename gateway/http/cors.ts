import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST';
const requestHeaders = 'authorization, content-type, apollo-require-preflight, x-apollo-operation-name, x-request-id';
const answerHeaders = 'content-disposition, retry-after, www-authenticate, x-request-id, x-total-rows';
const maxAgeSeconds = 3_600;

/**
 * Lets pages of these origins read answers, with a token in the Authorization header. Only the portal itself uses the
 * session cookie: no answer allows credentials. Without origins the gateway sends no CORS header, so pages of other sites
 * cannot read any answer.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return done();
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', answerHeaders);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done();
    void reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', maxAgeSeconds)
      .send();
  });
  // Caches must not give one origin's answer to another origin or to a page of the portal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`);
    done();
  });
}
