import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** What the security log names. */
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
 * One log line and one count. Of the person it holds the account's id alone, null for an address without an account: what
 * was typed may be a password.
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
