import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GatewayError, retryAfterOf } from '../lib/errors.ts';
import { isMultipart } from '../limits/bodyLimits.ts';
import { hasTokenHeader } from '../limits/session.ts';
import { admissionError, type Verification } from '../limits/tokenVerifier.ts';
import { hasOtherGateways } from './draining.ts';
import { errorBody } from './errorBody.ts';

/** Schemes of the Authorization header; RFC 9110 requires the header in an answer with 401. */
const challenge = 'Token realm="portal", Bearer realm="portal"';

/** Behind a proxy with other gateways a busy one answers 429: at 503 the proxy would pass the load on to the next one. */
const statusOf = ({ code }: GatewayError, request: FastifyRequest) =>
  code === 'RATE_LIMITED' || (code === 'GATEWAY_BUSY' && hasOtherGateways(request)) ? 429 : 503;

/**
 * Answers a request that the gateway does not run: 401 for an unknown token; 429 or 503 with `Retry-After` for a used-up
 * budget, for a token that the provider cannot verify at present, and for a busy gateway.
 */
export function rejectCaller(request: FastifyRequest, reply: FastifyReply, error: GatewayError, extensions?: object) {
  request.log.info({ component: 'http', ...error.extensions }, 'request rejected');
  reply.header('cache-control', 'no-store');
  if (error.code === 'UNAUTHENTICATED') reply.code(401).header('www-authenticate', challenge);
  else reply.code(statusOf(error, request)).header('retry-after', retryAfterOf(error));
  // The gateway closes the connection instead of waiting for the rest of an upload.
  if (isMultipart(request)) reply.header('connection', 'close');
  return reply.send({ ...errorBody(request, error), ...(extensions && { extensions }) });
}

/**
 * Verifies the token of an Authorization header before anything else: a tool whose token has ended must not get a visitor's
 * answer. Another scheme and a malformed header count as an unknown token. A cookie is not checked here: a page whose
 * session has ended still shows public data.
 */
export function requireKnownTokens(
  app: FastifyInstance,
  verify: (request: FastifyRequest) => Promise<Verification>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const error = hasTokenHeader(request) ? admissionError(await verify(request)) : null;
    return error === null ? undefined : rejectCaller(request, reply, error);
  });
}
