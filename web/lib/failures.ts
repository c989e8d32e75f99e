/** Failed calls in plain Russian. Business rejections are userErrors and never come here. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { commonTexts } from '#texts/common.ts';
import { isOffline } from './offline.ts';

interface Fault {
  code: string;
  message: string | null;
  requestId: string | null;
  retryAfter: number | null;
}

const texts: Record<string, string> = commonTexts.failures.byCode;
/** Codes by status alone, for an answer that comes from a proxy and not from the gateway. */
const codeOfStatus: Record<number, string> = {
  413: 'REQUEST_TOO_LARGE',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'PROVIDER_UNAVAILABLE',
  503: 'PROVIDER_UNAVAILABLE',
  504: 'PROVIDER_TIMEOUT',
};

function toFault(error: unknown): Fault {
  const { extensions, message } = (error ?? {}) as {
    extensions?: { code?: unknown; requestId?: unknown; retryAfter?: unknown };
    message?: unknown;
  };
  return {
    code: typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL_SERVER_ERROR',
    message: typeof message === 'string' ? message : null,
    requestId: typeof extensions?.requestId === 'string' ? extensions.requestId : null,
    retryAfter: typeof extensions?.retryAfter === 'number' ? extensions.retryAfter : null,
  };
}

/** Errors in the body of an answer with an HTTP error status; empty if the body is not GraphQL's. */
function errorsInBody(body: string): unknown[] {
  try {
    const parsed = JSON.parse(body) as { errors?: unknown } | null;
    return Array.isArray(parsed?.errors) ? parsed.errors : [];
  } catch {
    return [];
  }
}

function faultsOf(error: unknown): Fault[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(toFault);
  if (!ServerError.is(error)) return [];
  const errors = errorsInBody(error.bodyText).map(toFault);
  const code = codeOfStatus[error.statusCode];
  if (code === undefined || errors.some((fault) => fault.code in texts)) return errors;
  return [{ code, message: null, requestId: errors[0]?.requestId ?? null, retryAfter: null }];
}

/** Whether the service answers with this code. */
const failsWith = (wanted: string) => (error: unknown) => faultsOf(error).some(({ code }) => code === wanted);

/** Whether there is no valid session. */
export const isUnauthenticated = failsWith('UNAUTHENTICATED');
/** Whether the service has too much work at this moment. */
export const isBusy = failsWith('GATEWAY_BUSY');
/** Whether there were too many attempts. */
export const isRateLimited = failsWith('RATE_LIMITED');

/** The wait if the service rejects for too many attempts and names no time, in seconds. */
const usualWait = 5;

/** Seconds after which a call that came too early may be repeated: the answer's own, or its `Retry-After`. */
export function secondsToWait(error: unknown): number {
  const [named] = faultsOf(error).flatMap(({ retryAfter }) => retryAfter ?? []);
  const header = ServerError.is(error)
    ? Number.parseInt(error.response.headers.get('retry-after') ?? '', 10)
    : Number.NaN;
  return named ?? (header >= 0 ? header : usualWait);
}

/** Whether the service no longer has the record. */
export const isNotFound = failsWith('NOT_FOUND');
/** Whether the person lacks a right. */
export const isForbidden = failsWith('FORBIDDEN');

const messageWith = (wanted: string) => (error: unknown) =>
  faultsOf(error).find(({ code }) => code === wanted)?.message ?? null;

/** The provider's reason for rejecting a read, which the gateway has checked for display; null for other failures. */
export const rejectionText = messageWith('PROVIDER_REJECTED');

/** The server's message about too many attempts, which may name the waiting time (ACC-03); null for other failures. */
export const rateLimitText = messageWith('RATE_LIMITED');

/** The server no longer has this build's chunk, or the network failed: only a reload helps. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/** Whether the page ended the call: the person stopped it, or closed what waited for it. */
export const isAborted = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/** The meaning of a failed call. */
export interface Failure {
  /** Plain Russian: the provider's reason for a rejection, otherwise never the error's own text. */
  message: string;
  /** The code that identifies the call in the logs; null if the service was not reached. */
  requestId: string | null;
}

/** The request id of an answer without a GraphQL body: the service adds it to every answer. */
const idOfAnswer = (error: unknown) => (ServerError.is(error) ? error.response.headers.get('x-request-id') : null);

/** Describes a failed call in words; its code is separate, for RequestCode. */
export function explainFailure(error: unknown): Failure {
  const [fault] = faultsOf(error);
  const { unknown, network } = commonTexts.failures;
  const unanswered = isChunkFailure(error) && !isOffline() ? commonTexts.broken.chunk.text : network;
  const text = fault ? (texts[fault.code] ?? unknown) : ServerError.is(error) ? unknown : unanswered;
  return { message: rejectionText(error) ?? text, requestId: fault?.requestId ?? idOfAnswer(error) };
}

/** A failed call in words with its code, for places that show text only. */
export function describeFailure(error: unknown): string {
  const { message, requestId } = explainFailure(error);
  return requestId === null ? message : `${message} ${commonTexts.failures.requestId(requestId)}.`;
}
