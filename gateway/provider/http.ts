import { type Dispatcher, type FormData, Pool } from 'undici';
import { Fault, networkFault, type RawAnswer, Refusal, readAnswer, refusalByMessage } from '../errors.ts';
import { framesOf } from '../logging.ts';
import { mismatch, type Operation, type OperationId, operation, type SchemaName, type Schemas } from './contract.ts';

/** Limits of every call; the provider closes idle sockets after about 2 s, so ours go first. */
const limits = {
  callMs: 3_000,
  /** A whole list of a large forum; within the deadline of an operation. */
  listMs: 7_000,
  uploadMs: 15_000,
  answerBytes: 16 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
  keepAliveMs: 1_500,
  connections: 64,
};

/** The header of the contract by which a write is named. */
const keyHeader = 'idempotency-key';

/** Whose call it is. The token is asked for at each call, because a login changes it within one request. */
interface Caller {
  requestId: string;
  address: string;
  token(): string | null;
  signal: AbortSignal;
  log: CallLog;
}

/** The part of a logger that a call needs. */
interface CallLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface CallOptions {
  query?: Record<string, string | number>;
  json?: unknown;
  form?: FormData;
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
  call<Name extends SchemaName>(id: OperationId, answer: Name, options?: CallOptions): Promise<Schemas[Name]>;
  /** Calls where no body is awaited. */
  send(id: OperationId, options?: CallOptions): Promise<void>;
  /** Whether the provider was seen to keep request keys, by its newest answer to one. */
  keepsRequestKeys(): boolean;
  /** Opens a file below the media path; the caller consumes or destroys the body. */
  media(path: string): Promise<MediaAnswer>;
}

/** The connection to one provider, shared by all requests. */
export interface Provider {
  bind(caller: Caller): ProviderClient;
  close(): Promise<void>;
}

/** A kept-alive socket that the provider closed meanwhile: nothing was answered. */
const deadSocket = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const isDeadSocket = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && deadSocket.has(error.code);

/** Errors of the code itself: to call them a failure of the provider would hide them. */
const isOwnMistake = (error: unknown): error is Error =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  (error instanceof Error && 'code' in error && error.code === 'UND_ERR_INVALID_ARG');

/** What a call that was not answered throws on, after a line in the log without address and query. */
function failure(error: unknown, id: OperationId, log: CallLog): unknown {
  if (error instanceof Refusal || error instanceof Fault) return error;
  const about = { area: 'provider', operation: id };
  if (isOwnMistake(error)) {
    log.error({ ...about, name: error.name, frames: framesOf(error) }, 'unexpected error');
    return error;
  }
  const { name, code } = error instanceof Error && 'code' in error ? error : { name: 'unknown', code: null };
  // The client that left is no failure of the provider's.
  if (name !== 'AbortError')
    log.warn({ ...about, code: typeof code === 'string' ? code : name }, 'provider call failed');
  return networkFault(error);
}

const single = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : Array.isArray(value) ? (value[0] ?? null) : value;

async function readBody(body: Dispatcher.ResponseData['body'], mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) {
      body.destroy();
      throw new Fault('PROVIDER_BAD_RESPONSE');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function headersOf(caller: Caller, needsToken: boolean): { headers: Record<string, string>; sentToken: boolean } {
  const token = needsToken ? caller.token() : null;
  return {
    sentToken: token !== null,
    headers: {
      accept: 'application/json',
      'accept-language': 'ru',
      'x-request-id': caller.requestId,
      'x-forwarded-for': caller.address,
      ...(token === null ? {} : { authorization: `Token ${token}` }),
    },
  };
}

function queryOf(query: CallOptions['query']): string {
  if (query === undefined) return '';
  return `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
}

/**
 * Opens the pool to the provider at this base address. Redirects are never followed and no cookie is kept. A file may
 * take its time, but not be silent longer than `mediaIdleMs`.
 */
export function connectProvider(providerUrl: string, mediaIdleMs: number = limits.uploadMs): Provider {
  const base = new URL(providerUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const pool = new Pool(base.origin, {
    connections: limits.connections,
    pipelining: 1,
    connect: { timeout: limits.callMs },
    headersTimeout: limits.uploadMs,
    bodyTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveMaxTimeout: limits.keepAliveMs,
  });

  /** Sends a request; a read is tried once more where a dead socket swallowed it, a write never. */
  async function request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    try {
      return await pool.request(options);
    } catch (error) {
      if (options.method !== 'GET' || !isDeadSocket(error)) throw error;
      return await pool.request(options);
    }
  }

  let keepsKeys = false;

  async function exchange(caller: Caller, called: Operation, options: CallOptions): Promise<[RawAnswer, boolean]> {
    const { headers, sentToken } = headersOf(caller, called.needsToken);
    const json = options.json === undefined ? null : JSON.stringify(options.json);
    if (json !== null) headers['content-type'] = 'application/json';
    const key = options.requestKey ?? null;
    if (key !== null) headers[keyHeader] = key;
    const callMs = options.form !== undefined ? limits.uploadMs : options.isList ? limits.listMs : limits.callMs;
    const answer = await request({
      method: called.method,
      path: `${basePath}${called.path}${queryOf(options.query)}`,
      headers,
      body: options.form ?? json,
      signal: AbortSignal.any([caller.signal, AbortSignal.timeout(callMs)]),
    });
    if (key !== null) keepsKeys = single(answer.headers[keyHeader]) === key;
    const raw = {
      status: answer.statusCode,
      contentType: single(answer.headers['content-type']) ?? '',
      retryAfter: single(answer.headers['retry-after']),
      body: await readBody(answer.body, options.isList ? limits.listBytes : limits.answerBytes),
    };
    return [raw, sentToken];
  }

  async function perform(caller: Caller, id: OperationId, options: CallOptions): Promise<unknown> {
    const started = performance.now();
    let status: number | null = null;
    try {
      caller.signal.throwIfAborted();
      const [raw, sentToken] = await exchange(caller, operation(id), options);
      status = raw.status;
      return readAnswer(raw, sentToken);
    } catch (error) {
      throw failure(error, id, caller.log);
    } finally {
      const ms = Math.round(performance.now() - started);
      caller.log.debug({ area: 'provider', operation: id, status, ms }, 'provider call');
    }
  }

  function bind(caller: Caller): ProviderClient {
    return {
      async call(id, answer, options = {}) {
        const value = await perform(caller, id, options);
        const fault = mismatch(answer, value);
        if (fault === null) return value as Schemas[typeof answer];
        const refusal = refusalByMessage(value);
        if (refusal !== null) throw refusal;
        caller.log.warn({ area: 'provider', operation: id, answer, ...fault }, 'provider left the contract');
        throw new Fault('PROVIDER_BAD_RESPONSE');
      },
      async send(id, options = {}) {
        await perform(caller, id, options);
      },
      keepsRequestKeys: () => keepsKeys,
      async media(path) {
        const { headers } = headersOf(caller, true);
        try {
          const {
            statusCode,
            headers: got,
            body,
          } = await request({
            method: 'GET',
            path: `${basePath}${path}`,
            headers: { ...headers, accept: '*/*' },
            headersTimeout: limits.callMs,
            bodyTimeout: mediaIdleMs,
            signal: caller.signal,
          });
          return { status: statusCode, headers: got, body };
        } catch (error) {
          throw failure(error, 'getMedia', caller.log);
        }
      },
    };
  }

  return { bind, close: () => pool.destroy() };
}
