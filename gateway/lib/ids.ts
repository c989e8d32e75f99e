import { GatewayError } from '../errors.ts';

/** Providers have 32-bit ids. */
const largestId = 2_147_483_647;

/** Parses a positive 32-bit integer of digits only, else null: other ids make common deployments fail. */
export function parseId(id: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const value = Number(id);
  return value <= largestId ? value : null;
}

/** @throws GatewayError NOT_FOUND for a malformed id */
export function recordId(id: string): number {
  const value = parseId(id);
  if (value === null) throw new GatewayError('NOT_FOUND');
  return value;
}
