import type { GatewayErrorCode } from '../errors.ts';
import type { Log } from '../telemetry/logging.ts';
import type { OperationId } from './contract.ts';

/** Whether calls of an area go through: `trial` while one of them tries after a break. */
export type BreakerState = 'closed' | 'open' | 'trial';

/** What became of a call: answered, refused with words for a person, a fault, or the caller left meanwhile. */
export type CallOutcome = 'answered' | 'refused' | 'left' | 'mistake' | GatewayErrorCode;

/** A call of the contract that has ended. */
export interface FinishedCall {
  area: string;
  operation: OperationId;
  outcome: CallOutcome;
  ms: number;
  /** How often it was sent again. */
  retries: number;
}

/** Told of what the calls to the provider come to. */
export interface ProviderObserver {
  callFinished(call: FinishedCall): void;
  breakerChanged(area: string, state: BreakerState): void;
}

/** Where an area stands now. */
export interface AreaState {
  area: string;
  breaker: BreakerState;
  /** Calls under way, and calls that wait for a place. */
  running: number;
  waiting: number;
}

/** Where the connection to the provider stands now. */
export interface ProviderState {
  /** Open sockets, and those of them that no call uses. */
  sockets: number;
  free: number;
  areas: AreaState[];
}

/** Tells several observers. */
export const observeAll = (...observers: ProviderObserver[]): ProviderObserver => ({
  callFinished(call) {
    for (const observer of observers) observer.callFinished(call);
  },
  breakerChanged(area, state) {
    for (const observer of observers) observer.breakerChanged(area, state);
  },
});

/** Writes a line for each area that is refused from now on, or let through again; calls have lines of their own. */
export const logBreakers = (log: Log): ProviderObserver => ({
  callFinished() {},
  breakerChanged(area, state) {
    const fields = { component: 'provider', calls: area, breaker: state };
    if (state === 'open') log.warn(fields, 'calls are refused for a while');
    else log.info(fields, 'breaker changed');
  },
});
