import { GatewayError } from '../errors.ts';

/** Parses a positive whole number in digits alone, else null: unchecked ids make common deployments fail. */
export function parseId(id: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  const value = Number(id);
  return Number.isSafeInteger(value) ? value : null;
}

/** @throws GatewayError NOT_FOUND for a malformed id */
export function recordId(id: string): number {
  const value = parseId(id);
  if (value === null) throw new GatewayError('NOT_FOUND');
  return value;
}
