import { LISTENER } from '../registrations/registration.ts';
import type { DocumentSource } from './queries.ts';

/** DOC-01: why the invitation is unavailable, or null. */
export function invitationUnavailable({ is_confirm }: DocumentSource): string | null {
  return is_confirm === 1 ? null : 'Приглашение станет доступно после подтверждения участия';
}

/**
 * DOC-02: why the certificate is unavailable, or null. From a given day it is for confirmed listeners, and for
 * confirmed talks and posters whose author has confirmed too.
 */
export function certificateUnavailable(
  { confirm_type, is_confirm, certificates_from }: DocumentSource,
  now: Date,
): string | null {
  if (now < certificates_from) return 'Сертификат станет доступен после окончания форума';
  if (confirm_type === 0) return 'Сертификат выдаётся после подтверждения формата участия';
  if (confirm_type !== LISTENER && is_confirm !== 1) return 'Сертификат выдаётся докладчикам, подтвердившим участие';
  return null;
}
