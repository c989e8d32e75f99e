/** The messages between the gateway and its list worker. They are cloned: plain data only. */
import { GatewayError, type GatewayErrorCode, type Problem, ProviderRejection } from '../../../errors.ts';
import type { ProviderLimits } from '../../../provider/limits.ts';
import type { BreakerState, FinishedCall, ProviderState } from '../../../provider/observer.ts';
import { framesOf } from '../../../telemetry/logging.ts';
import type { TracedCall } from '../../../telemetry/tracing.ts';
import type { ListPage, ListQuery, ListScope, Neighbours, PageRequest, Purpose, Selections } from './lists.ts';
import type { Freshness } from './worker/listCache.ts';

/** What the worker starts with. */
export interface WorkerSettings {
  providerUrl: string;
  limits: Partial<ProviderLimits>;
  freshness: Freshness | undefined;
}

/** The questions about a list with their answers. */
export interface Questions {
  page: { ask: { query: ListQuery; page: PageRequest }; answer: ListPage };
  revision: { ask: null; answer: string };
  neighbours: { ask: { query: ListQuery; id: number }; answer: Neighbours };
  /** Opens a stream under the question's id; `next` reads it. */
  rows: { ask: { [Name in Purpose]: { purpose: Name; selection: Selections[Name] } }[Purpose]; answer: number };
}

/** Whose question it is. The worker keeps the token for this question only. */
export interface QuestionCaller {
  requestId: string;
  address: string;
  token: string | null;
  traceparent: string | null;
  /** When the answer is no longer needed, in milliseconds since 1970. */
  endsAt: number;
}

export type Question = {
  [Name in keyof Questions]: { name: Name; ask: Questions[Name]['ask'] };
}[keyof Questions] & { list: ListScope; caller: QuestionCaller };

export type ToWorker =
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'next'; id: number; stream: number }
  | { kind: 'close'; stream: number }
  | { kind: 'changed' }
  | { kind: 'state'; id: number };

/** A chunk of a stream. */
export interface Chunk {
  rows: unknown[];
  isLast: boolean;
}

/** A list that the worker holds. */
export interface HeldList {
  meetingId: number;
  projectFlag: string | null;
  isModeratorList: boolean;
  rows: number;
  /** How long ago the provider was last asked about it. */
  ageMs: number;
}

/** What the worker holds now. */
export interface WorkerState {
  lists: HeldList[];
  heapBytes: number;
  /** Streams that somebody still reads. */
  openStreams: number;
  provider: ProviderState;
}

export type LogLevel = 'debug' | 'warn' | 'error';

export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown; isFirstRead: boolean }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'log'; id: number; level: LogLevel; fields: object; message: string }
  | { kind: 'tracedCall'; id: number; call: TracedCall }
  | { kind: 'callFinished'; call: FinishedCall }
  | { kind: 'breakerChanged'; area: string; state: BreakerState };

/** An error as plain data: a clone of an Error would lose its class and its fields. */
export type Failure =
  | { kind: 'fault'; code: GatewayErrorCode; isFromProvider: boolean; retryAfter?: number }
  | { kind: 'refusal'; status: number; problems: Problem[]; body: unknown }
  | { kind: 'mistake'; name: string; frames: string[] };

export function toFailure(error: unknown): Failure {
  if (error instanceof GatewayError) {
    const { code, isFromProvider, extensions } = error;
    const retryAfter = typeof extensions.retryAfter === 'number' ? { retryAfter: extensions.retryAfter } : {};
    return { kind: 'fault', code, isFromProvider, ...retryAfter };
  }
  if (error instanceof ProviderRejection) {
    const { status, problems, body } = error;
    return { kind: 'refusal', status, problems, body };
  }
  if (error instanceof Error) return { kind: 'mistake', name: error.name, frames: framesOf(error) ?? [] };
  return { kind: 'mistake', name: 'unknown', frames: [] };
}

/** The error again; of a mistake without its message, which could hold people's data. */
export function toError(failure: Failure): Error {
  if (failure.kind === 'fault') return new GatewayError(failure.code, failure);
  if (failure.kind === 'refusal') return new ProviderRejection(failure.status, failure.problems, failure.body);
  const error = new Error('a mistake in the list worker');
  return Object.assign(error, { name: failure.name, stack: [failure.name, ...failure.frames].join('\n') });
}
