import type { Consent } from '../../generated/types.ts';
import type * as records from '../../provider/records.ts';

/** Last and first name; null while the person has entered neither (ACC-19). */
export function displayName(account: records.Account): string | null {
  const { individual } = account;
  return [individual?.last_name, individual?.first_name].filter(Boolean).join(' ') || null;
}

export const consentOf = ({ consent }: records.Account): Consent | null =>
  consent ? { version: consent.version, givenAt: consent.given_at } : null;
