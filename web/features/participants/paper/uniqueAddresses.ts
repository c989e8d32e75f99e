import type { DeskRow } from '../model/deskStore.ts';

/** Each address once, whatever the case of its letters, in the order of the rows. */
export function uniqueAddresses(rows: readonly Pick<DeskRow, 'email'>[]): string[] {
  const addresses = new Map<string, string>();
  for (const { email } of rows) {
    const address = email?.trim() ?? '';
    const key = address.toLowerCase();
    if (address !== '' && !addresses.has(key)) addresses.set(key, address);
  }
  return [...addresses.values()];
}
