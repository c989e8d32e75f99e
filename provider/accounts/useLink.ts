import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import { withDetail } from '../http/rejections.ts';
import { filledText } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { accountsTexts } from '../texts/accounts.ts';
import { logAccountEvent } from './events.ts';
import { checkLink, type LinkPurpose, type SignedLink } from './links.ts';
import * as accounts from './queries.ts';

/** The query values of a mailed link. */
export const signedLink = z.object({ user_id: filledText(20), timestamp: filledText(20), signature: filledText(200) });

/**
 * Locks the account of a link until the link is used up.
 * @throws Rejection of a wrong, used or expired link
 */
export async function useLink(
  { secrets, clock, metrics }: Pick<Services, 'secrets' | 'clock' | 'metrics'>,
  request: FastifyRequest,
  trx: Database,
  purpose: LinkPurpose,
  link: SignedLink & { email?: string | undefined },
) {
  const id = z.coerce.number().int().min(1).max(2_147_483_647).safeParse(link.user_id);
  const account = id.success ? await accounts.lockAccount(trx, id.data) : undefined;
  const state = account ? checkLink(secrets, purpose, account, link, clock.now()) : 'invalid';
  if (!account || state !== 'valid')
    logAccountEvent(request, metrics, 'link_rejected', account?.id ?? null, { reason: `${purpose}: ${state}` });
  if (state === 'expired') throw withDetail(400, accountsTexts.linkExpired);
  if (!account || state === 'invalid') throw withDetail(400, accountsTexts.linkUsed);
  return account;
}
