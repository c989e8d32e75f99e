import { GatewayError, type GatewayErrorCode } from '../lib/errors.ts';

interface ErrorLike {
  message: string;
  extensions: object;
}

/** The error body of routes outside Apollo, in the shape of a GraphQL answer, which the page reads already. */
export const errorBody = (request: { id: string }, { message, extensions }: ErrorLike) => ({
  errors: [{ message, extensions: { ...extensions, requestId: request.id } }],
});

const statuses: Partial<Record<GatewayErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  GATEWAY_BUSY: 503,
  PROVIDER_TIMEOUT: 504,
};

/** The HTTP status of an error outside Apollo. */
export const statusOf = (error: unknown): number => (error instanceof GatewayError && statuses[error.code]) || 502;
