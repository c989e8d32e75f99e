import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { quickBrotli } from '../lib/precompressed.ts';
import { type BodyLimits, defaultBodyLimits, limitBodies, ordinaryBodyBytes } from '../limits/bodyLimits.ts';
import { logRequests, logSettings, requestIdOf } from '../telemetry/logging.ts';
import { errorsTexts } from '../texts/errors.ts';
import { allowOrigins } from './cors.ts';
import { closeDrainingConnections } from './draining.ts';
import { errorBody } from './errorBody.ts';
import { protectAnswers, rejectAddress, securityHeaders } from './headers.ts';

export interface WebServerOptions {
  pageFolder: string;
  isDraining(): boolean;
  logStream?: DestinationStream | undefined;
  bodyLimits?: BodyLimits | undefined;
}

const unreadable: Record<number, string> = {
  413: 'The body is too large',
  415: 'The body has another type than application/json or multipart/form-data',
};

/** Errors outside Apollo in the shape of a GraphQL answer, without internal texts. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; status?: number; name?: string }, request, reply) => {
    const status = error.statusCode ?? error.status ?? 500;
    const isCallers = status >= 400 && status < 500;
    // A client that disconnects during an answer is not an error of the gateway.
    const isGone = request.socket.destroyed;
    if (!isCallers && !isGone) request.log.error({ component: 'http', name: error.name }, 'unexpected error');
    const code = isCallers ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    const message = isCallers ? (unreadable[status] ?? 'The request cannot be read') : errorsTexts.internal;
    return reply.code(isCallers ? status : 500).send(errorBody(request, { message, extensions: { code } }));
  });
}

/** The web server without routes: logging, limits, security headers, compression and error answers. */
export async function createWebServer(config: GatewayConfig, options: WebServerOptions): Promise<FastifyInstance> {
  const { pageFolder, isDraining, logStream, bodyLimits = defaultBodyLimits } = options;
  const headers = securityHeaders({ pageFolder, isHttps: config.publicUrl.startsWith('https://') });
  const app = Fastify({
    logger: logSettings(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors: rejectAddress(headers),
    bodyLimit: ordinaryBodyBytes,
    // The upper limit for every request; limitBodies sets shorter ones.
    requestTimeout: bodyLimits.uploadMs,
    // A keep-alive connection may send one more request while the server drains; the gateway answers it.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  });
  logRequests(app);
  closeDrainingConnections(app, isDraining);
  answerErrors(app);
  limitBodies(app, bodyLimits);
  await app.register(cookie);
  protectAnswers(app, headers);
  allowOrigins(app, config.corsOrigins);
  await app.register(compress, { brotliOptions: quickBrotli });
  return app;
}
