import { GatewayError } from './errors.ts';

/** Parses a positive integer that has digits only; otherwise returns null. Unchecked ids make common deployments fail. */
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

/** The first character of a key made from a name; the provider's ids are digits. */
const nameMark = '~';

/** The key of a record that only its name identifies, such as an organisation that a person typed. */
export const nameKey = (name: string): string => `${nameMark}${Buffer.from(name).toString('base64url')}`;

/** The name in such a key; null for any other key. */
export const nameOfKey = (key: string): string | null =>
  key.startsWith(nameMark) ? Buffer.from(key.slice(nameMark.length), 'base64url').toString() : null;
