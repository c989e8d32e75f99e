import type { GatewayErrorCode } from '../../lib/errors.ts';
import type { Log } from '../../telemetry/logging.ts';
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

/** Places of one kind where an answer left the contract; only names of the contract. */
export interface ContractDrift {
  operation: OperationId;
  /** The contract's names on the way to the place; empty for the answer itself. */
  field: string;
  /** The keyword of the schema that the value breaks. */
  kind: string;
  times: number;
}

export type ProviderEvent =
  | { kind: 'callFinished'; call: FinishedCall }
  | { kind: 'breakerChanged'; area: string; state: BreakerState }
  | { kind: 'contractLeft'; drift: ContractDrift };

/** Receives the end of each call, each change of a breaker and each answer that leaves the contract. */
export type ProviderObserver = (event: ProviderEvent) => void;

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

/** Logs each breaker that opens or closes; other code logs calls and their answers. */
export const logBreakers =
  (log: Log): ProviderObserver =>
  (event) => {
    if (event.kind !== 'breakerChanged') return;
    const fields = { component: 'provider', calls: event.area, breaker: event.state };
    if (event.state === 'open') log.warn(fields, 'calls are refused for a while');
    else log.info(fields, 'breaker changed');
  };
