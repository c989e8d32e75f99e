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
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

/** An unreachable collector delays the end of the process by at most this time, and requests not at all. */
const patienceMs = 2_000;

/** Spans with other outcomes are marked as errors. */
const isFine = (outcome: string) => ['ok', 'answered', 'refused', 'left'].includes(outcome);

function endSpan(span: Span, outcome: string, attributes: Record<string, number> = {}): void {
  span.setAttributes({ 'portal.outcome': outcome, ...attributes });
  if (!isFine(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** `endpoint` is the base address of the collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
export function exportTraces(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patienceMs });
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
    begin(route, requestId, traceparent) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const attributes = { 'http.route': route, 'portal.request_id': requestId };
      const request = tracer.startSpan(route, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, request);
      const startCall = (operation: string, area: string, parent: Context, startTime = Date.now()) =>
        tracer.startSpan(
          operation,
          { kind: SpanKind.CLIENT, attributes: { 'portal.provider.area': area }, startTime },
          parent,
        );
      const endCall = (span: Span, outcome: string, retries: number) =>
        endSpan(span, outcome, { 'portal.provider.retries': retries });
      return {
        call(operation, area) {
          const span = startCall(operation, area, context);
          return {
            traceparent: traceparentOf(trace.setSpan(context, span)),
            end: (outcome, retries) => endCall(span, outcome, retries),
          };
        },
        step(name) {
          const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, context);
          const inside = trace.setSpan(context, span);
          return {
            traceparent: traceparentOf(inside),
            call: ({ operation, area, startedAt, outcome, retries }) =>
              endCall(startCall(operation, area, inside, startedAt), outcome, retries),
            end: (outcome) => endSpan(span, outcome),
          };
        },
        describe(operation, outcome) {
          request.updateName(operation);
          request.setAttributes({ 'graphql.operation.name': operation, 'portal.outcome': outcome });
          if (!isFine(outcome)) request.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => request.end(),
      };
    },
    // Spans that an unreachable collector did not accept are lost.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
