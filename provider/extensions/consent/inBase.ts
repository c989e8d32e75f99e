import type { AccountsTable } from '../../database/tables.ts';
import { toMoscowIso } from '../../dates.ts';
import { filledText } from '../../http/validation.ts';

/** Version of the accepted text on personal data. */
export const consentVersion = filledText(50).optional();

/** The columns of an account that gives its consent now, or gives none. */
export const toConsentColumns = (version: string | undefined, now: Date) => ({
  consent_version: version ?? null,
  consent_given_at: version === undefined ? null : now,
});

/** Consent as its person sees it; null without one. */
export const toConsent = ({
  consent_version,
  consent_given_at,
}: Pick<AccountsTable, 'consent_version' | 'consent_given_at'>) =>
  consent_version === null || consent_given_at === null
    ? null
    : { version: consent_version, given_at: toMoscowIso(consent_given_at) };
