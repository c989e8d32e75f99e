import { isAllowed } from '../../schema/registrationStates.ts';
import { LISTENER, stateOf } from '../registrations/registration.ts';
import { documentsTexts } from '../texts/documents.ts';
import type { DocumentSource } from './queries.ts';

/** DOC-01: why the invitation is unavailable, or null. A forum without address or signatory has no invitations. */
function invitationUnavailable(source: DocumentSource): string | null {
  const { signatory_name, address } = source;
  if (!isAllowed('invitation', stateOf(source))) return documentsTexts.invitationLater;
  return signatory_name === null || address === null ? documentsTexts.invitationUnprepared : null;
}

/**
 * DOC-02: why the certificate is unavailable, or null. From a given day on, confirmed listeners get one, and authors of
 * confirmed talks and posters who have confirmed their participation.
 */
function certificateUnavailable(source: DocumentSource, now: Date): string | null {
  const { confirm_type, certificates_from, signatory_name } = source;
  if (now < certificates_from) return documentsTexts.certificateLater;
  if (confirm_type === 0) return documentsTexts.certificateAfterFormat;
  if (!isAllowed('certificate', stateOf(source), confirm_type === LISTENER)) {
    return documentsTexts.certificateForSpeakers;
  }
  return signatory_name === null ? documentsTexts.certificateUnprepared : null;
}

/** Why a document of a kind is unavailable now, or null. */
export const whyUnavailable = { invitation: invitationUnavailable, certificate: certificateUnavailable };
