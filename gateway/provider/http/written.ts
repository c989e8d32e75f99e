import { hasAllFieldsOf, hasFieldOf, type SchemaName, type Schemas } from './contract.ts';
import { rejectionByMessage } from './interpretResponse.ts';
import { type Mismatch, mismatch } from './mismatches.ts';
import { hasText, isObject } from './problems.ts';

/** The record and its id, as far as the answer to a write holds them. */
export interface WriteResult<Record> {
  record: Record | null;
  /** Whether the answer holds every field of the record; if not, the gateway reads the record if it can. */
  isWhole: boolean;
  id: number | null;
  /** The provider only accepted the write (202) and does it later. */
  isAccepted?: true;
}

/** For a write whose answer has no record of ours: the answer stays as the provider names it. */
export const asItIs = <T>(answer: T): T => answer;

const idOf = (value: unknown): number | null => {
  const { id } = (typeof value === 'object' && value !== null ? value : {}) as { id?: unknown };
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** More than an id. */
const isRecord = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && Object.keys(data).length > 1;

/** Whether the gateway understands nothing of an answer: it has no field of the record, no id and no text. */
const isUnknown = (name: SchemaName, value: unknown, data: unknown): boolean =>
  isObject(value) &&
  idOf(data) === null &&
  !hasFieldOf(name, value) &&
  !hasFieldOf(name, data) &&
  !hasText([value.detail, value.message]);

/**
 * Reads the answer to a write. A 201 is a success whatever its body is.
 * @param report called with the place where an answer leaves the contract; the write stays done
 * @throws ProviderRejection for a message in place of an answer
 */
export function readWritten<Name extends SchemaName>(
  name: Name,
  value: unknown,
  status: number,
  report: (fault: Mismatch) => void,
): WriteResult<Schemas[Name]> {
  const data = (value as { data?: unknown } | null)?.data ?? value;
  const fault = mismatch(name, data);
  if (fault === null) return { record: data as Schemas[Name], isWhole: hasAllFieldsOf(name, data), id: idOf(data) };
  const rejection = status === 200 && !hasFieldOf(name, value) ? rejectionByMessage(value) : null;
  if (rejection !== null) throw rejection;
  if (isUnknown(name, value, data) || (isRecord(data) && data !== value)) report(fault);
  return { record: null, isWhole: false, id: idOf(data) };
}

/**
 * The record after a write: from the write's answer if that is complete, else read. The write is done, so a failed
 * read fails only the field that shows the record, or leaves it with what the answer held.
 */
export function afterWrite<Record>(
  { record, isWhole }: Pick<WriteResult<Record>, 'record' | 'isWhole'>,
  read: () => Promise<Record>,
): Record | Promise<Record> {
  if (record !== null && isWhole) return record;
  const reading = read().catch((error: unknown) => {
    if (record !== null) return record;
    throw error;
  });
  // If the client does not ask for the field, nobody handles a failure.
  reading.catch(() => {});
  return reading;
}
