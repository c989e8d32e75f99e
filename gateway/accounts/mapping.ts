import { instantOf } from '../dates.ts';
import type { Consent } from '../generated/resolvers.ts';
import type { Schemas } from '../provider/contract.ts';

/** Last and first name of the account's person; null where there is none yet (ACC-19). */
export function displayName(account: Schemas['Account']): string | null {
  const individual = account.profiles[0]?.individual;
  return [individual?.last_name, individual?.first_name].filter(Boolean).join(' ') || null;
}

/** The consent as it was given; null where the provider keeps none. */
export const consentOf = ({ consent }: Schemas['Account']): Consent | null =>
  consent ? { version: consent.version, givenAt: instantOf(consent.given_at) } : null;
