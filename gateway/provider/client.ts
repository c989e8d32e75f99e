import type { Dispatcher } from 'undici';
import { GatewayError } from '../errors.ts';
import { type Signal, setDeadline, within } from '../lib/deadline.ts';
import type { RequestTrace } from '../telemetry/tracing.ts';
import { fileFault } from './answerFaults.ts';
import {
  hasFieldOf,
  type Mismatch,
  mismatch,
  type Operation,
  type OperationId,
  operation,
  operationAreas,
  type SchemaName,
  type Schemas,
  tookZoneless,
} from './contract.ts';
import { attemptError, type CallLog, failure } from './failures.ts';
import { createFaultLog, type ProviderFault, UnreadableAnswer } from './faults.ts';
import { rejectionByMessage } from './interpretResponse.ts';
import { type ProviderLimits, providerLimits } from './limits.ts';
import type { CallOutcome, ProviderObserver, ProviderState } from './observer.ts';
import { probe, probedCall } from './probe.ts';
import { readAnswer } from './readAnswer.ts';
import type { FormOf, JsonOf, QueryOf } from './requests.ts';
import { type Area, createArea } from './resiliencePolicy.ts';
import { discard, exchange, headersOf, openPool, type Received, refuseCoding, single } from './transport.ts';
import { readWritten, type Written } from './written.ts';

/** Whose call it is. The token is asked for at each call, because a login changes it within one request. */
interface Caller {
  requestId: string;
  address: string;
  token(): string | null;
  /** Ends its calls when it aborts; without it they end by their own deadline alone. */
  signal?: Signal;
  log: CallLog;
  /** The request's trace; null where none is kept. */
  trace?: Pick<RequestTrace, 'call'> | null;
}

/** A caller whose token the provider is asked about at most once. */
interface BoundCaller extends Caller {
  isTokenKnown(token: string): Promise<boolean>;
}

interface CallOptions<Id extends OperationId> {
  query?: QueryOf<Id>;
  json?: JsonOf<Id>;
  form?: FormOf<Id>;
  /** Whether a whole list is read, which takes longer and is larger than other answers. */
  isList?: boolean;
  /** Names a write that may come again; a provider that keeps such keys repeats it in its answer. */
  requestKey?: string | null;
}

/** A file on its way from the provider. */
interface MediaAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
}

/** Calls of one caller. */
export interface ProviderClient {
  /** Calls and checks the answer against the named schema of the contract. */
  call<Id extends OperationId, Name extends SchemaName>(
    id: Id,
    answer: Name,
    options?: CallOptions<Id>,
  ): Promise<Schemas[Name]>;
  /**
   * Calls a write. Every 2xx that does not reject is a success, since no provider promises what it answers to a write;
   * the caller reads what the answer lacks.
   */
  write<Id extends OperationId, Name extends SchemaName, Record>(
    id: Id,
    answer: Name,
    toRecord: (answer: Schemas[Name]) => Record,
    options?: CallOptions<Id>,
  ): Promise<Written<Record>>;
  /** Calls where no body is awaited. */
  send<Id extends OperationId>(id: Id, options?: CallOptions<Id>): Promise<void>;
  /** Whether the provider was seen to keep request keys, by its newest answer to one. */
  keepsRequestKeys(): boolean;
  /** Opens a file below the media path; the caller consumes or destroys the body. */
  media(path: string): Promise<MediaAnswer>;
}

/** The connection to one provider, shared by all requests. */
export interface Provider {
  bind(caller: Caller): ProviderClient;
  /**
   * Sends one small read at once, past breakers and queues.
   * @returns why the provider cannot be used, which it logs too; null if it can
   */
  probe(caller: Pick<Caller, 'requestId' | 'address' | 'log'>, ms: number): Promise<ProviderFault | null>;
  /** Where its calls stand now, for whoever watches. */
  state(): ProviderState;
  close(): Promise<void>;
}

interface Connection {
  limits?: Partial<ProviderLimits>;
  observer?: ProviderObserver;
  /** The provider has answered 401 or 403 to a call with this token. */
  tokenRefused?(token: string): void;
  /** An answer came whole, good or bad. */
  answered?(id: OperationId, answer: Received): void;
}

/** What is told of a call while it runs. */
interface Told {
  status: number | null;
  tries: number;
  readonly traceparent: string | null;
}

const unobserved: ProviderObserver = { callFinished() {}, breakerChanged() {} };

