import { type Signal, setDeadline } from '../../lib/deadline.ts';
import { outsideContract } from './answerFaults.ts';
import type { Connection } from './connection.ts';
import { mismatch, type OperationId, operation } from './contract.ts';
import { isUsableList } from './contractCheck.ts';
import { type ProviderFault, UnreadableAnswer } from './faults.ts';
import { networkFault } from './networkFaults.ts';
import { withData } from './pages.ts';
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
    const list = withData(value);
    if (isUsableList('TitledList', list)) return null;
    const found = mismatch('TitledList', list);
    return found === null ? null : outsideContract(answer.status, found.check);
  } catch {
    return fault ?? outsideContract(answer.status);
  }
}

/** Who asks, and where a fault is logged. */
export interface Asker {
  requestId: string;
  address: string;
  log: { warn(fields: object, message: string): void };
}

/** Sends a read without a token once, past the policies of its area. */
export const sendOnce = (
  { pool, basePath, limits }: Connection,
  { requestId, address }: Asker,
  id: OperationId,
  signal: Signal,
): Promise<Received> =>
  exchange(pool, basePath, operation(id), {
    headers: headersOf({ requestId, address, traceparent: null }, null),
    key: null,
    mostBytes: limits.answerBytes,
    signal,
  });

/**
 * Sends one small read, once, past the policies of its area.
 * @returns why the provider cannot be used, which it logs too; null if it can
 */
export async function probe(connection: Connection, asker: Asker, ms: number): Promise<ProviderFault | null> {
  const deadline = setDeadline(ms);
  const fault = await sendOnce(connection, asker, probedCall, deadline.signal)
    .then((answer) => faultOf(answer, connection.address))
    .catch((error: unknown) => (error instanceof UnreadableAnswer ? error.fault : networkFault(error)))
    .finally(() => deadline.end());
  if (fault !== null) connection.logFault(asker.log, { id: probedCall, called: operation(probedCall) }, fault);
  return fault;
}
