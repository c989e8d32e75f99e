import { Fault } from './errors.ts';

/**
 * An id that the provider may be given: a positive safe integer, in digits alone. Null for anything else,
 * because unchecked ids make common deployments fail.
 */
export function parseId(id: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  const value = Number(id);
  return Number.isSafeInteger(value) ? value : null;
}

/** The id of a record that must exist: a bad one names no record. */
export function recordId(id: string): number {
  const value = parseId(id);
  if (value === null) throw new Fault('NOT_FOUND');
  return value;
}
