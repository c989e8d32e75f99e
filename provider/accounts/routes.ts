import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../schema/callerNetwork.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mostCharacters } from '../../schema/limits.ts';
import { consentVersion, toConsentColumns, toConsents, toPublicationColumns } from '../extensions/consent/inBase.ts';
import { isListed } from '../extensions/publicity/inBase.ts';
import { sessionsToEnd } from '../extensions/sessions/inBase.ts';
import { originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { byField, forbidden, notFound, withDetail } from '../http/rejections.ts';
import { filledText, idText, read, text } from '../http/validation.ts';
import { RecipientRejected } from '../outbound/recipientRejected.ts';
import {
  checkReferences,
  findIndividual,
  middleName,
  name,
  personFields,
  signUpBirthDate,
  toColumns,
  toIndividual,
} from '../profile/individual.ts';
import { findForum } from '../registrations/queries.ts';
import type { Services } from '../services.ts';
import { accountsTexts } from '../texts/accounts.ts';
import { passwordChangedLetter, resetLetter, verificationLetter } from '../texts/letters/accounts.ts';
import type { Letter } from '../texts/letters/layout.ts';
import { type AccountEvent, logAccountEvent } from './events.ts';
import { checkPassword, email, password } from './fields.ts';
import { linkTo, signLink } from './links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import * as accounts from './queries.ts';
import { endAllSessions, endOtherSessions, endSession, issueToken } from './tokens.ts';
import { signedLink, useLink } from './useLink.ts';

const siteType = z.enum(['forum', 'sister']);

const login = z.object({ login: filledText(mostCharacters.email), password });
const registration = z.object({
  username: email,
  email,
  password,
  password_confirm: password,
  first_name: name,
  last_name: name,
  site_type: siteType,
  consent_version: consentVersion,
  publication_consent_version: consentVersion,
  is_listed: isListed,
  individual: z.object({
    ...personFields,
    birth_date: signUpBirthDate,
    middle_name: middleName.optional(),
    other_org_descr: personFields.other_org_descr.optional(),
    other_position_descr: personFields.other_position_descr.optional(),
  }),
});
const resetLink = z.object({
  email: filledText(mostCharacters.email),
  login: filledText(mostCharacters.email),
  lang: z.enum(['ru', 'en']),
  site_type: siteType,
});
const passwordReset = signedLink.extend({ email: text(mostCharacters.email).optional(), password });
const profileQuery = z.object({ id: idText.optional() });

const REFUSED_ADDRESS = accountsTexts.letterNotSent;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, mail, secrets, publicUrl, throttle } = services;
  const logEvent = (request: FastifyRequest, event: AccountEvent, account: number | null, reason?: string) =>
    logAccountEvent(request, services.metrics, event, account, reason === undefined ? {} : { reason });

  /** Sends a letter while the caller waits; an undeliverable address is an error of the form. */
  async function deliver(to: string, letter: Letter): Promise<void> {
    try {
      await mail.deliver(to, letter);
    } catch (error) {
      throw error instanceof RecipientRejected ? byField({ email: [REFUSED_ADDRESS] }) : error;
    }
  }

  app.post(callPaths.login, { config: { access: 'open' } }, async (request) => {
    const body = read(login, request.body);
    const network = networkOf(request.ip);
    const ofAccount = { loginsOfAccountFromAddress: `${network} ${body.login}`, loginsOfAccount: body.login };
    const ofAddress = { loginsOfAddress: network };
    throttle.take({ ...ofAccount, ...ofAddress });
    const account = await accounts.findAccountByUsername(db, body.login);
    const fits = await verifyPassword(account?.password_hash ?? null, body.password);
    if (!account || !fits || !account.is_verified) {
      logEvent(request, 'sign_in_failed', account?.id ?? null, account && fits ? 'not verified' : 'wrong');
      throw withDetail(400, accountsTexts.wrongCredentials);
    }
    throttle.forget(ofAccount);
    // Gives this attempt back, but does not reset the counter: an attacker could log in to an own account between guesses.
    throttle.giveBack(ofAddress);
    const token = await issueToken(db, account.id, clock.now());
    logEvent(request, 'signed_in', account.id);
    return { token, user: account.id };
  });

  /** Creates the account and sends its letter; if the letter cannot be delivered, no account is created. */
  async function signUp(body: z.output<typeof registration>): Promise<accounts.StoredAccount> {
    const taken = byField({ email: [accountsTexts.emailTaken] });
    // Computes the costly hash only for a new account; the insert notices a simultaneous sign-up.
    if (await accounts.findAccountByUsername(db, body.username)) throw taken;
    const password_hash = await hashPassword(body.password);
    const created = await db.transaction().execute(async (trx) => {
      const account = await accounts.createAccount(
        trx,
        {
          username: body.username,
          password_hash,
          site_type: body.site_type,
          is_verified: false,
          created_at: clock.now(),
          ...toConsentColumns(body.consent_version, clock.now()),
        },
        {
          ...toColumns({
            first_name: body.first_name,
            last_name: body.last_name,
            is_listed: body.is_listed,
            ...body.individual,
          }),
          ...toPublicationColumns(body.publication_consent_version, clock.now()),
        },
      );
      if (!account) throw taken;
      return account;
    });
    const link = signLink(secrets, 'verify', created, clock.now());
    try {
      await deliver(created.username, verificationLetter(await findForum(db), linkTo(publicUrl, 'verify-user', link)));
    } catch (error) {
      // Without its letter the account cannot be verified; deleting it frees the e-mail.
      await accounts.deleteUnverified(db, created.id);
      throw error;
    }
    return created;
  }

  app.post(callPaths.register, { config: { access: 'open' } }, async (request, reply) => {
    const body = read(registration, request.body);
    if (body.username !== body.email) throw byField({ username: [accountsTexts.nameIsEmail] });
    checkPassword(body.password);
    if (body.password !== body.password_confirm) throw byField({ non_field_errors: [accountsTexts.passwordsDiffer] });
    await checkReferences(db, body.individual, 'individual');
    const created = await throttle.countIfDone({ newAccountsFromAddress: networkOf(request.ip) }, () => signUp(body));
    logEvent(request, 'signed_up', created.id);
    return reply.code(201).send({
      id: created.id,
      username: created.username,
      email: created.username,
      first_name: body.first_name,
      last_name: body.last_name,
    });
  });

  app.post(callPaths.sendResetPasswordLink, { config: { access: 'open' } }, async (request) => {
    const body = read(resetLink, request.body);
    const account = await accounts.findAccountByUsername(db, body.email);
    if (!account || body.login !== body.email) {
      logEvent(request, 'reset_letter_failed', account?.id ?? null, 'unknown');
      // Counted, because the request is a way to guess who has an account.
      throttle.take({ resetLettersFromAddress: networkOf(request.ip) });
      throw withDetail(404, 'User not found');
    }
    const individual = account.is_verified ? await findIndividual(db, account.id) : undefined;
    const link = { ...signLink(secrets, 'reset', account, clock.now()), email: account.username };
    const url = linkTo(publicUrl, 'reset-password', link);
    const letter = resetLetter(await findForum(db), individual ?? null, url);
    const counted = { resetLettersToAccount: account.username, resetLettersFromAddress: networkOf(request.ip) };
    await throttle.countIfDone(counted, () => deliver(account.username, letter));
    logEvent(request, 'reset_letter', account.id);
    return { detail: accountsTexts.resetLetterSent };
  });

  app.post(callPaths.resetPassword, { config: { access: 'open' } }, async (request) => {
    const body = read(passwordReset, request.body);
    checkPassword(body.password);
    // Not for the account: anybody can invent its links, and its owner must not wait for that.
    throttle.take({ newPasswordsFromAddress: networkOf(request.ip) });
    const passwordHash = await hashPassword(body.password);
    const id = await db.transaction().execute(async (trx) => {
      const account = await useLink(services, request, trx, 'reset', body);
      const individual = account.is_verified ? await findIndividual(trx, account.id) : undefined;
      await accounts.changePassword(trx, account.id, passwordHash);
      const letter = passwordChangedLetter(await findForum(trx), individual ?? null, publicUrl);
      await mail.queue(trx, account.username, letter);
      return account.id;
    });
    logEvent(request, 'password_changed', id);
    mail.flush();
    return { detail: accountsTexts.passwordChanged };
  });

  app.post(callPaths.verifyRegistration, { config: { access: 'open' } }, async (request) => {
    const body = read(signedLink, request.body);
    const id = await db.transaction().execute(async (trx) => {
      const account = await useLink(services, request, trx, 'verify', body);
      await accounts.markVerified(trx, account.id);
      return account.id;
    });
    logEvent(request, 'verified', id);
    return { detail: accountsTexts.emailVerified };
  });

  app.post(callPaths.endSessions, { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const { all, others } = read(sessionsToEnd, request.body);
    if (others) {
      await endOtherSessions(db, caller);
      logEvent(request, 'other_sessions_ended', caller.id);
      return { detail: accountsTexts.otherSessionsEnded };
    }
    await (all ? endAllSessions(db, caller.id) : endSession(db, caller));
    logEvent(request, 'signed_out', caller.id);
    return { detail: all ? accountsTexts.allSessionsEnded : accountsTexts.sessionEnded };
  });

  app.get(callPaths.getAccount, { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    const { id } = read(profileQuery, request.query);
    if (id === undefined) return { id: caller.id };
    if (id !== caller.id && !caller.isModerator) throw forbidden();
    const account = await accounts.findAccount(db, id);
    if (!account) throw notFound();
    const individual = await findIndividual(db, id);
    return {
      id,
      username: account.username,
      site_type: account.site_type,
      profiles: [
        {
          individual: individual ? toIndividual(individual, originOf(request)) : null,
          role: await accounts.listRoles(db, id),
        },
      ],
      // Consent is personal, so a moderator's answer lacks it.
      ...(id === caller.id && toConsents(account, individual)),
    };
  });
}
