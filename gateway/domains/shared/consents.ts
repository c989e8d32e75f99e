import type { UserError } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { userError } from '../../graphql/validation.ts';
import { accountsTexts } from '../../texts/accounts.ts';

/** The document that new accounts must agree to; null if the edition needs only a consent to the privacy policy (R21). */
export const consentInForce = (
  { consent, consents }: Pick<Edition, 'consent' | 'consents'>,
  purpose: Edition['consents'][number]['purpose'],
): string | null =>
  consent === 'separate' ? (consents.find((document) => document.purpose === purpose)?.version ?? null) : null;

/** Rejects a consent to an outdated text about publication. */
export const publicationConsentError = (version: string | null | undefined, edition: Edition): UserError | null =>
  version == null || version === consentInForce(edition, 'publication')
    ? null
    : userError('INVALID', accountsTexts.otherConsent, 'publicationConsentVersion');

export const publicationConsentRequired = (): UserError =>
  userError('REQUIRED', accountsTexts.consentRequired, 'publicationConsentVersion');
