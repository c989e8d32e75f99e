import type { AttemptRates } from '../schema/limits.ts';
import { createIdempotencyKeys } from './cache/idempotencyKeys.ts';
import { createPublicCache } from './cache/publicLists.ts';
import { createSharedSections } from './cache/sharedSections.ts';
import type { GatewayConfig } from './config.ts';
import { type Editions, loadEditions } from './editions/load.ts';
import { type Clock, createClock } from './lib/clock.ts';
import { lateness } from './lib/eventLoopLag.ts';
import { createAttemptLimiters } from './limits/attempts.ts';
import { createOperationBudget } from './limits/operations.ts';
import { requestSessions } from './limits/requestSession.ts';
import { sessionCookie } from './limits/session.ts';
import { createTokenVerifier } from './limits/tokenVerifier.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createExtensions } from './provider/extensions/knownExtensions.ts';
import { connectProvider } from './provider/http/client.ts';
import type { ProviderLimits } from './provider/http/limits.ts';
import { logBreakers, type ProviderObserver } from './provider/http/observer.ts';
import { createLinkLog } from './provider/media/mediaLinks.ts';
import { createMediaMarks } from './provider/media/mediaMark.ts';
import { createParticipantLists } from './shared/participantLists.ts';
import type { Log } from './telemetry/logging.ts';

/** What the requests of one gateway share. */
export type Services = Awaited<ReturnType<typeof createServices>>['services'];

/** Replacements for tests and benchmarks. */
export interface ServiceOptions {
  clock?: Clock;
  editions?: Editions;
  providerLimits?: Partial<ProviderLimits>;
  attemptRates?: AttemptRates;
  /** By how many milliseconds the event loop is late. */
  lateness?: () => number;
  /** The time in milliseconds since 1970 by which shared reads and verified tokens expire. */
  now?: () => number;
}

/** Connects to the provider, to Redis and to the trace collector, and creates what requests share. */
export async function createServices(
  config: GatewayConfig,
  { log, metrics, ...options }: ServiceOptions & { log: Log; metrics: Metrics },
) {
  const { providerUrl, mediaUrls, publicUrl, redisUrl, traceEndpoint } = config;
  const { providerLimits: limits = {}, now } = options;
  const logBreaker = logBreakers(log);
  const observer: ProviderObserver = (event) => {
    logBreaker(event);
    metrics.provider(event);
  };
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
  metrics.watchProvider(provider.state);
  if (redis !== null) metrics.watchRedis(() => redis.client.status === 'ready');
  if (config.editionsFolder === null && !config.isDemonstration)
    log.warn({ component: 'editions' }, 'the forums shown are samples: EDITIONS_DIR names the folder of your own');
  const cookie = sessionCookie(publicUrl);
  return {
    services: {
      provider,
      /** Addresses of documents that give their owner the right to open them. */
      mediaMarks: createMediaMarks(config.fileLinkSecrets),
      extensions,
      clock: options.clock ?? createClock(config.portalClock),
      /** Replaced in one step when their folder changes; each request reads them once, at its start. */
      editions: options.editions ?? loadEditions(config.editionsFolder ?? undefined),
      publicUrl,
      providerUrl,
      /** Where else the provider's files lie. */
      mediaUrls,
      /** Logs a link to a file that no setting allows. */
      logLink: createLinkLog(config),
      cookie,
      tokenVerifier,
      /** The session of a request; its token is verified at most once. */
      sessionOf: requestSessions({ provider, cookie, tokenVerifier }),
      idempotencyKeys: createIdempotencyKeys(),
      /** Null turns traces off. */
      tracing,
      /** Answers that are the same for every caller. */
      publicCache: createPublicCache({ log, now, cacheRead: metrics.cacheRead }),
      /** Sections, which every signed-in caller may read. */
      sections: createSharedSections(metrics.cacheRead, now),
      /** The lists of participants that callers of one right share. */
      participantLists: createParticipantLists(now),
      /** By how many milliseconds the event loop is late. */
      lateness: options.lateness ?? lateness,
      /** Counts a rejection by a limit. */
      limitExceeded: metrics.limitExceeded,
      budget: createOperationBudget(redis, config.operationCostPerMinute, metrics.limitExceeded),
      attemptLimiters: createAttemptLimiters(redis, options.attemptRates, metrics.limitExceeded),
    },
    async close() {
      extensions.close();
      await provider.close();
      redis?.close();
      await tracing?.close();
    },
  };
}
