import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../../schema/callerNetwork.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { logAccountEvent } from '../../accounts/events.ts';
import { email } from '../../accounts/fields.ts';
import { linkTo, signLink } from '../../accounts/links.ts';
import { findAccountByUsername } from '../../accounts/queries.ts';
import { read } from '../../http/validation.ts';
import { findForum } from '../../registrations/queries.ts';
import type { Services } from '../../services.ts';
import { accountsTexts } from '../../texts/accounts.ts';
import { verificationLetter } from '../../texts/letters/accounts.ts';

const request = z.object({ email });

/** Answer, limits and time are the same for every address, so that nobody learns who has an account. */
export function verificationLetterRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, mail, secrets, publicUrl, throttle, metrics } = services;
  app.post(callPaths.resendVerification, { config: { access: 'open' } }, async (call) => {
    const { email: address } = read(request, call.body);
    throttle.take({ verificationLettersToAddress: address, resetLettersFromAddress: networkOf(call.ip) });
    const account = await findAccountByUsername(db, address);
    if (account && !account.is_verified && account.password_hash !== null) {
      const link = signLink(secrets, 'verify', account, clock.now());
      const letter = verificationLetter(await findForum(db), linkTo(publicUrl, 'verify-user', link));
      await mail.queue(db, account.username, letter);
      mail.flush();
    }
    logAccountEvent(call, metrics, 'verification_letter', account?.id ?? null);
    return { detail: accountsTexts.verificationLetterSent };
  });
}
