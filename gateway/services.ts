import type { FastifyRequest } from 'fastify';
import type { AttemptRates } from '../schema/attemptRates.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './cache/idempotencyKeys.ts';
import { shareListChanges } from './cache/listInvalidation.ts';
import { createSharedCache, type SharedCache } from './cache/shared.ts';
import type { GatewayConfig } from './config.ts';
import { createListWorker, type ListWorker } from './domains/participants/list/listWorker.ts';
import type { Freshness } from './domains/participants/list/protocol.ts';
import { withListWorker } from './domains/participants/list/providerState.ts';
import { type Editions, loadEditions } from './editions/load.ts';
import { type RequestSession, requestSessions } from './http/requestSession.ts';
import { type SessionCookie, sessionCookie } from './http/session.ts';
import { type Clock, createClock } from './lib/clock.ts';
import { type AttemptLimiters, createAttemptLimiters } from './limits/attempts.ts';
import { createOperationBudget, type OperationBudget } from './limits/operations.ts';
import { createTokenVerifier, type TokenVerifier } from './limits/tokenVerifier.ts';
import { connectProvider, type Provider } from './provider/client.ts';
import { createExtensions, type Extensions } from './provider/extensions.ts';
import type { ProviderLimits } from './provider/limits.ts';
import { createMediaMarks, type MediaMarks } from './provider/mediaMark.ts';
import { logBreakers, observeAll } from './provider/observer.ts';
import type { Log } from './telemetry/logging.ts';
import { countReads } from './telemetry/metrics/counted.ts';
import type { Metrics } from './telemetry/metrics/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** What the requests of one gateway share. */
export interface Services {
  provider: Provider;
  /** Addresses of documents that give their owner the right to open them. */
  mediaMarks: MediaMarks;
  extensions: Extensions;
  clock: Clock;
  /** Replaced as a whole when their folder changes: a request reads them once, at its start. */
  editions: Editions;
  publicUrl: string;
  providerUrl: string;
  cookie: SessionCookie;
  idempotencyKeys: IdempotencyKeys;
  /** Null turns traces off. */
  tracing: Tracing | null;
  /** Answers that are the same for every caller. */
  reads: SharedCache;
  attemptLimiters: AttemptLimiters;
  tokenVerifier: TokenVerifier;
  /** The session of a request; its token is verified at most once. */
  sessionOf(request: FastifyRequest): RequestSession;
  budget: OperationBudget;
  /** Counts a rejection by a limit. */
  limitExceeded(name: string): void;
  /** Invalidates lists of participants and posters in every gateway. */
  listsChanged(): void;
  listWorker: ListWorker;
}

/** Replacements for tests and benchmarks. */
export interface ServiceOptions {
  clock?: Clock;
  editions?: Editions;
  providerLimits?: Partial<ProviderLimits>;
  listFreshness?: Freshness;
  attemptRates?: AttemptRates;
  /** The time in milliseconds since 1970 by which shared reads and verified tokens expire. */
  now?: () => number;
}

/** Connects to the provider, to Redis and to the trace collector, and creates what requests share. */
export async function createServices(
  config: GatewayConfig,
  { log, metrics, ...options }: ServiceOptions & { log: Log; metrics: Metrics },
): Promise<{ services: Services; close(): Promise<void> }> {
  const { providerUrl, publicUrl, redisUrl, traceEndpoint } = config;
  const { providerLimits: limits = {}, listFreshness: freshness, now } = options;
  const observer = observeAll(logBreakers(log), metrics.provider);
  const redis = redisUrl === null ? null : (await import('./cache/redis.ts')).connectRedis(redisUrl, log);
  const tracing =
    traceEndpoint === null ? null : (await import('./telemetry/otlp.ts')).exportTraces(traceEndpoint, log);
  const tokenVerifier = createTokenVerifier(redis, now);
  const provider = connectProvider(providerUrl, { limits, observer, tokenRefused: tokenVerifier.forget });
  const extensions = createExtensions({
    given: config.providerExtensions,
    ask: () => provider.askExtensions({ requestId: 'extensions', address: config.host, log }),
    log,
  });
  const listWorker = createListWorker({
    providerUrl,
    limits,
    freshness,
    log,
    observer: { provider: observer, cacheRead: metrics.cacheRead, workerEnded: metrics.listWorkerEnded },
  });
  metrics.watchProvider(async () => withListWorker(provider.state(), await listWorker.state()));
  metrics.watchLists(listWorker);
  if (redis !== null) metrics.watchRedis(() => redis.client.status === 'ready');
  if (config.editionsFolder === null && !config.isDemonstration)
    log.warn({ component: 'editions' }, 'the forums shown are samples: EDITIONS_DIR names the folder of your own');
  const reads = countReads(createSharedCache({ log, now }), metrics);
  const cookie = sessionCookie(publicUrl);
  return {
    services: {
      provider,
      mediaMarks: createMediaMarks(config.fileLinkSecrets),
      extensions,
      clock: options.clock ?? createClock(config.portalClock),
      editions: options.editions ?? loadEditions(config.editionsFolder ?? undefined),
      publicUrl,
      providerUrl,
      cookie,
      tokenVerifier,
      sessionOf: requestSessions({ provider, cookie, tokenVerifier }),
      idempotencyKeys: createIdempotencyKeys(),
      tracing,
      reads,
      listWorker,
      listsChanged: shareListChanges(listWorker, reads, redis),
      limitExceeded: metrics.limitExceeded,
      budget: createOperationBudget(redis, config.operationCostPerMinute, metrics.limitExceeded),
      attemptLimiters: createAttemptLimiters(redis, options.attemptRates, metrics.limitExceeded),
    },
    async close() {
      extensions.close();
      await listWorker.close();
      await provider.close();
      redis?.close();
      await tracing?.close();
    },
  };
}
