import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FoundAnswer } from '../cache/staleWhileRevalidate.ts';
import { isMultipart } from '../limits/bodyLimits.ts';
import type { BreakerState, ProviderEvent, ProviderState } from '../provider/http/observer.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** From the fastest answer to the deadline of an operation. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
const megabyte = 1024 * 1024;
const uploadBytes = [0.1, 0.5, 1, 2, 4, 6, 8, 32].map((size) => size * megabyte);

const breakerStates: readonly BreakerState[] = ['closed', 'open', 'trial'];
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/**
 * The counters of one gateway. Each gateway has a separate registry, because a test process runs several. Labels come from
 * the schema, the contract, the trusted documents and our code, never from callers.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `portal_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets = seconds) =>
    new Histogram({ name: `portal_${name}`, help, labelNames, buckets, registers });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (it: Gauge<Label>) => void | Promise<void>,
  ) =>
    new Gauge({
      name: `portal_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        return read(this);
      },
    });

  const requests = histogram('http_request_duration_seconds', 'Answers of the web server', ['route', 'status']);
  const uploads = histogram('upload_bytes', 'Requests that carried a file', ['status'], uploadBytes);
  const durations = histogram('operation_duration_seconds', 'GraphQL operations', ['operation']);
  const operations = counter('operations_total', 'GraphQL operations by outcome', ['operation', 'outcome']);
  const rejected = counter('documents_refused_total', 'Rejected documents', ['code']);
  const callDurations = histogram('provider_call_duration_seconds', 'Calls to the provider, repeats included', [
    'area',
  ]);
  const calls = counter('provider_calls_total', 'Calls to the provider by outcome', ['area', 'operation', 'outcome']);
  const retries = counter('provider_retries_total', 'Repeated calls', ['area']);
  const opened = counter('provider_breaker_opened_total', 'How often the breaker of an area opened', ['area']);
  const drift = counter(
    'provider_contract_left_total',
    'Places where answers left the contract, by call, field and kind',
    ['operation', 'field', 'kind'],
  );
  const reads = counter('cache_reads_total', 'Reads of the caches that requests share', ['cache', 'outcome']);
  const limits = counter('limits_refused_total', 'Attempts and operations over a limit', ['limit']);
  const crashes = counter('page_crashes_total', 'Crashes of the page that browsers reported', ['place']);
  const fields = counter('field_requests_total', 'Operations that request a deprecated field', ['field', 'caller']);

  return {
    registry,
    provider(event: ProviderEvent) {
      if (event.kind === 'callFinished') {
        const { area, operation, outcome, ms, retries: repeats } = event.call;
        calls.inc({ area, operation, outcome });
        callDurations.observe({ area }, ms / 1000);
        if (repeats > 0) retries.inc({ area }, repeats);
      } else if (event.kind === 'contractLeft') {
        const { times, ...labels } = event.drift;
        drift.inc(labels, times);
      } else if (event.state === 'open') opened.inc({ area: event.area });
    },
    /** Reads the state of provider calls at each scrape. */
    watchProvider(read: () => ProviderState) {
      gauge('provider_sockets', 'Sockets to the provider', ['state'], (it) => {
        const { sockets, free } = read();
        it.set({ state: 'connected' }, sockets);
        it.set({ state: 'free' }, free);
      });
      gauge('provider_calls', 'Running and waiting calls to the provider', ['area', 'state'], (it) => {
        for (const { area, running, waiting } of read().areas) {
          it.set({ area, state: 'running' }, running);
          it.set({ area, state: 'waiting' }, waiting);
        }
      });
      gauge('provider_breaker', '1 at the state of the area’s breaker', ['area', 'state'], (it) => {
        for (const { area, breaker } of read().areas) {
          for (const name of breakerStates) it.set({ area, state: name }, name === breaker ? 1 : 0);
        }
      });
    },
    watchRedis(isReady: () => boolean) {
      gauge('redis_up', '1 while Redis is connected', [], (it) => it.set(isReady() ? 1 : 0));
    },
    /** `route` is the pattern of the route, or `page`. */
    requestFinished: ({ route, status, ms }: { route: string; status: number; ms: number }) =>
      requests.observe({ route, status: classOf(status) }, ms / 1000),
    uploadFinished: ({ status, bytes }: { status: number; bytes: number }) =>
      uploads.observe({ status: classOf(status) }, bytes),
    /** `operation` is the name of a trusted operation, else `other`. */
    operationFinished({ operation, outcome, ms }: { operation: string; outcome: string; ms: number }) {
      operations.inc({ operation, outcome });
      durations.observe({ operation }, ms / 1000);
    },
    /** Prometheus takes a series that begins at one for no increase: an alert would miss the first failure. */
    expectFailures: (operation: string) => operations.inc({ operation, outcome: 'INTERNAL_SERVER_ERROR' }, 0),
    documentRejected: (code: string) => rejected.inc({ code }),
    cacheRead: (cache: string, outcome: FoundAnswer<unknown>['outcome']) => reads.inc({ cache, outcome }),
    pageCrashed: (place: string, times = 1) => crashes.inc({ place }, times),
    limitExceeded: (limit: string) => limits.inc({ limit }),
    fieldRequested: (field: string, caller: string, times = 1) => fields.inc({ field, caller }, times),
  };
}

/** Counts the requests of a web server, which does not know the metrics. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.requestFinished({ route: request.routeOptions.url ?? 'page', status, ms });
    if (isMultipart(request)) {
      metrics.uploadFinished({ status, bytes: Number(request.headers['content-length'] ?? 0) });
    }
    done();
  });
}
