import { GatewayError, ProviderRejection, rejectedRead } from '../../gateway/errors.ts';

/** What the gateway makes of an answer. */
export interface Outcome {
  /** In words, for the table. */
  text: string;
  /** Code of the fault that a client gets; null for a success. */
  code: string | null;
}

const countOf = (value: unknown): string | null => {
  const list = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data;
  return Array.isArray(list) ? `${list.length} records` : null;
};

/** The outcome of a call that returned. An optional call returns null where the provider lacks it. */
export const outcomeOf = (value: unknown): Outcome => ({
  text: value === null ? 'works without it' : (countOf(value) ?? 'reads it'),
  code: null,
});

/** The outcome of a call that threw. */
export function outcomeOfError(error: unknown): Outcome {
  const fault = error instanceof ProviderRejection ? rejectedRead(error) : error;
  if (!(fault instanceof GatewayError)) throw error;
  return { text: fault.code, code: fault.code };
}

/** What a client gets for a file that the provider does not send. */
export const rejectedFile = (status: number): GatewayError =>
  new GatewayError(
    status === 404 ? 'NOT_FOUND' : status === 401 || status === 403 ? 'FORBIDDEN' : 'PROVIDER_BAD_RESPONSE',
  );
