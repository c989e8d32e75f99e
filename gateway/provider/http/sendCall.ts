import type { Deadline } from '../../lib/deadline.ts';
import type { Caller, CallReport } from './callReport.ts';
import type { Connection } from './connection.ts';
import { type OperationId, operation } from './contract.ts';
import { attemptError } from './failures.ts';
import { UnreadableAnswer } from './faults.ts';
import type { Answered } from './resiliencePolicy.ts';

interface OutgoingCall {
  id: OperationId;
  caller: Caller;
  /** The token that the call carries. */
  token: string | null;
  report: CallReport;
  deadline: Deadline;
  /** Milliseconds for the call after its wait for a free place. */
  ms: number;
  isRepeatable: boolean;
}

/**
 * Sends a call by the policies of its area and writes attempts and status into its report.
 * @param send sends once and ends with the signal
 */
export async function sendCall<T extends Answered>(
  { areaOf, logFault, options }: Connection,
  { id, caller, token, report, deadline, ms, isRepeatable }: OutgoingCall,
  send: () => Promise<T>,
): Promise<T> {
  const called = operation(id);
  const attempt = async () => {
    report.attempts += 1;
    try {
      return await send();
    } catch (error) {
      if (error instanceof UnreadableAnswer) logFault(caller.log, id, error.fault);
      throw attemptError(error, caller.signal?.aborted ?? false);
    }
  };
  const answer = await areaOf(called).run(attempt, {
    deadline,
    ms,
    isRepeatable,
    // Some reads use POST and count as writes here, which does no harm.
    isWrite: called.method !== 'GET',
    caller: token ?? caller.address,
  });
  report.status = answer.status;
  // A 403 may mean that the caller's rights have changed, so the gateway forgets what it remembers of the token.
  if (token !== null && (answer.status === 401 || answer.status === 403)) options.tokenRefused?.(token);
  return answer;
}
