import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../../schema/callerNetwork.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { changeEmail } from '../../accounts/changeEmail.ts';
import { logAccountEvent } from '../../accounts/events.ts';
import { checkPassword, email, password } from '../../accounts/fields.ts';
import { linkTo, signLink } from '../../accounts/links.ts';
import { hashPassword, verifyPassword } from '../../accounts/passwords.ts';
import { findAccount, findAccountByUsername, lockAccount } from '../../accounts/queries.ts';
import { endOtherSessions } from '../../accounts/tokens.ts';
import { signedLink, useLink } from '../../accounts/useLink.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { removeFiles } from '../../files/storage.ts';
import { callerOf } from '../../http/access.ts';
import { byField, notFound, withDetail } from '../../http/rejections.ts';
import { read } from '../../http/validation.ts';
import { findIndividual, toIndividual } from '../../profile/individual.ts';
import { findForum } from '../../registrations/queries.ts';
import type { Services } from '../../services.ts';
import { accountsTexts } from '../../texts/accounts.ts';
import { emailChangeLetter, emailChangeNotice, passwordChangedLetter } from '../../texts/letters/accounts.ts';

const passwordChange = z.object({ old_password: password, password });
const emailChange = z.object({ email, password });
const emailLink = signedLink.extend({ email });

/** Changes of an account by its person. */
export function accountChangeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, mail, mediaDir, secrets, publicUrl, throttle, metrics } = services;

  /** The caller's account, if the caller knows its present password; a wrong password counts as a guess. */
  async function confirmedAccount(request: FastifyRequest, typed: string, field: string) {
    const { id } = callerOf(request);
    throttle.take({ newPasswordsOfAccount: String(id), newPasswordsFromAddress: networkOf(request.ip) });
    const account = await findAccount(db, id);
    if (account && (await verifyPassword(account.password_hash, typed))) return account;
    logAccountEvent(request, metrics, 'password_rejected', id);
    throw byField({ [field]: [accountsTexts.wrongPassword] });
  }

  app.post(callPaths.changePassword, { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const body = read(passwordChange, request.body);
    checkPassword(body.password);
    const account = await confirmedAccount(request, body.old_password, 'old_password');
    const password_hash = await hashPassword(body.password);
    const individual = await findIndividual(db, caller.id);
    await db.transaction().execute(async (trx) => {
      const locked = await lockAccount(trx, caller.id);
      // A reset or another change has replaced the password meanwhile.
      if (locked?.password_hash !== account.password_hash)
        throw byField({ old_password: [accountsTexts.wrongPassword] });
      await trx.updateTable('accounts').set({ password_hash }).where('id', '=', caller.id).execute();
      await endOtherSessions(trx, caller);
      await mail.queue(
        trx,
        locked.username,
        passwordChangedLetter(await findForum(trx), individual ?? null, publicUrl),
      );
    });
    logAccountEvent(request, metrics, 'password_changed', caller.id);
    mail.flush();
    return { detail: accountsTexts.passwordChanged };
  });

  /** Answers alike if another account has the address, so that nobody learns who has an account. */
  app.post(callPaths.requestEmailChange, { config: { access: 'user' } }, async (request) => {
    const { email: to, password: typed } = read(emailChange, request.body);
    const account = await confirmedAccount(request, typed, 'password');
    throttle.take({ resetLettersToAccount: account.username, resetLettersFromAddress: networkOf(request.ip) });
    const forum = await findForum(db);
    const individual = (await findIndividual(db, account.id)) ?? null;
    const link = signLink(secrets, 'email', account, clock.now(), to);
    const url = linkTo(publicUrl, 'verify-user', { ...link, email: to, change: 'email' });
    const isFree = (await findAccountByUsername(db, to)) === undefined;
    await db.transaction().execute(async (trx) => {
      if (isFree) await mail.queue(trx, to, emailChangeLetter(forum, url));
      await mail.queue(trx, account.username, emailChangeNotice(forum, individual, publicUrl));
    });
    logAccountEvent(request, metrics, 'email_change_asked', account.id);
    mail.flush();
    return { detail: accountsTexts.emailChangeSent };
  });

  app.post(callPaths.verifyEmailChange, { config: { access: 'open' } }, async (request) => {
    const body = read(emailLink, request.body);
    const id = await db.transaction().execute(async (trx) => {
      const account = await useLink(services, request, trx, 'email', body);
      // Another account may have taken the address meanwhile.
      if (!(await changeEmail(trx, account, body.email, clock.now()))) throw withDetail(400, accountsTexts.linkUsed);
      return account.id;
    });
    logAccountEvent(request, metrics, 'email_changed', id);
    return { detail: accountsTexts.emailChanged };
  });

  app.delete(callPaths.deletePhoto, { config: { access: 'user' } }, async (request) => {
    const { id } = callerOf(request);
    const individual = await findIndividual(db, id);
    if (!individual) throw notFound();
    const removed = await db.deleteFrom('files').where('individual_id', '=', individual.id).returning('path').execute();
    await removeFiles(mediaDir, removed, request.log);
    logAccountEvent(request, metrics, 'photo_deleted', id);
    return { data: toIndividual({ ...individual, photo_path: null }, originOf(request)) };
  });
}
