import { Deadline, type Signal } from '../../lib/deadline.ts';
import { answerFault, outsideContract } from './answerFaults.ts';
import type { Connection } from './connection.ts';
import { type OperationId, operation } from './contract.ts';
import { isUsableList } from './contractCheck.ts';
import { type ExtensionName, isExtensionName } from './extensionNames.ts';
import { type ProviderFault, UnreadableAnswer } from './faults.ts';
import { interpretResponse } from './interpretResponse.ts';
import { mismatch } from './mismatches.ts';
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
const sendOnce = (
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
  const deadline = new Deadline(ms);
  const fault = await sendOnce(connection, asker, probedCall, deadline)
    .then((answer) => faultOf(answer, connection.address))
    .catch((error: unknown) => (error instanceof UnreadableAnswer ? error.fault : networkFault(error)))
    .finally(() => deadline.end());
  if (fault !== null) connection.logFault(asker.log, probedCall, fault);
  return fault;
}

const question: OperationId = 'listExtensions';

const listCall: OperationId = 'listOrganizations';

/** The value of an answer in JSON; undefined for any other answer. */
function jsonOf(answer: Received): unknown {
  try {
    return interpretResponse(answer, false);
  } catch {
    return undefined;
  }
}

/**
 * Asks once, past the policies of the areas. A 4xx, or a success that is not a list of names, means that the provider has no
 * extensions, provided that it answers a basic list at the same moment.
 * @returns the names; null if the answer cannot be relied on: the provider is away, or it fails
 */
export async function askExtensions(connection: Connection, asker: Asker): Promise<ExtensionName[] | null> {
  const deadline = new Deadline(connection.limits.callMs);
  const send = (id: OperationId) => sendOnce(connection, asker, id, deadline);
  const logFault = (fault: ProviderFault) => connection.logFault(asker.log, question, fault);
  try {
    const answer = await send(question);
    const value = jsonOf(answer);
    if (mismatch('ExtensionList', value) === null) return (value as string[]).filter(isExtensionName);
    const isAbsent = answer.status < 300 || (answer.status >= 400 && answer.status < 500);
    if (isAbsent && isUsableList('OrganizationList', withData(jsonOf(await send(listCall))))) return [];
    const fault = answerFault(operation(question), answer, connection.address);
    if (fault !== null) logFault(fault);
  } catch (error) {
    logFault(networkFault(error));
  } finally {
    deadline.end();
  }
  return null;
}
