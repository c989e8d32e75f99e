import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import { createIdempotencyKeys } from './cache/idempotencyKeys.ts';
import { shareChanges } from './cache/listInvalidation.ts';
import { createSharedCache } from './cache/shared.ts';
import type { GatewayConfig } from './config.ts';
import type { Services } from './context.ts';
import { createListWorker } from './domains/participants/list/listWorker.ts';
import type { WorkerState } from './domains/participants/list/protocol.ts';
import type { Freshness } from './domains/participants/list/worker/listCache.ts';
import { type Editions, loadEditions } from './editions/load.ts';
import { createSchema } from './graphql/schema.ts';
import { createStaticAnswers } from './graphql/staticAnswers.ts';
import { loadTrustedDocuments } from './graphql/trustedDocuments.ts';
import { type BodyLimits, defaultBodyLimits, limitBodies, ordinaryBodyBytes } from './http/bodyLimits.ts';
import { serveCalendar } from './http/calendar.ts';
import { closeDrainingConnections } from './http/draining.ts';
import { serveAssets } from './http/editionAssets.ts';
import { errorBody } from './http/errorBody.ts';
import { serveExports } from './http/exports.ts';
import { serveGraphql } from './http/graphqlRoute.ts';
import { protectAnswers, refuseAddress, securityHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveMedia } from './http/media.ts';
import { createPublicPages } from './http/page/publicPages.ts';
import { serveExplorer } from './http/page/serveExplorer.ts';
import { servePage } from './http/page/servePage.ts';
import { serveSitemap } from './http/page/sitemap.ts';
import { requestSessions } from './http/requestSession.ts';
import { sessionCookie } from './http/session.ts';
import { type Clock, createClock } from './lib/clock.ts';
import { createAttemptLimiters } from './limits/attempts.ts';
import { createOperationBudget } from './limits/operations.ts';
import type { AttemptRates } from './limits/rates.ts';
import { createTokenVerifier } from './limits/tokenVerifier.ts';
import { connectProvider } from './provider/client.ts';
import { operation } from './provider/contract.ts';
import type { ProviderLimits } from './provider/limits.ts';
import { logBreakers, observeAll, type ProviderState } from './provider/observer.ts';
import { logRequests, logSettings, requestIdOf } from './telemetry/logging.ts';
import { countReads, countRefusals, countRequests } from './telemetry/metrics/counted.ts';
import { createMetrics } from './telemetry/metrics/metrics.ts';

const builtPage = fileURLToPath(new URL('../dist/web', import.meta.url));
const builtExplorer = fileURLToPath(new URL('../dist/explorer', import.meta.url));
const builtPageServer = fileURLToPath(new URL('../dist/page-server/entryServer.js', import.meta.url));

/** A gateway that is ready to listen. */
export interface Gateway {
  app: FastifyInstance;
  /** Renders the public pages. A visitor who comes earlier waits for the own page only. */
  renderPages(): Promise<void>;
  /** Starts the list worker before the first list is asked for. */
  startLists(): void;
  /** From now on /readyz says no, so that no new visitors are sent here. */
  drain(): void;
  /** What it counts. */
  metrics: Registry;
  /** Where its calls to the provider stand. */
  providerState(): ProviderState;
  /** Lets running requests finish, then frees everything. */
  close(): Promise<void>;
}

interface GatewayOptions {
  clock?: Clock;
  /** Where log lines go instead of standard output. */
  logStream?: DestinationStream;
  /** How long bodies may take; tests do not wait that long. */
  bodyLimits?: BodyLimits;
  /** How calls to the provider are bounded; tests do not wait that long. */
  providerLimits?: Partial<ProviderLimits>;
  /** The time by which shared reads and verified tokens are fresh or old, in milliseconds since 1970. */
  now?: () => number;
  /** How long lists of participants are served without a question to the provider; a benchmark measures the question. */
  listFreshness?: Freshness;
  /** How many attempts are let through; tests do not make that many. */
  attemptRates?: AttemptRates;
  /** The editions that the caller has read already. */
  editions?: Editions;
  /** Where the built page lies. */
  pageFolder?: string;
  /** The page's server build. */
  pageServer?: string;
}

/** Refusals of the web server itself, in the shape of a GraphQL answer and without inner texts. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; status?: number; name?: string }, request, reply) => {
    const status = error.statusCode ?? error.status ?? 500;
    const isCallers = status >= 400 && status < 500;
    // Whoever went away in the middle of an answer is no fault of ours.
    const isGone = request.socket.destroyed;
    if (!isCallers && !isGone) request.log.error({ area: 'http', name: error.name }, 'unexpected error');
    const code = isCallers ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    const message = isCallers ? 'The request cannot be read' : 'Внутренняя ошибка, попробуйте позже';
    return reply.code(isCallers ? status : 500).send(errorBody(request, { message, extensions: { code } }));
  });
}

/** The connection together with that of the list worker, which alone makes calls of the lists' area. */
function withLists(own: ProviderState, worker: WorkerState | null): ProviderState {
  if (worker === null) return own;
  const { provider } = worker;
  const listArea = provider.areas.find(({ area }) => area === operation('listParticipations').area);
  return {
    sockets: own.sockets + provider.sockets,
    free: own.free + provider.free,
    areas: own.areas.map((area) => (area.area === listArea?.area ? listArea : area)),
  };
}

