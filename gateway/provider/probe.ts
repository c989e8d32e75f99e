import { setDeadline } from '../lib/deadline.ts';
import { outsideContract } from './answerFaults.ts';
import type { Caller } from './caller.ts';
import type { Connection } from './connection.ts';
import { mismatch, type OperationId, operation } from './contract.ts';
import { type ProviderFault, UnreadableAnswer } from './faults.ts';
import { networkFault } from './networkFaults.ts';
import { readAnswer } from './readAnswer.ts';
import { exchange, headersOf, type Received } from './transport.ts';

/** A small read that needs no token. */
const probedCall: OperationId = 'listSchoolStatuses';

function faultOf(answer: Received, base: string): ProviderFault | null {
  let fault: ProviderFault | null = null;
  const note = (found: ProviderFault) => {
    fault = found;
  };
  try {
    const value = readAnswer(operation(probedCall), answer, { sentToken: false }, base, note);
    return mismatch('TitledList', value) === null ? null : outsideContract(answer.status);
  } catch {
    return fault ?? outsideContract(answer.status);
  }
}

/**
 * Sends one small read, once, past the policies of its area.
 * @returns why the provider cannot be used, which it logs too; null if it can
 */
export async function probe(
  { pool, address, basePath, limits, logFault }: Connection,
  { log, ...sender }: Pick<Caller, 'requestId' | 'address' | 'log'>,
  ms: number,
): Promise<ProviderFault | null> {
  const called = operation(probedCall);
  const deadline = setDeadline(ms);
  const headers = headersOf({ ...sender, traceparent: null }, null);
  const sending = { headers, key: null, mostBytes: limits.answerBytes, signal: deadline.signal };
  const fault = await exchange(pool, basePath, called, sending)
    .then((answer) => faultOf(answer, address))
    .catch((error: unknown) => (error instanceof UnreadableAnswer ? error.fault : networkFault(error)))
    .finally(() => deadline.end());
  if (fault !== null) logFault(log, { id: probedCall, called }, fault);
  return fault;
}
