import type { Selectable } from 'kysely';
import { mostCharacters } from '../../../schema/limits.ts';
import type { AccountsTable, IndividualsTable } from '../../database/tables.ts';
import { toMoscowIso } from '../../dates.ts';
import { filledText } from '../../http/validation.ts';

/** Version of an accepted text. */
export const consentVersion = filledText(mostCharacters.consentVersion).optional();

/** The columns of an account whose person consents now, or gives no consent. */
export const toConsentColumns = (version: string | undefined, now: Date) => ({
  consent_version: version ?? null,
  consent_given_at: version === undefined ? null : now,
});

/** The columns of a person who consents to publication now; without a new consent an earlier one stays. */
export const toPublicationColumns = (version: string | undefined, now: Date) =>
  version === undefined ? {} : { publication_consent_version: version, publication_consent_given_at: now };

const toConsent = (version: string | null, givenAt: Date | null) =>
  version === null || givenAt === null ? null : { version, given_at: toMoscowIso(givenAt) };

type Consenting = Pick<AccountsTable, 'consent_version' | 'consent_given_at'>;

/** A person's own consents, null without one; a person who is not listed has withdrawn the consent to publication. */
export const toConsents = (account: Consenting, person: Selectable<IndividualsTable> | undefined) => ({
  consent: toConsent(account.consent_version, account.consent_given_at),
  publication_consent: person?.is_listed
    ? toConsent(person.publication_consent_version, person.publication_consent_given_at)
    : null,
});
