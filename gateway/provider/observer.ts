import type { GatewayErrorCode } from '../errors.ts';
import type { Log } from '../telemetry/logging.ts';
import type { OperationId } from './contract.ts';

/** Whether an area sends its calls: in `trial` it sends one, whose result closes or opens the breaker. */
export type BreakerState = 'closed' | 'open' | 'trial';

/** The end of a call: answered, rejected with a text for the person, a fault, or the caller left meanwhile. */
export type CallOutcome = 'answered' | 'refused' | 'left' | 'mistake' | GatewayErrorCode;

export interface FinishedCall {
  area: string;
  operation: OperationId;
  outcome: CallOutcome;
  ms: number;
  retries: number;
}

/** Receives the end of each call and each change of a breaker. */
export interface ProviderObserver {
  callFinished(call: FinishedCall): void;
  breakerChanged(area: string, state: BreakerState): void;
}

export interface AreaState {
  area: string;
  breaker: BreakerState;
  /** Calls that the provider has not answered yet, and calls that wait for a place. */
  running: number;
  waiting: number;
}

export interface ProviderState {
  /** Open sockets, and those of them that no call uses. */
  sockets: number;
  free: number;
  areas: AreaState[];
}

/** One observer that passes everything on to several. */
export const observeAll = (...observers: ProviderObserver[]): ProviderObserver => ({
  callFinished(call) {
    for (const observer of observers) observer.callFinished(call);
  },
  breakerChanged(area, state) {
    for (const observer of observers) observer.breakerChanged(area, state);
  },
});

/** Logs each breaker that opens or closes; calls have log lines of their own. */
export const logBreakers = (log: Log): ProviderObserver => ({
  callFinished() {},
  breakerChanged(area, state) {
    const fields = { component: 'provider', calls: area, breaker: state };
    if (state === 'open') log.warn(fields, 'calls are refused for a while');
    else log.info(fields, 'breaker changed');
  },
});
