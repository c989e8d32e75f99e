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

interface CallTrace {
  /** The header that continues the trace in the provider (W3C Trace Context). */
  traceparent: string;
  end(finished: FinishedTrace): void;
}

/** A finished call of the list worker, which has no trace itself. */
export interface TracedCall extends CalledOperation, FinishedTrace {
  /** In milliseconds since 1970. */
  startedAt: number;
}

export interface StepTrace {
  traceparent: string;
  call(call: TracedCall): void;
  end(outcome: string): void;
}

/** The span of a request. Names and codes are the gateway's own; of a caller's data it holds only the ids of `begin`. */
export interface RequestTrace {
  call(called: CalledOperation): CallTrace;
  step(name: string): StepTrace;
  /** Sets the name and type of the GraphQL operation and its outcome: `ok` or the code of its first error. */
  describe(operation: string, type: string | undefined, outcome: string): void;
  end(status: number): void;
}

/** `route` is the pattern, never the address. */
export interface TracedRequest {
  method: string;
  route: string;
  requestId: string;
  traceparent: string | null;
}

export interface Tracing {
  /**
   * Begins a request, below the trace of the caller's `traceparent` header if there is one. Every request is recorded,
   * whatever that header says about sampling.
   */
  begin(request: TracedRequest): RequestTrace;
  close(): Promise<void>;
}
