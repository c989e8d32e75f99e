import type { File } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, FormData, Pool } from 'undici';
import type { Signal } from '../lib/deadline.ts';
import type { Operation } from './contract.ts';
import { UnreadableAnswer } from './faults.ts';
import type { RawAnswer } from './interpretResponse.ts';
import type { ProviderLimits } from './limits.ts';
import { keyHeader } from './requests.ts';

/** Who calls, as the provider is told. */
interface Sender {
  requestId: string;
  address: string;
  /** Names the trace that the call belongs to, where one is kept. */
  traceparent: string | null;
}

/** What goes along with a call. */
export interface Sending {
  query?: object | undefined;
  json?: unknown;
  form?: Record<string, string | File> | undefined;
}

/** An answer, where it redirects to, and whether it repeated the request's key. */
export interface Received extends RawAnswer {
  location: string | null;
  keptKey: boolean;
}

/** A pool of sockets to the provider. Redirects are never followed and no cookie is kept. */
export const openPool = (origin: string, connections: number, limits: ProviderLimits) =>
  new Pool(origin, {
    connections,
    pipelining: 1,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.uploadMs,
    bodyTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveMaxTimeout: limits.keepAliveMs,
  });

export const single = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : Array.isArray(value) ? (value[0] ?? null) : value;

/** Headers of a call; nothing compressed is asked for, so that an answer is as long as it looks. */
export const headersOf = (
  { requestId, address, traceparent }: Sender,
  token: string | null,
): Record<string, string> => ({
  accept: 'application/json',
  'accept-encoding': 'identity',
  'accept-language': 'ru',
  'x-request-id': requestId,
  'x-forwarded-for': address,
  ...(traceparent === null ? {} : { traceparent }),
  ...(token === null ? {} : { authorization: `Token ${token}` }),
});

function queryOf(query: Sending['query']): string {
  if (query === undefined) return '';
  return `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
}

/** Texts go before files, in the order of the call; every file has its length. */
function formOf(fields: NonNullable<Sending['form']>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** Gives a body up, and its socket with it. */
export const discard = (body: Dispatcher.ResponseData['body']) => body.on('error', () => {}).destroy();

const isCoded = (headers: IncomingHttpHeaders) => (single(headers['content-encoding']) ?? 'identity') !== 'identity';

const codedCheck = 'The answer is compressed although the gateway asks for none. Check proxies before the provider.';
const sizeCheck = 'The answer is larger than the gateway reads (docs/faults.md).';

/** Refuses an answer in a coding that was not asked for: its size says nothing of what it unpacks to. */
export function refuseCoding({ headers, body }: Dispatcher.ResponseData): void {
  if (!isCoded(headers)) return;
  discard(body);
  throw new UnreadableAnswer(codedCheck);
}

/**
 * Sends a request and reads its answer up to a bound; what says beforehand that it is longer is not begun. The body is taken as
 * the socket gives it: a stream for each answer costs more than everything else that is done with a small one.
 */
function receive(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  { mostBytes, signal }: { mostBytes: number; signal: Signal },
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: {} as IncomingHttpHeaders };
    const chunks: Buffer[] = [];
    let size = 0;
    let current: Dispatcher.DispatchController | undefined;
    const leave = () => {
      // A request that waits for its connection is given up at once; it ends when it would begin.
      if (current === undefined) reject(signal.reason);
      else current.abort(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    const refuse = (controller: Dispatcher.DispatchController, check: string) =>
      controller.abort(new UnreadableAnswer(check));
    pool.dispatch(request, {
      onRequestStart(controller) {
        current = controller;
        if (signal.aborted) leave();
      },
      onResponseStart(controller, status, headers) {
        Object.assign(answer, { status, headers });
        if (isCoded(headers)) refuse(controller, codedCheck);
        else if (Number(single(headers['content-length'])) > mostBytes) refuse(controller, sizeCheck);
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > mostBytes) refuse(controller, sizeCheck);
        else chunks.push(chunk);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', leave);
        resolve({ ...answer, body: Buffer.concat(chunks).toString() });
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', leave);
        reject(error);
      },
    });
  });
}

/** Sends a call of the contract once and reads its answer whole. */
export async function exchange(
  pool: Pool,
  basePath: string,
  called: Operation,
  sending: Sending & { headers: Record<string, string>; key: string | null; mostBytes: number; signal: Signal },
): Promise<Received> {
  const { json, form, key } = sending;
  const text = json === undefined ? null : JSON.stringify(json);
  const { status, headers, body } = await receive(
    pool,
    {
      method: called.method,
      path: `${basePath}${called.path}${queryOf(sending.query)}`,
      headers: {
        ...sending.headers,
        ...(text === null ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { [keyHeader]: key }),
      },
      body: form === undefined ? text : formOf(form),
    },
    sending,
  );
  return {
    status,
    contentType: single(headers['content-type']) ?? '',
    retryAfter: single(headers['retry-after']),
    location: single(headers.location),
    keptKey: key !== null && single(headers[keyHeader]) === key,
    body,
  };
}
