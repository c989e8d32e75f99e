/** An operation of code generation with `documentMode: 'string'`: its text, and its types for the compiler. */
export interface OperationText<Data, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** One entry of `errors`. docs/api.md explains the codes. */
export interface AnswerError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; requestId?: string; retryAfter?: number; argument?: string };
}

/**
 * Codes of this client, for answers that are not the gateway's: `NETWORK` without any answer, `NOT_GRAPHQL` for another
 * body, such as a proxy's page. All other codes are the portal's.
 */
export type ClientCode = 'NETWORK' | 'NOT_GRAPHQL';

interface Failure {
  code: string;
  status?: number | null;
  data?: unknown;
  errors?: AnswerError[];
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/** A failed operation. A mutation with `NETWORK`, `NOT_GRAPHQL` or `PROVIDER_TIMEOUT` may have happened all the same. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  /** Code of the first error. */
  readonly code: string;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The data that came with the errors; failed fields are null. Null without data. */
  readonly data: unknown;
  /** Every error, each with the path of its field. */
  readonly errors: AnswerError[];
  /** The request's id in the portal's logs. */
  readonly requestId: string | null;
  /** Seconds to wait before the next attempt, if the portal names them. */
  readonly retryAfter: number | null;

  constructor(message: string, failure: Failure) {
    super(message, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status ?? null;
    this.data = failure.data ?? null;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId ?? null;
    this.retryAfter = failure.retryAfter ?? null;
  }
}

export interface PortalOptions {
  /** The token of `createToken`; without it the client is a visitor. */
  token?: string | undefined;
  /** How often a query is sent at most. */
  attempts?: number;
  /** The client does not wait longer than this for the next attempt, whatever the portal asks for. */
  longestWaitMs?: number;
  /** Time of one attempt. */
  timeoutMs?: number;
}

const retried = new Set<string>([
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_TIMEOUT',
  'RATE_LIMITED',
  'GATEWAY_BUSY',
  'NETWORK' satisfies ClientCode,
]);
/** A proxy sends these while the portal restarts. */
const passing = new Set([502, 503, 504]);

/** The word anywhere in the text makes it a mutation: a query that is not retried does no harm. */
const isQuery = (text: string) => !/\bmutation\b/.test(text);

function mayPass({ code, status, errors }: PortalError): boolean {
  if (code === ('NOT_GRAPHQL' satisfies ClientCode)) return passing.has(status ?? 0);
  return retried.has(code) || errors.some(({ extensions }) => retried.has(extensions?.code ?? ''));
}

/** Half a second before the second attempt, then twice as long, with a random part that spreads many clients. */
const usualWaitMs = (attempt: number) => 500 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds of a Retry-After header; the portal and most proxies send a number. */
function secondsOf(header: string | null): number | null {
  const seconds = Number.parseInt(header ?? '', 10);
  return seconds >= 0 ? seconds : null;
}

interface Answer {
  data?: unknown;
  errors?: AnswerError[];
}

/** The GraphQL answer of a body; null for anything else. */
function parseAnswer(body: string): Answer | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isAnswer = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed);
    return isAnswer ? (parsed as Answer) : null;
  } catch {
    return null;
  }
}

/** The data of a response. @throws PortalError if any part failed */
function readAnswer({ status, headers }: Response, body: string): unknown {
  const answer = parseAnswer(body);
  const about = { status, requestId: headers.get('x-request-id'), retryAfter: secondsOf(headers.get('retry-after')) };
  if (answer === null) {
    const code = 'NOT_GRAPHQL' satisfies ClientCode;
    throw new PortalError(`The portal's address answered with status ${status} and no GraphQL`, { ...about, code });
  }
  const { data = null, errors = [] } = answer;
  const [first] = errors;
  if (first === undefined && data !== null) return data;
  const { code = 'UNKNOWN', requestId = about.requestId } = first?.extensions ?? {};
  const waits = [about.retryAfter, ...errors.map(({ extensions }) => extensions?.retryAfter)].filter(
    (it) => it != null,
  );
  const retryAfter = waits.length === 0 ? null : Math.max(...waits);
  throw new PortalError(first?.message ?? 'The answer is empty', {
    ...about,
    code,
    data,
    errors,
    requestId,
    retryAfter,
  });
}

/** A client of the portal at this address. */
export function portal(url: string, options: PortalOptions = {}) {
  const { token, attempts = 3, longestWaitMs = 60_000, timeoutMs = 30_000 } = options;
  const address = `${url.replace(/\/+$/, '')}/graphql`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };

  async function attempt(body: string): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      text = await response.text();
    } catch (cause) {
      throw new PortalError('The portal did not answer', { code: 'NETWORK' satisfies ClientCode, cause });
    }
    return readAnswer(response, text);
  }

  /** @throws PortalError of the last attempt */
  async function retry(body: string, most: number): Promise<unknown> {
    for (let sent = 1; ; sent += 1) {
      try {
        return await attempt(body);
      } catch (error) {
        if (sent >= most || !(error instanceof PortalError) || !mayPass(error)) throw error;
        const waitMs = error.retryAfter === null ? usualWaitMs(sent) : error.retryAfter * 1000;
        if (waitMs > longestWaitMs) throw error;
        await waitFor(waitMs);
      }
    }
  }

  return {
    /**
     * Runs an operation. A query is sent again while the portal is unavailable or asks to wait; a mutation is sent once.
     * @throws PortalError if any part of the answer failed; its `data` holds the other parts
     */
    async request<Data, Variables extends Record<string, unknown>>(
      operation: OperationText<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const query = operation.toString();
      return (await retry(JSON.stringify({ query, variables }), isQuery(query) ? attempts : 1)) as Data;
    },
  };
}
