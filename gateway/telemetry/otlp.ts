/** Traces by OpenTelemetry over HTTP. The gateway loads this module only if an endpoint is set. */
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from './logging.ts';

/** A call as the contract names it. */
export interface CalledOperation {
  operation: string;
  area: string;
  method: string;
  /** The path of the contract, with its parameters' names. */
  template: string;
}

/** `status` is that of the answer; null without one. */
export interface FinishedTrace {
  outcome: string;
  retries: number;
  status: number | null;
}

/** `route` is the pattern, never the address. */
interface TracedRequest {
  method: string;
  route: string;
  requestId: string;
  traceparent: string | null;
}

export type Tracing = ReturnType<typeof exportTraces>;

/** The span of a request. It holds names and codes of the gateway; of the caller's data only the ids passed to `begin`. */
export type RequestTrace = ReturnType<Tracing['begin']>;

/** An unreachable collector delays the end of the process by at most this time, and requests not at all. */
const patienceMs = 2_000;

/** Spans with other outcomes are marked as errors. */
const isFine = (outcome: string) => ['ok', 'answered', 'refused', 'left'].includes(outcome);

/** Attributes have the names of OpenTelemetry's semantic conventions; those of the portal alone begin with `portal.`. */
function setOutcome(span: Span, outcome: string): void {
  span.setAttribute('portal.outcome', outcome);
  if (isFine(outcome)) return;
  span.setAttribute('error.type', outcome);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Logs one line when the collector stops accepting spans, and one when it accepts them again. */
function logOutages(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isAway)
          log.warn({ component: 'tracing' }, 'the trace collector accepts no spans: they are lost');
        if (!failed && isAway) log.info({ component: 'tracing' }, 'the trace collector accepts spans again');
        isAway = failed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** `endpoint` is the base address of the collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
export function exportTraces(endpoint: string, log: Log) {
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patienceMs });
  const exporter = logOutages(otlp, log);
  const provider = new TracerProvider({
    // The default sampler omits requests whose traceparent is not sampled.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({ 'service.name': 'portal-gateway' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal-gateway');
  const propagator = new W3CTraceContextPropagator();

  const traceparentOf = (context: Context): string => {
    const carrier: { traceparent?: string } = {};
    propagator.inject(context, carrier, defaultTextMapSetter);
    return carrier.traceparent ?? '';
  };

  return {
    /**
     * Begins a request, below the trace of the caller's `traceparent` header if there is one. Every request is recorded,
     * whatever that header says about sampling.
     */
    begin({ method, route, requestId, traceparent }: TracedRequest) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'http.route': route, 'portal.request_id': requestId };
      const request = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, request);
      return {
        call({ operation, method, template, area }: CalledOperation) {
          const attributes = {
            'http.request.method': method,
            'url.template': template,
            'portal.provider.area': area,
          };
          const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, context);
          return {
            /** The header that continues the trace in the provider (W3C Trace Context). */
            traceparent: traceparentOf(trace.setSpan(context, span)),
            end({ outcome, retries, status }: FinishedTrace) {
              if (status !== null) span.setAttribute('http.response.status_code', status);
              if (retries > 0) span.setAttribute('http.request.resend_count', retries);
              setOutcome(span, outcome);
              span.end();
            },
          };
        },
        /** Sets the name and type of the GraphQL operation and its outcome: `ok` or the code of its first error. */
        describe(operation: string, type: string | undefined, outcome: string) {
          request.updateName(operation);
          request.setAttributes({
            'graphql.operation.name': operation,
            ...(type && { 'graphql.operation.type': type }),
          });
          setOutcome(request, outcome);
        },
        end(status: number) {
          request.setAttribute('http.response.status_code', status);
          request.end();
        },
      };
    },
    // Spans that an unreachable collector did not accept are lost.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
