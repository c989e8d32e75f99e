import type { Consent } from '../../generated/types.ts';
import { instantOf } from '../../lib/dates.ts';
import type { Schemas } from '../../provider/contract.ts';

/** Last and first name; null while the person has entered neither (ACC-19). */
export function displayName(account: Schemas['Account']): string | null {
  const individual = account.profiles[0]?.individual;
  return [individual?.last_name, individual?.first_name].filter(Boolean).join(' ') || null;
}

export const consentOf = ({ consent }: Schemas['Account']): Consent | null =>
  consent ? { version: consent.version, givenAt: instantOf(consent.given_at) } : null;
