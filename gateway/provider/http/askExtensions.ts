import { setDeadline } from '../../lib/deadline.ts';
import { answerFault } from './answerFaults.ts';
import type { Connection } from './connection.ts';
import { mismatch, type OperationId, operation } from './contract.ts';
import { isUsableList } from './contractCheck.ts';
import { type ExtensionName, withRequirements } from './extensionNames.ts';
import type { ProviderFault } from './faults.ts';
import { interpretResponse } from './interpretResponse.ts';
import { networkFault } from './networkFaults.ts';
import { withData } from './pages.ts';
import { type Asker, sendOnce } from './probe.ts';
import type { Received } from './transport.ts';

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
 * Asks once, past the policies of the areas, which need no answer to this question. A 4xx, or a success that is no list
 * of names, means that the provider has none, if it answers a basic list at that moment.
 * @returns the names; null without an answer to rely on: the provider is away, or it fails
 */
export async function askExtensions(connection: Connection, asker: Asker): Promise<ExtensionName[] | null> {
  const deadline = setDeadline(connection.limits.callMs);
  const send = (id: OperationId) => sendOnce(connection, asker, id, deadline.signal);
  const logFault = (fault: ProviderFault) =>
    connection.logFault(asker.log, { id: question, called: operation(question) }, fault);
  try {
    const answer = await send(question);
    const value = jsonOf(answer);
    if (mismatch('ExtensionList', value) === null) return withRequirements(value as string[]);
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
