import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { sanitizeProviderText, withoutPersonalData } from '../../lib/sanitizeProviderText.ts';
import { framesOf } from '../../telemetry/logging.ts';
import { type OperationId, operation } from './contract.ts';
import { networkError } from './interpretResponse.ts';
import { networkFault } from './networkFaults.ts';
import type { CallOutcome } from './observer.ts';
import { Unanswered } from './resiliencePolicy.ts';

/** The part of a logger that a call needs. */
export interface CallLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Programming errors, which must not be reported as failures of the provider. */
const isOwnMistake = (error: unknown): error is Error =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  (error instanceof Error && 'code' in error && error.code === 'UND_ERR_INVALID_ARG');

/** An attempt's error; Unanswered if the breaker counts it. A caller that left does not count. */
export function attemptError(error: unknown, hasCallerLeft: boolean): unknown {
  if (hasCallerLeft || isOwnMistake(error) || error instanceof GatewayError) return error;
  return networkError(error).code === 'PROVIDER_BAD_RESPONSE' ? error : new Unanswered('', { cause: error });
}

/** A short name of what happened, for the log. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Logs the texts that no user sees, for developers of the provider, without words that a person may have typed. */
function logHiddenTexts({ problems, status }: ProviderRejection, id: OperationId, log: CallLog): void {
  for (const { path, text } of problems) {
    if (sanitizeProviderText(text) !== null) continue;
    const fields = { component: 'provider', operation: id, status, field: path.join('.') || null };
    log.info({ ...fields, text: withoutPersonalData(text) }, 'a text of the provider was replaced');
  }
}

/** The error and the outcome of a failed call, which it logs without address and query. */
export function failure(thrown: unknown, id: OperationId, log: CallLog): { error: unknown; outcome: CallOutcome } {
  const error = thrown instanceof Unanswered ? thrown.cause : thrown;
  if (error instanceof ProviderRejection) {
    logHiddenTexts(error, id, log);
    const { status, problems } = error;
    if (operation(id).method === 'GET')
      log.info({ component: 'provider', operation: id, status, problems: problems.length }, 'a read was rejected');
    return { error, outcome: 'refused' };
  }
  if (error instanceof GatewayError) return { error, outcome: error.code };
  const about = { component: 'provider', operation: id };
  if (isOwnMistake(error)) {
    log.error({ ...about, name: error.name, frames: framesOf(error) }, 'unexpected error');
    return { error, outcome: 'mistake' };
  }
  const fault = networkError(error);
  // A caller that left is not a failure of the provider.
  if (error instanceof Error && error.name === 'AbortError') return { error: fault, outcome: 'left' };
  const { kind, check } = networkFault(error);
  // An open breaker sent nothing, so there is no new fault to explain.
  const explained = kind === 'network' ? {} : { fault: kind, check };
  log.warn({ ...about, code: codeOf(error), ...explained }, 'provider call failed');
  return { error: fault, outcome: fault.code };
}
