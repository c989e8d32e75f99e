/** Traces by OpenTelemetry over HTTP. Loaded only where an endpoint is set: nobody else pays for it. */
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

/** A collector that is away keeps nobody: not a request, and not the end of the process. */
const patienceMs = 2_000;

/** What is no fault of anybody's stays without the mark of an error. */
const isFine = (outcome: string) => ['ok', 'answered', 'refused', 'left'].includes(outcome);

/** Ends the span of a part with its outcome. */
function endSpan(span: Span, outcome: string, attributes: Record<string, number> = {}): void {
  span.setAttributes({ 'portal.outcome': outcome, ...attributes });
  if (!isFine(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Sends traces to the collector at this address (its base, as OTEL_EXPORTER_OTLP_ENDPOINT names it). */
export function exportTraces(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patienceMs });
  const provider = new TracerProvider({
    // The library's own would leave out whoever sends a traceparent that says so.
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
        tell(operation, outcome) {
          request.updateName(operation);
          request.setAttributes({ 'graphql.operation.name': operation, 'portal.outcome': outcome });
          if (!isFine(outcome)) request.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => request.end(),
      };
    },
    // A collector that is away then is one that was away: what it did not take is lost.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
