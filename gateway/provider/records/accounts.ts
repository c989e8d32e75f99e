import type { Schemas } from '../http/contract.ts';
import { requiredInstant } from './instants.ts';
import { toIndividual } from './profile.ts';

export type Login = ReturnType<typeof toLogin>;

export const toLogin = ({ token, user }: Schemas['LoginAnswer']) => ({
  token,
  /** Null where the provider does not name it as a number. */
  accountId: typeof user === 'number' && Number.isSafeInteger(user) && user > 0 ? user : null,
});

const toConsent = (consent: Schemas['Consent'] | null | undefined) =>
  consent ? { version: consent.version, createdAt: requiredInstant(consent.given_at) } : null;

export type Account = ReturnType<typeof toAccount>;

/** Only the first profile counts (1§3). */
export function toAccount({ username, profiles: [first], consent, publication_consent }: Schemas['Account']) {
  return {
    username,
    individual: first?.individual ? toIndividual(first.individual) : null,
    /** The account's rights; unknown values may occur. */
    roles: (first?.role ?? []).map(({ access_rights: right }) => (right === 'conf_admin' ? 'conferenceAdmin' : right)),
    consent: toConsent(consent),
    publicationConsent: toConsent(publication_consent),
  };
}
