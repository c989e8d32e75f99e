interface CallTrace {
  /** The header that continues the trace in the provider (W3C Trace Context). */
  traceparent: string;
  end(outcome: string, retries: number): void;
}

/** A finished call of the list worker, which has no trace itself. */
export interface TracedCall {
  operation: string;
  area: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  outcome: string;
  retries: number;
}

export interface StepTrace {
  traceparent: string;
  call(call: TracedCall): void;
  end(outcome: string): void;
}

/** The span of a request. Names and codes are the gateway's own; of a caller's data it holds only the ids of `begin`. */
export interface RequestTrace {
  /** `operation` is the call's name in the contract. */
  call(operation: string, area: string): CallTrace;
  step(name: string): StepTrace;
  /** Sets the name of the GraphQL operation and its outcome: `ok` or the code of its first error. */
  describe(operation: string, outcome: string): void;
  end(): void;
}

export interface Tracing {
  /**
   * Begins a request, below the trace of the caller's `traceparent` header if there is one. Every request is recorded,
   * whatever that header says about sampling.
   */
  begin(route: string, requestId: string, traceparent: string | null): RequestTrace;
  close(): Promise<void>;
}
