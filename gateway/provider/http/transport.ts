import { type File, isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, FormData, Pool } from 'undici';
import type { Signal } from '../../lib/deadline.ts';
import type { Operation } from './contract.ts';
import { UnreadableAnswer } from './faults.ts';
import type { RawAnswer } from './interpretResponse.ts';
import type { ProviderLimits } from './limits.ts';
import { keyHeader } from './requests.ts';

/** The parts of a caller that go into headers. */
interface Sender {
  requestId: string;
  address: string;
  /** Continues the request's trace (W3C Trace Context); null without one. */
  traceparent: string | null;
}

/** Query and body of a call. */
export interface Sending {
  query?: object | undefined;
  json?: unknown;
  form?: Record<string, string | File> | undefined;
  /** Path and query in place of the call's own. */
  target?: string | undefined;
}

/** An answer, where it redirects to, and whether it repeated the request's key. */
export interface Received extends RawAnswer {
  location: string | null;
  keptKey: boolean;
}

/** A pool of sockets to the provider, without redirects and cookies. */
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

export const singleValue = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : Array.isArray(value) ? (value[0] ?? null) : value;

/** The scheme under which the provider gets a token. */
export const tokenScheme = 'Token';

/** Headers of a call; they request no compression, so that content-length bounds the memory of an answer. */
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
  ...(token === null ? {} : { authorization: `${tokenScheme} ${token}` }),
});

function queryOf(query: Sending['query']): string {
  if (query === undefined) return '';
  return `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
}

/** Keeps the order of the call, which puts texts before files. */
function formOf(fields: NonNullable<Sending['form']>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** Closes a body together with its socket. */
export const discard = (body: Dispatcher.ResponseData['body']) => body.on('error', () => {}).destroy();

const isCoded = (headers: IncomingHttpHeaders) =>
  (singleValue(headers['content-encoding']) ?? 'identity') !== 'identity';

const codedCheck = 'The answer is compressed although the gateway asks for none. Check proxies before the provider.';
const charsetCheck =
  'The text is not in the charset that content-type declares (UTF-8 without one). Check the charset of the provider.';
const sizeCheck = 'The answer is larger than the gateway reads (docs/faults.md).';

const isJsonText = (contentType: string) => /^[^;]*\bjson\b/i.test(contentType);

/**
 * The text of a body, in the charset that its type declares. The gateway reads JSON only, so any other body may contain
 * undecodable letters.
 * @throws UnreadableAnswer for JSON that is not in its charset
 */
function decodeText(body: Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const isPlain = /^utf-?8$/i.test(charset) && isUtf8(body) && body[0] !== 0xef;
  if (isPlain || !isJsonText(contentType)) return body.toString();
  try {
    // The decoder drops a byte order mark, which JSON must not have.
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    throw new UnreadableAnswer(charsetCheck);
  }
}

/** Rejects a compressed answer: its size does not bound its unpacked size. */
export function rejectCompressed({ headers, body }: Dispatcher.ResponseData): void {
  if (!isCoded(headers)) return;
  discard(body);
  throw new UnreadableAnswer(codedCheck);
}

/**
 * Sends a request and reads its answer up to a limit; an answer that announces more is not read. Reads chunks without a
 * stream, which would cost more than all other work on a small answer.
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
      // Rejects a request that still waits for a connection; undici drops it later, when it would start.
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
        else if (Number(singleValue(headers['content-length'])) > mostBytes) refuse(controller, sizeCheck);
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > mostBytes) refuse(controller, sizeCheck);
        else chunks.push(chunk);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', leave);
        const contentType = singleValue(answer.headers['content-type']) ?? '';
        try {
          resolve({ ...answer, body: decodeText(Buffer.concat(chunks), answer.status < 500 ? contentType : '') });
        } catch (error) {
          reject(error);
        }
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', leave);
        reject(error);
      },
    });
  });
}

/** Sends a call of the contract once and reads its answer to the end. */
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
      path: sending.target ?? `${basePath}${called.path}${queryOf(sending.query)}`,
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
    contentType: singleValue(headers['content-type']) ?? '',
    retryAfter: singleValue(headers['retry-after']),
    location: singleValue(headers.location),
    keptKey: key !== null && singleValue(headers[keyHeader]) === key,
    body,
  };
}
