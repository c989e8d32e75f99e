import { Fault } from './errors.ts';

/** The family's ids are 32 bits wide; where they are not, no forum will come near it. */
const largestId = 2_147_483_647;

/**
 * An id that the provider may be given: a positive integer of 32 bits, in digits alone. Null for anything else,
 * because unchecked ids make common deployments fail.
 */
export function parseId(id: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const value = Number(id);
  return value <= largestId ? value : null;
}

/** The id of a record that must exist: a bad one names no record. */
export function recordId(id: string): number {
  const value = parseId(id);
  if (value === null) throw new Fault('NOT_FOUND');
  return value;
}
