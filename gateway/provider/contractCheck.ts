import { GatewayError } from '../errors.ts';
import {
  hasFieldOf,
  type Mismatch,
  mismatch,
  type OperationId,
  type SchemaName,
  type Schemas,
  tookZoneless,
} from './contract.ts';
import type { CallLog } from './failures.ts';
import { rejectionByMessage } from './interpretResponse.ts';

/** Writes where an answer leaves the contract: the place in the schema, never a value. */
export const logMismatch = (log: CallLog, id: OperationId, answer: SchemaName, fault: Mismatch): void =>
  log.warn({ component: 'provider', operation: id, answer, ...fault }, 'provider left the contract');

/** Checks the value of a success; throws ProviderRejection for a message in place of an answer, else GatewayError. */
export type ContractCheck = <Name extends SchemaName>(
  call: { log: CallLog; id: OperationId },
  name: Name,
  value: unknown,
) => Schemas[Name];

/** One for each connection: some providers send date-times without a zone for years, so it logs that once. */
export function createContractCheck(): ContractCheck {
  let hasWarnedOfZoneless = false;
  return ({ log, id }, name, value) => {
    const fault = mismatch(name, value);
    if (tookZoneless() && !hasWarnedOfZoneless) {
      hasWarnedOfZoneless = true;
      log.warn({ component: 'provider', operation: id }, 'a date-time without a zone is read as Moscow time');
    }
    if (fault === null) return value as Schemas[typeof name];
    const rejection = hasFieldOf(name, value) ? null : rejectionByMessage(value);
    if (rejection !== null) throw rejection;
    logMismatch(log, id, name, fault);
    throw new GatewayError('PROVIDER_BAD_RESPONSE');
  };
}
