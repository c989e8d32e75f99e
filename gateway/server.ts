import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import { type BodyLimits, defaultBodyLimits, limitBodies, ordinaryBodyBytes } from './bodyLimits.ts';
import { shareChanges } from './changes.ts';
import { type Clock, createClock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import type { Services } from './context.ts';
import { leadElsewhere } from './draining.ts';
import { loadEditions } from './editions/load.ts';
import { serveAssets } from './editions/serveAssets.ts';
import { errorBody } from './errorBody.ts';
import { serveExports } from './exports/serveExports.ts';
import { serveGraphql } from './graphqlRoute.ts';
import { protectAnswers, refuseAddress } from './headers.ts';
import { type NotReady, serveHealth } from './health.ts';
import { createAttemptLimiters } from './limits/attempts.ts';
import { createLiveTokens } from './limits/liveTokens.ts';
import { createOperationBudget } from './limits/operations.ts';
import type { AttemptRates } from './limits/rates.ts';
import { logRequests, logSettings, requestIdOf } from './logging.ts';
import { serveMedia } from './media.ts';
import { countListReads, countReads, countRefusals, countRequests, countUnpaid } from './metrics/counted.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPublicPages } from './page/publicPages.ts';
import { serveExplorer } from './page/serveExplorer.ts';
import { servePage } from './page/servePage.ts';
import { serveSitemap } from './page/sitemap.ts';
import { type Freshness, keepLists } from './participantList/kept.ts';
import { serveCalendar } from './programme/serveCalendar.ts';
import { connectProvider } from './provider/http.ts';
import type { ProviderLimits } from './provider/limits.ts';
import { logBreakers, observeAll, type ProviderState } from './provider/observer.ts';
import { connectRedis } from './redis.ts';
import { createRequestKeys } from './requestKeys.ts';
import { createSchema } from './schema.ts';
import { sessionCookie } from './session.ts';
import { shareReads } from './sharedReads.ts';
import { createStaticAnswers } from './staticAnswers.ts';
import { loadTrustedDocuments } from './trustedDocuments.ts';

const builtPage = fileURLToPath(new URL('../dist/web', import.meta.url));
const builtExplorer = fileURLToPath(new URL('../dist/explorer', import.meta.url));
const builtPageServer = fileURLToPath(new URL('../dist/page-server/entryServer.js', import.meta.url));

/** A gateway that is ready to listen. */
export interface Gateway {
  app: FastifyInstance;
  /** Renders the public pages; until then /readyz says no, and every page is drawn in the browser. */
  renderPages(): Promise<void>;
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
  /** The time by which shared reads are fresh or old, in milliseconds since 1970. */
  now?: () => number;
  /** How long lists of participants are used without asking; a benchmark measures the question. */
  listFreshness?: Freshness;
  /** How many attempts are let through; tests do not make that many. */
  attemptRates?: AttemptRates;
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
    const message = isCallers ? 'Запрос не удалось прочитать' : 'Внутренняя ошибка, попробуйте позже';
    return reply.code(isCallers ? status : 500).send(errorBody(request, { message, extensions: { code } }));
  });
}

/** Builds the gateway: GraphQL, media, health and the page. Used by the process and by tests alike. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> {
  const limits = options.bodyLimits ?? defaultBodyLimits;
  const pageFolder = options.pageFolder ?? builtPage;
  const isHttps = config.publicUrl.startsWith('https://');
  const app = Fastify({
    logger: logSettings(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors: refuseAddress(isHttps),
    bodyLimit: ordinaryBodyBytes,
    // The longest that any request may take to come in; bodies have nearer limits of their own.
    requestTimeout: limits.uploadMs,
    // A request that came on a kept connection while the rest is answered is answered too.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  });
  const metrics = createMetrics();
  const provider = connectProvider(config.providerUrl, {
    limits: options.providerLimits ?? {},
    observer: observeAll(logBreakers(app.log), metrics.provider),
  });
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, app.log);
  metrics.watchProvider(() => provider.state());
  if (redis !== null) metrics.watchRedis(() => redis.client.status === 'ready');
  const { traceEndpoint } = config;
  const tracing = traceEndpoint === null ? null : (await import('./otlp.ts')).exportTraces(traceEndpoint);
  const lists = countListReads(keepLists(options.listFreshness), metrics);
  const now = options.now === undefined ? {} : { now: options.now };
  const reads = countReads(shareReads({ store: redis, log: app.log, ...now }), metrics);
  const services: Services = {
    provider,
    clock: options.clock ?? createClock(config.portalClock),
    editions: loadEditions(config.editionsFolder ?? undefined),
    publicUrl: config.publicUrl,
    providerUrl: config.providerUrl,
    cookie: sessionCookie(config.publicUrl),
    requestKeys: createRequestKeys(),
    tracing,
    reads,
    lists,
    listsChanged: shareChanges(lists, reads, redis),
    liveTokens: createLiveTokens(),
    budget: countUnpaid(createOperationBudget(redis, config.operationCostPerMinute), metrics),
    attemptLimiters: countRefusals(createAttemptLimiters(redis, options.attemptRates), metrics),
  };
  let notReady: NotReady | null = null;

  logRequests(app);
  countRequests(app, metrics);
  leadElsewhere(app, () => notReady === 'draining');
  answerErrors(app);
  limitBodies(app, limits);
  await app.register(cookie);
  await protectAnswers(app, { pageFolder, isHttps });
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
  serveHealth(app, provider, () => notReady);
  const pages = createPublicPages({
    pageFolder,
    pageServer: options.pageServer ?? builtPageServer,
    publicUrl: config.publicUrl,
    answers: staticAnswers,
    log: app.log,
  });
  serveSitemap(app, config.publicUrl, pages);
  await serveExplorer(app, builtExplorer);
  await servePage(app, pageFolder, pages);

  return {
    app,
    async renderPages() {
      notReady ??= 'rendering pages';
      await pages.renderAll();
      if (notReady === 'rendering pages') notReady = null;
    },
    drain() {
      notReady = 'draining';
    },
    metrics: metrics.registry,
    providerState: () => provider.state(),
    async close() {
      notReady = 'draining';
      await stopGraphql();
      await provider.close();
      redis?.close();
      await tracing?.close();
    },
  };
}
