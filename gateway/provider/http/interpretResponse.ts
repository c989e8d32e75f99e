import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { sanitizeProviderText } from '../../lib/sanitizeProviderText.ts';
import { isJson } from './answerFaults.ts';
import { collectProblems, hasText, isFailureAnswer, isObject } from './problems.ts';

export interface RawAnswer {
  status: number;
  contentType: string;
  retryAfter: string | null;
  body: string;
}

/** The value of a body in JSON; undefined for any other body. */
function parseJson({ contentType, body }: RawAnswer): unknown {
  try {
    return isJson(contentType) ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** The first text of a rejection that people may read. */
const firstText = (value: unknown): string | null =>
  collectProblems(value)
    .map(({ text }) => sanitizeProviderText(text))
    .find((text) => text !== null) ?? null;

/** A rejection with a success status; `detail` alone is the text of a success. */
function rejectionOnSuccess(value: unknown): ProviderRejection | null {
  if (!isObject(value) || !isFailureAnswer(value)) return null;
  const { data: _, ...texts } = value;
  return new ProviderRejection(200, collectProblems(texts));
}

/** A 401 or 403 ends the session only if the provider's JSON says so; a proxy's HTML page does not. */
function unauthorised(status: number, value: unknown, sentToken: boolean): GatewayError {
  if (!isObject(value)) return new GatewayError('PROVIDER_UNAVAILABLE');
  const about = { isFromProvider: true, providerText: firstText(value) };
  if (status === 401 || value.status !== undefined) return new GatewayError('UNAUTHENTICATED', about);
  return new GatewayError(sentToken ? 'FORBIDDEN' : 'UNAUTHENTICATED', about);
}

const longestWait = 86_400;

/** Seconds to wait, from a number of seconds or a date (RFC 9110). */
function seconds(retryAfter: string | null): { retryAfter?: number } {
  if (retryAfter === null || retryAfter.trim() === '') return {};
  const isNumber = /^\s*\d+\s*$/.test(retryAfter);
  const value = isNumber ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return value >= 0 && value <= longestWait ? { retryAfter: value } : {};
}

/** Statuses that show a mistake of the gateway itself, whatever text comes with them. */
const ourMistakes = new Set([405, 406, 415]);

/**
 * Decides what an answer of the provider means, by status and shape, never by its text.
 * @returns the value of a success
 * @throws ProviderRejection if the person can correct the request, else GatewayError
 */
export function interpretResponse(raw: RawAnswer, sentToken: boolean): unknown {
  const { status } = raw;
  const value = parseJson(raw);
  if (status === 204) return null;
  if (status >= 200 && status < 300) {
    if (value === undefined) throw new GatewayError('PROVIDER_BAD_RESPONSE');
    const rejection = rejectionOnSuccess(value);
    if (rejection !== null) throw rejection;
    return value;
  }
  if (status === 504) throw new GatewayError('PROVIDER_TIMEOUT');
  if (status >= 500) throw new GatewayError('PROVIDER_UNAVAILABLE');
  if (status === 401 || status === 403) throw unauthorised(status, value, sentToken);
  if (status === 404 && value !== undefined) {
    throw new GatewayError('NOT_FOUND', { isFromProvider: true, providerText: firstText(value) });
  }
  if (status === 429) {
    throw new GatewayError('RATE_LIMITED', { ...seconds(raw.retryAfter), providerText: firstText(value) });
  }
  if (status === 413) throw new ProviderRejection(413, collectProblems(value));
  if (status < 400 || ourMistakes.has(status) || value === undefined) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  throw new ProviderRejection(status, collectProblems(value), value);
}

/**
 * `{"message": "text"}` with 200 is a rejection too, unless the answer also has `data`: then it is the text of a success.
 */
export function rejectionByMessage(value: unknown): ProviderRejection | null {
  if (!isObject(value) || (value.data ?? null) !== null || !hasText(value.message)) return null;
  return new ProviderRejection(200, collectProblems(value.message));
}

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const broken = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);

export function networkError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const { code, name }: { code?: unknown; name?: unknown } = isObject(error) ? error : {};
  if (name === 'TimeoutError' || (typeof code === 'string' && timeouts.has(code)))
    return new GatewayError('PROVIDER_TIMEOUT');
  const isOdd = typeof code === 'string' && (broken.has(code) || code.startsWith('HPE_'));
  return new GatewayError(isOdd ? 'PROVIDER_BAD_RESPONSE' : 'PROVIDER_UNAVAILABLE');
}
