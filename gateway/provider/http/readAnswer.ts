import { GatewayError } from '../../lib/errors.ts';
import { answerFault, brokenJson } from './answerFaults.ts';
import type { Operation } from './contract.ts';
import type { ProviderFault } from './faults.ts';
import { interpretResponse } from './interpretResponse.ts';
import type { Received } from './transport.ts';

/**
 * The value of an answer.
 * @param base the provider's address
 * @param report called if the answer shows a fault that an operator can correct
 * @throws as interpretResponse does
 */
export function readAnswer(
  called: Operation,
  answer: Received,
  { sentToken, mayBeEmpty = false }: { sentToken: boolean; mayBeEmpty?: boolean },
  base: string,
  report: (fault: ProviderFault) => void,
): unknown {
  if (mayBeEmpty && answer.status < 300 && answer.body === '') return null;
  const fault = answerFault(called, answer, base);
  if (fault !== null) report(fault);
  try {
    // 410: the provider deleted the record.
    const status = called.method === 'GET' && answer.status === 410 ? 404 : answer.status;
    return interpretResponse({ ...answer, status }, sentToken);
  } catch (error) {
    const isBroken = fault === null && error instanceof GatewayError && error.code === 'PROVIDER_BAD_RESPONSE';
    if (isBroken) report(brokenJson(answer));
    throw error;
  }
}
