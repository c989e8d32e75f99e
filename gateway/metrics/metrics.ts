import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState, ProviderObserver, ProviderState } from '../provider/observer.ts';

/** How a read of a cache ended: from what was kept, from the provider, or from what is too old for want of an answer. */
export type CacheOutcome = 'hit' | 'miss' | 'stale';

/** A GraphQL operation that was answered. */
export interface FinishedOperation {
  /** Its name where it is trusted, else `other`: what callers write never becomes a label. */
  operation: string;
  /** `ok`, or the code of the first error. */
  outcome: string;
  ms: number;
}

/** An answer of the web server. */
interface FinishedRequest {
  /** The pattern of its route, `page` for addresses of the page. */
  route: string;
  status: number;
  ms: number;
}

/** What one gateway counts. Labels come from the schema, the contract, the manifest and our code, never from callers. */
export interface Metrics {
  registry: Registry;
  provider: ProviderObserver;
  /** Reads where the calls to the provider stand whenever the figures are asked for. */
  watchProvider(state: () => ProviderState): void;
  /** Whether Redis answers; not told where there is none. */
  watchRedis(isReady: () => boolean): void;
  requestFinished(request: FinishedRequest): void;
  uploadFinished(upload: { status: number; bytes: number }): void;
  operationFinished(operation: FinishedOperation): void;
  documentRefused(code: string): void;
  cacheRead(cache: string, outcome: CacheOutcome): void;
  /** A limit of attempts or of cost let something not through. */
  limitRefused(limit: string): void;
  fieldAsked(field: { field: string; caller: string; isDeprecated: boolean }, times?: number): void;
}

/** From the fastest answer of the gateway itself to the deadline of an operation. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
const megabyte = 1024 * 1024;
const uploadBytes = [0.1, 0.5, 1, 2, 4, 6, 8, 32].map((size) => size * megabyte);

const breakerStates: readonly BreakerState[] = ['closed', 'open', 'trial'];
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Counters of one gateway, in a registry of its own: a process, as a test, may hold several. */
export function createMetrics(): Metrics {
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
    read: (it: Gauge<Label>) => void,
  ) =>
    new Gauge({
      name: `portal_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        read(this);
      },
    });

  const requests = histogram('http_request_duration_seconds', 'Answers of the web server', ['route', 'status']);
  const uploads = histogram('upload_bytes', 'Requests that carried a file', ['status'], uploadBytes);
  const durations = histogram('operation_duration_seconds', 'GraphQL operations', ['operation']);
  const operations = counter('operations_total', 'GraphQL operations by outcome', ['operation', 'outcome']);
  const refused = counter('documents_refused_total', 'Documents that were not run', ['code']);
  const callDurations = histogram('provider_call_duration_seconds', 'Calls to the provider, repeats included', [
    'area',
  ]);
  const calls = counter('provider_calls_total', 'Calls to the provider by outcome', ['area', 'operation', 'outcome']);
  const retries = counter('provider_retries_total', 'Calls that were sent again', ['area']);
  const opened = counter('provider_breaker_opened_total', 'How often calls of an area began to be refused', ['area']);
  const reads = counter('cache_reads_total', 'Reads of what is shared between requests', ['cache', 'outcome']);
  const limits = counter('limits_refused_total', 'Attempts and operations over a limit', ['limit']);
  const fields = counter('field_requests_total', 'Operations that ask for a field', ['field', 'caller', 'deprecated']);

  return {
    registry,
    provider: {
      callFinished({ area, operation, outcome, ms, retries: repeats }) {
        calls.inc({ area, operation, outcome });
        callDurations.observe({ area }, ms / 1000);
        if (repeats > 0) retries.inc({ area }, repeats);
      },
      breakerChanged(area, state) {
        if (state === 'open') opened.inc({ area });
      },
    },
    watchProvider(state) {
      gauge('provider_sockets', 'Sockets to the provider', ['state'], (it) => {
        const { sockets, free } = state();
        it.set({ state: 'connected' }, sockets);
        it.set({ state: 'free' }, free);
      });
      gauge('provider_calls', 'Calls to the provider that are under way or wait', ['area', 'state'], (it) => {
        for (const { area, running, waiting } of state().areas) {
          it.set({ area, state: 'running' }, running);
          it.set({ area, state: 'waiting' }, waiting);
        }
      });
      gauge('provider_breaker', '1 at the state of the area’s breaker', ['area', 'state'], (it) => {
        for (const { area, breaker } of state().areas) {
          for (const name of breakerStates) it.set({ area, state: name }, name === breaker ? 1 : 0);
        }
      });
    },
    watchRedis(isReady) {
      gauge('redis_up', '1 while Redis is connected', [], (it) => it.set(isReady() ? 1 : 0));
    },
    requestFinished: ({ route, status, ms }) => requests.observe({ route, status: classOf(status) }, ms / 1000),
    uploadFinished: ({ status, bytes }) => uploads.observe({ status: classOf(status) }, bytes),
    operationFinished({ operation, outcome, ms }) {
      operations.inc({ operation, outcome });
      durations.observe({ operation }, ms / 1000);
    },
    documentRefused: (code) => refused.inc({ code }),
    cacheRead: (cache, outcome) => reads.inc({ cache, outcome }),
    limitRefused: (limit) => limits.inc({ limit }),
    fieldAsked: ({ field, caller, isDeprecated }, times = 1) =>
      fields.inc({ field, caller, deprecated: String(isDeprecated) }, times),
  };
}
