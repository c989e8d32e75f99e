import { GraphQLError } from 'graphql';
import type { UserError, UserErrorCode } from './generated/resolvers.ts';
import { showable } from './showable.ts';

/** Codes of what no user can mend; everything else is masked as INTERNAL_SERVER_ERROR. */
export const faultCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BAD_RESPONSE',
  'RATE_LIMITED',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** Codes of requests that were not run, because the caller's program asked wrongly. */
export const requestCodes = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
] as const;

const faultMessages: Record<FaultCode, string> = {
  UNAUTHENTICATED: 'Требуется вход в личный кабинет',
  FORBIDDEN: 'Недостаточно прав для этого действия',
  NOT_FOUND: 'Запись не найдена',
  PROVIDER_TIMEOUT: 'Сервис не ответил вовремя, попробуйте ещё раз',
  PROVIDER_UNAVAILABLE: 'Сервис временно недоступен, попробуйте позже',
  PROVIDER_BAD_RESPONSE: 'Сервис ответил непонятным образом, попробуйте позже',
  RATE_LIMITED: 'Слишком много попыток, попробуйте позже',
};

/** Text where the provider refused without words that can be shown. */
export const refusedMessage = 'Сервис отклонил запрос';

/** A fault that reaches the caller as a GraphQL error with its code and a text of ours. */
export class Fault extends GraphQLError {
  readonly code: FaultCode;
  /** Whether the provider said so itself, in the JSON of its family. */
  readonly isProviderWord: boolean;
  /** Whether the provider was not asked at all, since too many others wait for it. */
  readonly isCrowded: boolean;

  constructor(code: FaultCode, about: { isProviderWord?: boolean; isCrowded?: boolean; retryAfter?: number } = {}) {
    const retryAfter = about.retryAfter === undefined ? {} : { retryAfter: about.retryAfter };
    super(faultMessages[code], { extensions: { code, ...retryAfter } });
    this.code = code;
    this.isProviderWord = about.isProviderWord ?? false;
    this.isCrowded = about.isCrowded ?? false;
  }
}

/** Whether an error says that there is no such session: a token that is dead is answered 401 by some calls and 403 by others. */
export const saysNoSession = (error: unknown): boolean =>
  error instanceof Fault && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');

/** One text of a refusal and the provider's field it stands at; an empty path belongs to no field. */
export interface Problem {
  path: string[];
  text: string;
}

/** The provider refused for a reason that the person may mend. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly problems: Problem[];
  /** The whole answer, for what a call of the contract says beside texts. */
  readonly body: unknown;

  constructor(status: number, problems: Problem[], body: unknown = null) {
    super(`refused with ${status}`);
    this.status = status;
    this.problems = problems;
    this.body = body;
  }
}

/** What a refusal means where a read met it: there is no form to show it at, so it is no value but a fault. */
export const refusedRead = ({ problems }: Refusal): Fault =>
  new Fault(problems.some(({ path }) => path.at(-1) === 'id') ? 'NOT_FOUND' : 'PROVIDER_BAD_RESPONSE');

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  contentType: string;
  retryAfter: string | null;
  body: string;
}

type Parsed = { isJson: true; value: unknown } | { isJson: false };

type Parse = (answer: RawAnswer) => unknown;

const parseBody: Parse = ({ body }) => JSON.parse(body);

function parseJson(raw: RawAnswer, parse: Parse): Parsed {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(raw.contentType)) return { isJson: false };
  try {
    return { isJson: true, value: parse(raw) };
  } catch {
    return { isJson: false };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that belong to no input: their texts concern the whole. */
const wholeFields = new Set(['non_field_errors', 'detail', 'error', 'errors', 'message']);

/** Collects every text of a refusal whatever its shape: texts, lists, nested objects, lists keyed by index. */
function collectProblems(value: unknown, path: string[] = [], depth = 0): Problem[] {
  if (depth > 6) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value.trim() }];
  if (Array.isArray(value)) return value.flatMap((item) => collectProblems(item, path, depth + 1));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'status' || key === 'code') return [];
    const isWhole = wholeFields.has(key) || /^\d+$/.test(key);
    return collectProblems(inner, isWhole ? path : [...path, key], depth + 1);
  });
}

const hasText = (value: unknown) => collectProblems(value).length > 0;

/** On a success status `error` and `errors` refuse; `detail` is the text of a success. */
function refusalOnSuccess(value: unknown): Refusal | null {
  if (!isObject(value)) return null;
  const refused = [value.error, value.errors].filter(hasText);
  return refused.length > 0 ? new Refusal(200, collectProblems(refused)) : null;
}

