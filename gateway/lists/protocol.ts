/** The messages between the gateway and its list worker. They are cloned, so they contain plain data only. */
import { GatewayError, type GatewayErrorCode, type Problem, ProviderRejection } from '../lib/errors.ts';
import type { ProviderLimits } from '../provider/http/limits.ts';
import type { ProviderEvent, ProviderState } from '../provider/http/observer.ts';
import { framesOf } from '../telemetry/logging.ts';
import type { TracedCall } from '../telemetry/otlp.ts';
import type {
  ListPage,
  ListQuery,
  ListRow,
  ListScope,
  Neighbours,
  PageRequest,
  Purpose,
  RelatedRows,
  Selections,
} from './lists.ts';
import type { PlacedRegistration } from './places.ts';

/** How long a list is fresh after a call to the provider, in milliseconds. */
export interface Freshness {
  /** The moderators' list: a change reaches every gateway within 2 s. */
  moderators: number;
  /** The public list: names and organisations seldom change, and the provider then sends every row again. */
  others: number;
  /** A list whose provider has no revisions: the gateway reads every row each time. */
  withoutRevisions: number;
}

export interface WorkerSettings {
  providerUrl: string;
  limits: Partial<ProviderLimits>;
  freshness: Freshness | undefined;
}

/** The requests about a list and their answers. */
export interface Requests {
  page: { input: { query: ListQuery; page: PageRequest }; answer: ListPage };
  revision: { input: { newest: boolean }; answer: string };
  row: { input: { id: number }; answer: ListRow | null };
  placedRegistrations: { input: { places: readonly string[] | null }; answer: PlacedRegistration[] };
  related: { input: { id: number }; answer: RelatedRows };
  neighbours: { input: { query: ListQuery; id: number }; answer: Neighbours };
  ids: { input: { query: ListQuery }; answer: number[] };
  /** Opens a stream under the request's id; `next` reads it. */
  rows: { input: { [Name in Purpose]: { purpose: Name; selection: Selections[Name] } }[Purpose]; answer: number };
}

/** The worker uses the token for this request only. */
export interface RequestCaller {
  requestId: string;
  address: string;
  token: string | null;
  traceparent: string | null;
  /** The deadline of the answer, in milliseconds since 1970. */
  endsAt: number;
  /** Whether the provider has the extension `changes`. */
  hasChanges: boolean;
}

export type ListRequest = {
  [Name in keyof Requests]: { name: Name; input: Requests[Name]['input'] };
}[keyof Requests] & { list: ListScope; caller: RequestCaller };

export type ToWorker =
  | { kind: 'request'; id: number; request: ListRequest }
  | { kind: 'next'; id: number; stream: number }
  | { kind: 'close'; stream: number }
  | { kind: 'changed'; ids: readonly number[] | null }
  | { kind: 'state'; id: number };

export interface Chunk {
  rows: unknown[];
  isLast: boolean;
}

export interface HeldList {
  meetingId: number;
  projectFlag: string | null;
  isModeratorList: boolean;
  rows: number;
  ageMs: number;
}

export interface WorkerState {
  lists: HeldList[];
  heapBytes: number;
  openStreams: number;
  provider: ProviderState;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown; isFirstRead: boolean }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'log'; id: number; level: LogLevel; fields: object; message: string }
  | { kind: 'tracedCall'; id: number; call: TracedCall }
  | { kind: 'provider'; event: ProviderEvent };

/** An error as plain data: cloning an Error would lose its class and its fields. */
export type Failure =
  | { kind: 'gatewayError'; code: GatewayErrorCode; isFromProvider: boolean; retryAfter?: number }
  | { kind: 'rejection'; status: number; problems: Problem[]; body: unknown }
  | { kind: 'bug'; name: string; frames: string[] };

export function toFailure(error: unknown): Failure {
  if (error instanceof GatewayError) {
    const { code, isFromProvider, extensions } = error;
    const retryAfter = typeof extensions.retryAfter === 'number' ? { retryAfter: extensions.retryAfter } : {};
    return { kind: 'gatewayError', code, isFromProvider, ...retryAfter };
  }
  if (error instanceof ProviderRejection) {
    const { status, problems, body } = error;
    return { kind: 'rejection', status, problems, body };
  }
  if (error instanceof Error) return { kind: 'bug', name: error.name, frames: framesOf(error) ?? [] };
  return { kind: 'bug', name: 'unknown', frames: [] };
}

/** Recreates the error; a programming error has no message, because that may contain personal data. */
export function toError(failure: Failure): Error {
  if (failure.kind === 'gatewayError') return new GatewayError(failure.code, failure);
  if (failure.kind === 'rejection') return new ProviderRejection(failure.status, failure.problems, failure.body);
  const error = new Error('an error in the list worker');
  return Object.assign(error, { name: failure.name, stack: [failure.name, ...failure.frames].join('\n') });
}
