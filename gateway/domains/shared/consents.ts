import type { UserError } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { userError } from '../../graphql/validation.ts';
import { accountsTexts } from '../../texts/accounts.ts';

/** The document that new accounts are asked to agree to; null where one consent to the privacy policy is enough (R21). */
export const consentInForce = (
  { consent, consents }: Pick<Edition, 'consent' | 'consents'>,
  purpose: Edition['consents'][number]['purpose'],
): string | null =>
  consent === 'separate' ? (consents.find((document) => document.purpose === purpose)?.version ?? null) : null;

/** Rejects a consent to publication in another text than the one in force. */
export const publicationConsentError = (version: string | null | undefined, edition: Edition): UserError | null =>
  version == null || version === consentInForce(edition, 'publication')
    ? null
    : userError('INVALID', accountsTexts.otherConsent, 'publicationConsentVersion');

export const publicationConsentRequired = (): UserError =>
  userError('REQUIRED', accountsTexts.consentRequired, 'publicationConsentVersion');
