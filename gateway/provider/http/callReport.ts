import type { Signal } from '../../lib/deadline.ts';
import type { RequestTrace } from '../../telemetry/otlp.ts';
import { type OperationId, operation } from './contract.ts';
import { type CallLog, failure } from './failures.ts';
import type { CallOutcome, ProviderObserver } from './observer.ts';

/** The person or process on whose behalf the gateway calls the provider. */
export interface Caller {
  requestId: string;
  address: string;
  /** Read at each call, because a login changes it within one request. */
  token(): string | null;
  /** Ends the caller's calls when it aborts; without it each call ends by its own deadline only. */
  signal?: Signal;
  log: CallLog;
  /** The request's trace; null if tracing is off. */
  trace?: Pick<RequestTrace, 'call'> | null;
}

/** The facts that a running call adds to its report. */
export interface CallReport {
  /** The status of the answer; null until it arrives. */
  status: number | null;
  attempts: number;
  /** The header that continues the request's trace in the provider; null without a trace. */
  readonly traceparent: string | null;
}

/**
 * Runs a call and reports its end once: a debug line, the observer, the trace's span.
 * @throws what the call throws, with errors of the network as GatewayError
 */
export async function withCallReport<T>(
  observer: ProviderObserver,
  { log, trace }: Pick<Caller, 'log' | 'trace'>,
  id: OperationId,
  run: (report: CallReport) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const { area, method, path } = operation(id);
  const span = trace?.call({ operation: id, area, method, template: path }) ?? null;
  const report: CallReport = { status: null, attempts: 0, traceparent: span?.traceparent ?? null };
  let outcome: CallOutcome = 'answered';
  try {
    return await run(report);
  } catch (thrown) {
    const failed = failure(thrown, id, log);
    outcome = failed.outcome;
    throw failed.error;
  } finally {
    const ms = Math.round(performance.now() - started);
    const retries = Math.max(0, report.attempts - 1);
    log.debug({ component: 'provider', operation: id, status: report.status, ms, retries }, 'provider call');
    observer({ kind: 'callFinished', call: { area, operation: id, outcome, ms, retries } });
    span?.end({ outcome, retries, status: report.status });
  }
}
