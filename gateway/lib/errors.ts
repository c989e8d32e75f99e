import { GraphQLError } from 'graphql';
import { errorsTexts } from '../texts/errors.ts';
import { sanitizeProviderText } from './sanitizeProviderText.ts';

/** Codes of errors that a user cannot correct; every other error is masked as INTERNAL_SERVER_ERROR. */
export const faultCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BAD_RESPONSE',
  'PROVIDER_REJECTED',
  'NOT_SUPPORTED',
  'RATE_LIMITED',
  'GATEWAY_BUSY',
] as const;

export type GatewayErrorCode = (typeof faultCodes)[number];

/** Codes of malformed requests, which the gateway does not run. */
export const requestCodes = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
] as const;

const faultMessages: Record<GatewayErrorCode, string> = errorsTexts.faults;

interface AboutError {
  isFromProvider?: boolean;
  retryAfter?: number;
  message?: string;
  providerText?: string | null;
}

export class GatewayError extends GraphQLError {
  readonly code: GatewayErrorCode;
  /** Whether the error comes from the provider's own JSON. */
  readonly isFromProvider: boolean;
  /** The provider's reason, if people may read it; only resolvers put it into an answer. */
  readonly providerText: string | null;

  /** @param about.message replaces the code's own text */
  constructor(code: GatewayErrorCode, about: AboutError = {}) {
    const retryAfter = about.retryAfter === undefined ? {} : { retryAfter: about.retryAfter };
    super(about.message ?? faultMessages[code], { extensions: { code, ...retryAfter } });
    this.code = code;
    this.isFromProvider = about.isFromProvider ?? false;
    this.providerText = about.providerText ?? null;
  }
}

/**
 * An argument of the right type whose value makes no sense, such as a page of 0 rows. `argument` is its name, or its path
 * within an input; the message is English, because developers read it.
 */
export const badArgument = (argument: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } });

/** Seconds after which a caller may try again. */
const busySeconds = 2;

/** The gateway has more work than it can finish in time. It rejects the newest request without starting it. */
export const gatewayBusy = () => new GatewayError('GATEWAY_BUSY', { retryAfter: busySeconds });

/** The default `Retry-After`: the breaker of an area opens for 1 to 8 s. */
const retrySeconds = 5;

export const retryAfterOf = ({ extensions }: GatewayError): string => String(extensions.retryAfter ?? retrySeconds);

/** The provider rejects an invalid token with 401 in some calls and with 403 in others. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof GatewayError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');

/**
 * Rethrows the error of a call about one record. Some providers answer 403 for another person's record and 404 for an unknown
 * one: the difference would show which records exist.
 * @throws GatewayError NOT_FOUND for FORBIDDEN, else the same error
 */
export function hideForbidden(error: unknown): never {
  if (!(error instanceof GatewayError) || error.code !== 'FORBIDDEN') throw error;
  throw new GatewayError('NOT_FOUND', { isFromProvider: error.isFromProvider, providerText: error.providerText });
}

/** The result of a read whose record does not exist. @throws every error but NOT_FOUND */
export function nullIfMissing(error: unknown): null {
  if (error instanceof GatewayError && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** One text of a rejection and the provider's field it belongs to; an empty path belongs to no field. */
export interface Problem {
  path: string[];
  text: string;
}

/** The provider rejected the request for a reason that the person can correct. */
export class ProviderRejection extends Error {
  override readonly name = 'ProviderRejection';
  readonly status: number;
  readonly problems: Problem[];
  /** The complete body of the answer: some calls of the contract send more than texts. */
  readonly body: unknown;

  constructor(status: number, problems: Problem[], body: unknown = null) {
    super(`rejected with ${status}`);
    this.status = status;
    this.problems = problems;
    this.body = body;
  }
}

/**
 * Rethrows the error of a call that sends no token: a 401 or 403 to it says nothing about a session. Some deployments reject
 * credentials and other values so.
 * @throws ProviderRejection for UNAUTHENTICATED, else the same error
 */
export function asRejection(error: unknown): never {
  if (!(error instanceof GatewayError) || error.code !== 'UNAUTHENTICATED') throw error;
  throw new ProviderRejection(401, error.providerText === null ? [] : [{ path: [], text: error.providerText }]);
}

/** How many texts of a rejection become one message. */
const mostTexts = 3;

/** The error of a rejected read, with the provider's texts as far as people may read them. */
export function rejectedRead({ problems }: ProviderRejection): GatewayError {
  if (problems.some(({ path }) => path.at(-1) === 'id')) return new GatewayError('NOT_FOUND');
  if (problems.length === 0) return new GatewayError('PROVIDER_BAD_RESPONSE');
  const texts = new Set(problems.map(({ text }) => sanitizeProviderText(text)).filter((text) => text !== null));
  const message = [...texts].slice(0, mostTexts).join(' ');
  return new GatewayError('PROVIDER_REJECTED', message === '' ? {} : { message });
}