/** Opens the connection to the provider at this base address. */
export function connectProvider(providerUrl: string, connection: Connection = {}): Provider {
  const limits = { ...providerLimits, ...connection.limits };
  const observer = connection.observer ?? unobserved;
  const base = new URL(providerUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const address = base.origin + basePath;
  const logFault = createFaultLog();
  const { media: files = 0, ...others } = limits.atOnce;
  // One more than the areas may fill: a probe finds a socket whatever they do.
  const sockets = Object.values(others).reduce((sum, places) => sum + places, 1);
  const pool = openPool(base.origin, sockets, limits);
  // A file is read as fast as its reader reads: it never keeps a socket from a call.
  const filePool = openPool(base.origin, files, limits);
  const areas = new Map([...operationAreas].map((name) => [name, createArea(name, limits, observer)]));
  let keepsKeys = false;
  let hasWarnedOfZoneless = false;

  function areaOf({ area }: Operation): Area {
    const found = areas.get(area);
    if (found === undefined) throw new Error(`The provider contract has no area ${area}`);
    return found;
  }

  /** Whatever the refusal means for the call, what was known of the token may be over. */
  function noteRefusal(status: number, token: string | null): void {
    if (token !== null && (status === 401 || status === 403)) connection.tokenRefused?.(token);
  }

  /** Ends a call: its line in the log, the observer's word, and what it comes to. */
  async function observed<T>({ log, trace }: Caller, id: OperationId, run: (told: Told) => Promise<T>): Promise<T> {
    const started = performance.now();
    const { area } = operation(id);
    const span = trace?.call(id, area) ?? null;
    const told: Told = { status: null, tries: 0, traceparent: span?.traceparent ?? null };
    let outcome: CallOutcome = 'answered';
    try {
      return await run(told);
    } catch (thrown) {
      const failed = failure(thrown, id, log);
      outcome = failed.outcome;
      throw failed.error;
    } finally {
      const ms = Math.round(performance.now() - started);
      const retries = Math.max(0, told.tries - 1);
      log.debug({ component: 'provider', operation: id, status: told.status, ms, retries }, 'provider call');
      observer.callFinished({ area, operation: id, outcome, ms, retries });
      span?.end(outcome, retries);
    }
  }

  function perform<T, Id extends OperationId>(
    caller: BoundCaller,
    id: Id,
    options: CallOptions<Id> & { mayBeEmpty?: boolean },
    read: (value: unknown, status: number) => T,
  ): Promise<T> {
    return observed(caller, id, async (told) => {
      caller.signal?.throwIfAborted();
      const called = operation(id);
      const { isList = false, requestKey: key = null, mayBeEmpty = false, ...sending } = options;
      const token = called.needsToken ? caller.token() : null;
      const callMs = options.form !== undefined ? limits.uploadMs : isList ? limits.listMs : limits.callMs;
      const deadline = setDeadline(callMs, caller.signal);
      const { signal } = deadline;
      const mostBytes = isList ? limits.listBytes : limits.answerBytes;
      const headers = headersOf({ ...caller, traceparent: told.traceparent }, token);
      const attempt = async (): Promise<Received> => {
        told.tries += 1;
        try {
          return await exchange(pool, basePath, called, { ...sending, headers, key, mostBytes, signal });
        } catch (error) {
          if (error instanceof UnreadableAnswer) logFault(caller.log, { id, called }, error.fault);
          throw attemptError(error, caller.signal?.aborted ?? false);
        }
      };
      // A write is sent again only by its key, to a provider that was seen to keep keys.
      const isRepeatable = called.method === 'GET' || (key !== null && keepsKeys);
      const sent = areaOf(called).run(attempt, { signal, isRepeatable });
      const answer = await sent.finally(() => deadline.end());
      told.status = answer.status;
      connection.answered?.(id, answer);
      noteRefusal(answer.status, token);
      if (key !== null) keepsKeys = answer.keptKey;
      try {
        const report = (fault: ProviderFault) => logFault(caller.log, { id, called }, fault);
        return read(
          readAnswer(called, answer, { sentToken: token !== null, mayBeEmpty }, address, report),
          answer.status,
        );
      } catch (error) {
        const isForbidden = error instanceof GatewayError && error.code === 'FORBIDDEN';
        if (!isForbidden || token === null || (await isRightMissing(caller, id, options, token))) throw error;
        throw new GatewayError('UNAUTHENTICATED', { isFromProvider: true });
      }
    });
  }

  const warnOfFault = (log: CallLog, id: OperationId, answer: SchemaName, fault: Mismatch) =>
    log.warn({ component: 'provider', operation: id, answer, ...fault }, 'provider left the contract');

  /** Warns once; for years a provider may send nothing else. */
  function warnOfZoneless(log: CallLog, id: OperationId): void {
    if (!tookZoneless() || hasWarnedOfZoneless) return;
    hasWarnedOfZoneless = true;
    log.warn({ component: 'provider', operation: id }, 'a date-time without a zone is read as Moscow time');
  }

  const isSessionCall = <Id extends OperationId>(id: Id, { query }: CallOptions<Id>) =>
    id === 'getAccount' && query === undefined;

  /**
   * Whether a 403 means that a right is missing. Some deployments answer it for a token that they no longer know, too;
   * every token that the provider knows may make the session's own call, so that one tells them apart.
   */
  const isRightMissing = async <Id extends OperationId>(
    caller: BoundCaller,
    id: Id,
    options: CallOptions<Id>,
    token: string,
  ) => !isSessionCall(id, options) && (await caller.isTokenKnown(token));

  function bindCaller(caller: Caller): BoundCaller {
    const answers = new Map<string, Promise<boolean>>();
    const bound: BoundCaller = {
      ...caller,
      isTokenKnown(token) {
        const asked =
          answers.get(token) ??
          perform({ ...bound, token: () => token }, 'getAccount', {}, () => true).catch(
            (error: unknown) => !(error instanceof GatewayError && error.code === 'UNAUTHENTICATED'),
          );
        answers.set(token, asked);
        return asked;
      },
    };
    return bound;
  }

  /** Opens a file within the time of a call; then it may take its time, as long as it is not silent. */
  function openFile(caller: Caller, path: string): Promise<MediaAnswer> {
    return observed(caller, 'getMedia', async (told) => {
      const called = operation('getMedia');
      const deadline = setDeadline(limits.callMs, caller.signal);
      const { signal } = deadline;
      const token = caller.token();
      const headers = { ...headersOf({ ...caller, traceparent: told.traceparent }, token), accept: '*/*' };
      const attempt = async () => {
        told.tries += 1;
        try {
          const asked = filePool.request({
            method: 'GET',
            path: `${basePath}${path}`,
            headers,
            bodyTimeout: limits.mediaIdleMs,
            // undici needs no more of it.
            signal: signal as AbortSignal,
          });
          // One that waits for a socket hears of its signal only when it gets one.
          const answer = await within(signal, asked);
          refuseCoding(answer);
          if (answer.statusCode >= 500) discard(answer.body);
          return { status: answer.statusCode, headers: answer.headers, body: answer.body, retryAfter: null };
        } catch (error) {
          if (error instanceof UnreadableAnswer) logFault(caller.log, { id: 'getMedia', called }, error.fault);
          throw attemptError(error, caller.signal?.aborted ?? false);
        }
      };
      const media = areaOf(called);
      const { retryAfter, ...answer } = await media
        .run(attempt, { signal, isRepeatable: true })
        .finally(() => deadline.lift());
      told.status = answer.status;
      noteRefusal(answer.status, token);
      const { headers: got } = answer;
      const shown = {
        status: answer.status,
        contentType: single(got['content-type']) ?? '',
        location: single(got.location),
      };
      const fault = fileFault(called, shown, address);
      if (fault !== null) logFault(caller.log, { id: 'getMedia', called }, fault);
      return answer;
    });
  }

  return {
    bind(given) {
      const caller = bindCaller(given);
      return {
        call(id, answer, options = {}) {
          return perform(caller, id, options, (value) => {
            const fault = mismatch(answer, value);
            warnOfZoneless(caller.log, id);
            if (fault === null) return value as Schemas[typeof answer];
            const refusal = hasFieldOf(answer, value) ? null : rejectionByMessage(value);
            if (refusal !== null) throw refusal;
            warnOfFault(caller.log, id, answer, fault);
            throw new GatewayError('PROVIDER_BAD_RESPONSE');
          });
        },
        write(id, answer, toRecord, options = {}) {
          return perform(caller, id, { ...options, mayBeEmpty: true }, (value, status) => {
            const written = readWritten(answer, value, status, (fault) => warnOfFault(caller.log, id, answer, fault));
            return { ...written, record: written.record === null ? null : toRecord(written.record) };
          });
        },
        send(id, options = {}) {
          return perform(caller, id, { ...options, mayBeEmpty: true }, () => undefined);
        },
        keepsRequestKeys() {
          return keepsKeys;
        },
        media(path) {
          return openFile(caller, path);
        },
      };
    },
    async probe({ log, ...caller }, ms) {
      const { answerBytes: mostBytes } = limits;
      const fault = await probe({ pool, origin: base.origin, basePath, caller, mostBytes, ms });
      if (fault !== null) logFault(log, { id: probedCall, called: operation(probedCall) }, fault);
      return fault;
    },
    state: () => ({
      sockets: pool.stats.connected + filePool.stats.connected,
      free: pool.stats.free + filePool.stats.free,
      areas: [...areas.values()].map((area) => area.state()),
    }),
    async close() {
      await Promise.all([pool.destroy(), filePool.destroy()]);
    },
  };
}
