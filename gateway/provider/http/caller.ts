import type { Signal } from '../../lib/deadline.ts';
import type { RequestTrace } from '../../telemetry/otlp.ts';
import type { CallLog } from './failures.ts';

/** The person or process on whose behalf the gateway calls the provider. */
export interface Caller {
  requestId: string;
  address: string;
  /** Read at each call, because a login changes it within one request. */
  token(): string | null;
  /** Ends the caller's calls when it aborts; without it each call ends by its own deadline alone. */
  signal?: Signal;
  log: CallLog;
  /** The request's trace; null if tracing is off. */
  trace?: Pick<RequestTrace, 'call'> | null;
}
