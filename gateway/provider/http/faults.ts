import { GatewayError } from '../../lib/errors.ts';
import { type OperationId, operation } from './contract.ts';

/** What an operator can correct: in the settings, in the contract, at the provider or between. */
export type FaultKind =
  | 'redirect'
  | 'unknown_path'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'unsupported_media_type'
  | 'server_error'
  | 'html'
  | 'not_json'
  | 'token_required'
  | 'unreadable'
  | 'outside_contract'
  | 'connection_refused'
  | 'host_not_found'
  | 'timeout'
  | 'tls'
  | 'connection_closed'
  | 'not_http'
  | 'network'
  | 'media_elsewhere'
  | 'media_refused';

/** A fault without query, token and body, so that it may be logged. */
export interface ProviderFault {
  kind: FaultKind;
  /** The likely cause and where to look. */
  check: string;
  status?: number;
  /** The media type alone; null without one. */
  contentType?: string | null;
  /** Host of a redirect's target; null if the answer names none. */
  locationHost?: string | null;
  /** Of a file: its origin, and the folder if no setting allows it. */
  address?: string | null;
}

/** An answer that the gateway does not read to its end. */
export class UnreadableAnswer extends GatewayError {
  readonly fault: ProviderFault;

  constructor(check: string) {
    super('PROVIDER_BAD_RESPONSE');
    this.fault = { kind: 'unreadable', check };
  }
}

/** Faults that may pass by themselves. */
const passing: ReadonlySet<FaultKind> = new Set([
  'server_error',
  'connection_refused',
  'host_not_found',
  'timeout',
  'connection_closed',
  'network',
]);

/** Whether the fault lasts until settings, contract or provider change. */
export const isLasting = ({ kind }: ProviderFault): boolean => !passing.has(kind);

const quietMs = 60_000;

/** Logs a fault of a call. */
export type FaultLog = (
  log: { warn(fields: object, message: string): void },
  id: OperationId,
  fault: ProviderFault,
) => void;

/** Logs each kind of fault of each call at most once a minute. */
export function createFaultLog(now: () => number = () => performance.now()): FaultLog {
  const quietUntil = new Map<string, number>();
  return (log, id, { kind, check, ...about }) => {
    const key = `${id} ${kind} ${about.address ?? ''}`;
    if (now() < (quietUntil.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    quietUntil.set(key, now() + quietMs);
    const { method, path } = operation(id);
    log.warn({ component: 'provider', operation: id, method, path, fault: kind, ...about, check }, 'provider fault');
  };
}