/** Asks the gateway's own endpoint as a visitor does: with the same rules, limits and log lines. */
async function askAsVisitor(app: FastifyInstance, hash: string, variables: Record<string, unknown>) {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the gateway does not listen yet');
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  const answer = await fetch(`http://${host}:${bound.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  });
  return (await answer.json()) as { data?: Record<string, unknown> };
}

/** Builds the gateway: GraphQL, media, health and the page. Used by the process and by tests alike. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> {
  const limits = options.bodyLimits ?? defaultBodyLimits;
  const pageFolder = options.pageFolder ?? builtPage;
  const headers = securityHeaders({ pageFolder, isHttps: config.publicUrl.startsWith('https://') });
  const app = Fastify({
    logger: logSettings(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors: refuseAddress(headers),
    bodyLimit: ordinaryBodyBytes,
    // The longest that any request may take to come in; bodies have nearer limits of their own.
    requestTimeout: limits.uploadMs,
    // A request that came on a kept connection while the rest is answered is answered too.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  });
  const metrics = createMetrics();
  const limitsOfCalls = options.providerLimits ?? {};
  const observer = observeAll(logBreakers(app.log), metrics.provider);
  const redis =
    config.redisUrl === null ? null : (await import('./cache/redis.ts')).connectRedis(config.redisUrl, app.log);
  const tokenVerifier = createTokenVerifier(redis, options.now);
  const provider = connectProvider(config.providerUrl, {
    limits: limitsOfCalls,
    observer,
    tokenRefused: tokenVerifier.forget,
  });
  const listWorker = createListWorker({
    providerUrl: config.providerUrl,
    limits: limitsOfCalls,
    freshness: options.listFreshness,
    log: app.log,
    observer: { provider: observer, cacheRead: metrics.cacheRead, workerEnded: metrics.listWorkerEnded },
  });
  metrics.watchProvider(async () => withLists(provider.state(), await listWorker.state()));
  metrics.watchLists(listWorker);
  if (redis !== null) metrics.watchRedis(() => redis.client.status === 'ready');
  const { traceEndpoint } = config;
  const tracing = traceEndpoint === null ? null : (await import('./telemetry/otlp.ts')).exportTraces(traceEndpoint);
  const now = options.now === undefined ? {} : { now: options.now };
  const reads = countReads(createSharedCache({ log: app.log, ...now }), metrics);
  const cookies = sessionCookie(config.publicUrl);
  const services: Services = {
    provider,
    clock: options.clock ?? createClock(config.portalClock),
    editions: options.editions ?? loadEditions(config.editionsFolder ?? undefined),
    publicUrl: config.publicUrl,
    providerUrl: config.providerUrl,
    cookie: cookies,
    tokenVerifier,
    sessionOf: requestSessions({ provider, cookie: cookies, tokenVerifier }),
    idempotencyKeys: createIdempotencyKeys(),
    tracing,
    reads,
    listWorker,
    listsChanged: shareChanges(listWorker, reads, redis),
    budget: createOperationBudget(redis, config.operationCostPerMinute, metrics.limitRefused),
    attemptLimiters: countRefusals(createAttemptLimiters(redis, options.attemptRates), metrics),
  };
  let isDraining = false;

  logRequests(app);
  countRequests(app, metrics);
  closeDrainingConnections(app, () => isDraining);
  answerErrors(app);
  limitBodies(app, limits);
  await app.register(cookie);
  protectAnswers(app, headers);
  // Brotli's own default costs a hundred times the time for a few percent of size.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  const schema = createSchema();
  const documents = loadTrustedDocuments();
  const staticAnswers = createStaticAnswers(schema, services.editions, documents);
  const stopGraphql = await serveGraphql(app, {
    schema,
    services,
    documents,
    staticAnswers,
    isProduction: config.isProduction,
    metrics,
  });
  serveMedia(app, services);
  serveExports(app, services, schema);
  await serveAssets(app, services.editions);
  serveCalendar(app, services);
  serveHealth(app, provider, () => isDraining);
  const pages = createPublicPages({
    pageFolder,
    pageServer: options.pageServer ?? builtPageServer,
    publicUrl: config.publicUrl,
    answers: staticAnswers,
    answerVisitor: (hash, variables) => askAsVisitor(app, hash, variables),
    log: app.log,
  });
  serveSitemap(app, config.publicUrl, pages);
  await serveExplorer(app, builtExplorer);
  await servePage(app, pageFolder, pages);

  return {
    app,
    renderPages: () => pages.renderAll(),
    startLists: listWorker.start,
    drain() {
      isDraining = true;
    },
    metrics: metrics.registry,
    providerState: () => provider.state(),
    async close() {
      isDraining = true;
      await stopGraphql();
      await listWorker.close();
      await provider.close();
      redis?.close();
      await tracing?.close();
    },
  };
}
