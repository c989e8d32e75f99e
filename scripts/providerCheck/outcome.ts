import { GatewayError, type Problem, ProviderRejection, rejectedRead } from '../../gateway/lib/errors.ts';

/** How the gateway understands an answer. */
export interface Outcome {
  /** The outcome in words, for the table. */
  text: string;
  /** Code of the error that a client gets; null for a success. */
  code: string | null;
  /** The texts of a rejection, with their fields; null for every other outcome. */
  problems: Problem[] | null;
  /** A finding of the call itself; null if only its answers show one. */
  finding: string | null;
}

/** A finding of a call that compares several answers. */
export class CheckFinding extends Error {
  override readonly name = 'CheckFinding';
}

const countOf = (value: unknown): string | null => {
  const list = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data;
  return Array.isArray(list) ? `${list.length} records` : null;
};

/** The outcome of a call that returned. */
export const outcomeOf = (value: unknown): Outcome => ({
  text: countOf(value) ?? 'reads it',
  code: null,
  problems: null,
  finding: null,
});

/** A rejection with the fields that its texts belong to. */
function rejectionText(problems: Problem[]): string {
  const fields = new Set(problems.map(({ path }) => path.join('.')).filter((path) => /^[\w.]{1,60}$/.test(path)));
  return fields.size === 0 ? 'PROVIDER_REJECTED' : `PROVIDER_REJECTED (${[...fields].join(', ')})`;
}

/** The outcome of a call that threw. */
export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof CheckFinding) return { text: 'reads it', code: null, problems: null, finding: error.message };
  const fault = error instanceof ProviderRejection ? rejectedRead(error) : error;
  if (!(fault instanceof GatewayError)) throw error;
  const problems = error instanceof ProviderRejection ? error.problems : null;
  return { text: problems === null ? fault.code : rejectionText(problems), code: fault.code, problems, finding: null };
}

/** The error that a client gets for a file that the provider does not send. */
export const rejectedFile = (status: number): GatewayError =>
  new GatewayError(
    status === 404 ? 'NOT_FOUND' : status === 401 || status === 403 ? 'FORBIDDEN' : 'PROVIDER_BAD_RESPONSE',
  );
