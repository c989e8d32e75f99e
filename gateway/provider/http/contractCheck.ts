import { GatewayError } from '../../lib/errors.ts';
import { hasFieldOf, type OperationId, type SchemaName, type Schemas } from './contract.ts';
import type { CallLog } from './failures.ts';
import { rejectionByMessage } from './interpretResponse.ts';
import { type BrokenRow, listShape, readRows } from './listRows.ts';
import { listMismatch, type Mismatch, mismatch, takeZonelessMark } from './mismatches.ts';
import type { ProviderObserver } from './observer.ts';
import { readRecord } from './singleRecord.ts';

/** A call whose answer is checked. */
interface CheckedCall {
  log: CallLog;
  id: OperationId;
  observer: ProviderObserver;
}

/** Logs and counts the place where an answer leaves the contract: the place in the schema, never a value. */
export function noteMismatch({ log, id, observer }: CheckedCall, answer: SchemaName, fault: Mismatch): void {
  const { field, keyword: kind } = fault;
  log.warn({ component: 'provider', operation: id, answer, ...fault }, 'provider left the contract');
  observer({ kind: 'contractLeft', drift: { operation: id, field, kind, times: 1 } });
}

/** A log line names this many rows. */
const mostNamed = 20;

/** Logs and counts the rows of a list that leave the contract, by their ids and fields. */
function noteRows({ log, id, observer }: CheckedCall, answer: SchemaName, broken: readonly BrokenRow[]): void {
  const leftOut = broken.filter(({ isLeftOut }) => isLeftOut).length;
  const rows = [...broken]
    .sort((a, b) => Number(b.isLeftOut) - Number(a.isLeftOut))
    .slice(0, mostNamed)
    .map(({ row, isLeftOut, mismatches }) => ({
      row,
      ...(isLeftOut && { isLeftOut }),
      fields: mismatches.map(({ field, keyword }) => `${field} ${keyword}`.trim()),
    }));
  const counts = { broken: broken.length, leftOut };
  log.warn({ component: 'provider', operation: id, answer, ...counts, rows }, 'rows of a list left the contract');
  const times = new Map<string, { field: string; kind: string; times: number }>();
  for (const { field, keyword: kind } of broken.flatMap(({ mismatches }) => mismatches)) {
    const known = times.get(`${field} ${kind}`) ?? { field, kind, times: 0 };
    known.times += 1;
    times.set(`${field} ${kind}`, known);
  }
  for (const counted of times.values()) observer({ kind: 'contractLeft', drift: { operation: id, ...counted } });
}

/**
 * Checks the value of a success; throws ProviderRejection for a message in place of an answer, else GatewayError. One for each
 * connection: some providers send date-times without a zone for years, so it logs that only once.
 */
export function createContractCheck() {
  let hasWarnedOfZoneless = false;
  return <Name extends SchemaName>(call: CheckedCall, name: Name, value: unknown): Schemas[Name] => {
    const { log, id } = call;
    const isList = listShape(name) !== null;
    const fault = isList ? listMismatch(name, value) : mismatch(name, value);
    if (takeZonelessMark() && !hasWarnedOfZoneless) {
      hasWarnedOfZoneless = true;
      log.warn({ component: 'provider', operation: id }, 'a date-time without a zone is read as Moscow time');
    }
    if (fault === null) return value as Schemas[Name];
    const rejection = hasFieldOf(name, value) ? null : rejectionByMessage(value);
    if (rejection !== null) throw rejection;
    const record = isList ? null : readRecord(name, value);
    if (record !== null) {
      for (const found of record.mismatches) noteMismatch(call, name, found);
      return record.answer as Schemas[Name];
    }
    // Rounded ids may give two records the same id: no row of such a list is safe to use.
    const read = isList && fault.check === undefined ? readRows(name, value) : null;
    if (read === null || read.lacked !== null) {
      noteMismatch(call, name, read?.lacked ?? fault);
      throw new GatewayError('PROVIDER_BAD_RESPONSE');
    }
    noteRows(call, name, read.broken);
    return read.answer as Schemas[Name];
  };
}

/** Whether an answer is a list that the gateway can use, its first page included. */
export const isUsableList = (name: SchemaName, value: unknown): boolean =>
  listMismatch(name, value) === null || readRows(name, value)?.lacked === null;
