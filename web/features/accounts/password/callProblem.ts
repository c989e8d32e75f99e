import { accountsTexts } from '#texts/accounts.ts';
import { explainFailure, type Failure, isBusy, isRateLimited } from '../../../lib/failures.ts';

/** A failed call in words: a code to report to the organisers (1§8), unless the person only has to wait. */
export function callProblem(error: unknown, code: number): Failure {
  const failure = explainFailure(error);
  if (isRateLimited(error) || isBusy(error)) return failure;
  return { ...failure, message: accountsTexts.reset.callFailed(code) };
}
