import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** The events of the security log. */
export type AccountEvent =
  | 'signed_up'
  | 'verified'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'reset_letter'
  | 'reset_letter_failed'
  | 'password_changed'
  | 'link_rejected'
  | 'verification_letter'
  | 'other_sessions_ended'
  | 'password_rejected'
  | 'email_change_asked'
  | 'email_changed'
  | 'photo_deleted';

/**
 * Writes one log line and one count. Of the person it contains only the account's id (null for an address without an
 * account): the typed text may be a password.
 */
export function logAccountEvent(
  { log }: Pick<FastifyRequest, 'log'>,
  metrics: Metrics,
  event: AccountEvent,
  account: number | null,
  facts: { reason?: string } = {},
): void {
  log.info({ component: 'accounts', event, account, ...facts }, 'account event');
  metrics.accountEvent(event);
}
