/** A call to the provider, as a trace knows it. */
interface CallTrace {
  /** The header by which the provider goes on with the trace (W3C Trace Context). */
  traceparent: string;
  end(outcome: string, retries: number): void;
}

/** A call to the provider that has ended, by a thread that keeps no trace itself. */
export interface TracedCall {
  operation: string;
  area: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  outcome: string;
  retries: number;
}

/** A part of a request that another thread does. */
export interface StepTrace {
  /** The header that its calls carry. */
  traceparent: string;
  call(call: TracedCall): void;
  end(outcome: string): void;
}

/** A request, as a trace knows it. Names and codes are ours; of what callers write only the ids below go into a trace. */
export interface RequestTrace {
  /** Begins a call; `operation` is its name in the contract. */
  call(operation: string, area: string): CallTrace;
  /** Begins a part of the request. */
  step(name: string): StepTrace;
  /** The operation that was run and how it ended: `ok` or the code of its first error. */
  tell(operation: string, outcome: string): void;
  end(): void;
}

/** Where traces go; null everywhere where none are kept (decision 022). */
export interface Tracing {
  /**
   * Begins a request, below the trace of whoever sent it where its `traceparent` header names one; that trace's id and, where
   * an `x-request-id` came, the request's are the caller's word. Whether it is kept is not: every request is.
   */
  begin(route: string, requestId: string, traceparent: string | null): RequestTrace;
  /** Sends what has not been sent yet, within two seconds. */
  close(): Promise<void>;
}
