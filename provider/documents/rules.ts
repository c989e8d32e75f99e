import { LISTENER } from '../registrations/registration.ts';
import type { DocumentSource } from './queries.ts';

/** DOC-01: why the invitation is unavailable, or null. Without the forum's own address and signatory there is none. */
export function invitationUnavailable({ is_confirm, signatory_name, address }: DocumentSource): string | null {
  if (is_confirm !== 1) return 'Приглашение станет доступно после подтверждения участия';
  return signatory_name === null || address === null
    ? 'Приглашение пока не подготовлено: организаторы ещё не указали адрес и подпись. Попробуйте позже'
    : null;
}

/**
 * DOC-02: why the certificate is unavailable, or null. From a given day it is for confirmed listeners, and for
 * confirmed talks and posters whose author has confirmed too.
 */
export function certificateUnavailable(
  { confirm_type, is_confirm, certificates_from, signatory_name }: DocumentSource,
  now: Date,
): string | null {
  if (now < certificates_from) return 'Сертификат станет доступен после окончания форума';
  if (confirm_type === 0) return 'Сертификат выдаётся после подтверждения формата участия';
  if (confirm_type !== LISTENER && is_confirm !== 1) return 'Сертификат выдаётся докладчикам, подтвердившим участие';
  return signatory_name === null
    ? 'Сертификат пока не подготовлен: организаторы ещё не указали, кто его подписывает. Попробуйте позже'
    : null;
}