/** A 401 or 403: the provider's own word about the caller only in its JSON; a proxy's page tells nothing of a session. */
function unauthorised(status: number, parsed: Parsed, sentToken: boolean): Fault {
  if (!parsed.isJson || !isObject(parsed.value)) return new Fault('PROVIDER_UNAVAILABLE');
  if (status === 401 || parsed.value.status !== undefined) {
    return new Fault('UNAUTHENTICATED', { isProviderWord: true });
  }
  return new Fault(sentToken ? 'FORBIDDEN' : 'UNAUTHENTICATED', { isProviderWord: true });
}

function seconds(retryAfter: string | null): { retryAfter?: number } {
  const value = Number(retryAfter);
  return retryAfter !== null && Number.isInteger(value) && value >= 0 && value <= 86_400 ? { retryAfter: value } : {};
}

/** Statuses that tell of a mistake of the gateway itself, whatever text comes with them. */
const ourMistakes = new Set([405, 406, 415]);

/**
 * The one place that decides what an answer of the provider means: by status and shape, never by text.
 * Returns the value of a success; throws a Refusal (the person can mend it) or a Fault (nobody can).
 */
export function readAnswer(raw: RawAnswer, sentToken: boolean, parse: Parse = parseBody): unknown {
  const { status } = raw;
  const parsed = parseJson(raw, parse);
  if (status === 204) return null;
  if (status >= 200 && status < 300) {
    if (!parsed.isJson) throw new Fault('PROVIDER_BAD_RESPONSE');
    const refusal = refusalOnSuccess(parsed.value);
    if (refusal !== null) throw refusal;
    return parsed.value;
  }
  if (status === 504) throw new Fault('PROVIDER_TIMEOUT');
  if (status >= 500) throw new Fault('PROVIDER_UNAVAILABLE');
  if (status === 401 || status === 403) throw unauthorised(status, parsed, sentToken);
  if (status === 404) throw new Fault('NOT_FOUND', { isProviderWord: parsed.isJson });
  if (status === 429) throw new Fault('RATE_LIMITED', seconds(raw.retryAfter));
  if (status === 413) throw new Refusal(413, parsed.isJson ? collectProblems(parsed.value) : []);
  if (status < 400 || ourMistakes.has(status) || !parsed.isJson) throw new Fault('PROVIDER_BAD_RESPONSE');
  throw new Refusal(status, collectProblems(parsed.value), parsed.value);
}

/** `{"message": "text"}` with 200 refuses too, but only where the answer that was asked for did not come. */
export function refusalByMessage(value: unknown): Refusal | null {
  if (!isObject(value) || !hasText(value.message)) return null;
  return new Refusal(200, collectProblems(value.message));
}

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const broken = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);

/** What a call that never got an answer means. */
export function networkFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { code, name } = isObject(error) || error instanceof Error ? (error as { code?: unknown; name?: unknown }) : {};
  if (name === 'TimeoutError' || (typeof code === 'string' && timeouts.has(code))) return new Fault('PROVIDER_TIMEOUT');
  const isOdd = typeof code === 'string' && (broken.has(code) || code.startsWith('HPE_'));
  return new Fault(isOdd ? 'PROVIDER_BAD_RESPONSE' : 'PROVIDER_UNAVAILABLE');
}

/** The provider's field names (dotted) and the paths of the input fields they were made of. */
export type FieldMap = Record<string, string[]>;

function inputField(path: string[], fields: FieldMap): string[] | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = fields[path.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return null;
}

/** A refusal as user errors: one for each text that may be shown, on its input field where that is known. */
export function refusalToUserErrors(refusal: Refusal, fields: FieldMap = {}, code?: UserErrorCode): UserError[] {
  const errors = refusal.problems.map(({ path, text }): UserError => {
    const field = inputField(path, fields);
    return { code: code ?? (field === null ? 'REFUSED' : 'INVALID'), message: showable(text) ?? refusedMessage, field };
  });
  return errors.length > 0 ? errors : [{ code: code ?? 'REFUSED', message: refusedMessage, field: null }];
}

/** Runs a call; a refusal becomes user errors by the domain's field map, a fault goes on. */
export async function settle<T>(
  call: () => Promise<T>,
  toErrors: FieldMap | ((refusal: Refusal) => UserError[]) = {},
): Promise<{ value: T; userErrors: [] } | { value: null; userErrors: UserError[] }> {
  try {
    return { value: await call(), userErrors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const userErrors = typeof toErrors === 'function' ? toErrors(error) : refusalToUserErrors(error, toErrors);
    return { value: null, userErrors };
  }
}
