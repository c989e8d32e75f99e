/** E-mail and password as the account forms hold them, and their rules. */
import * as z from 'zod/mini';
import { required, text } from '../../lib/forms/rules.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';

/**
 * The simple address pattern of 1§5, with a plus and with today's longer suffixes: accounts of the sister portal have
 * them too (ACC-20). The sign-up uses it as well: every address with an account must be able to log in.
 */
const ADDRESS = /^[a-z0-9_-](?:[a-z0-9_.+-]*[a-z0-9_+-])?@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,24}$/i;
const PASSWORD_MIN_LENGTH = 8;

const { rules, reset } = accountsTexts;

const isEmail = (address: string) => ADDRESS.test(address.trim());
const isLongEnough = (password: string) => password.length >= PASSWORD_MIN_LENGTH;
/** A capital and a small Latin letter and a digit, as the hint promises (ruling R3). */
const hasAllKinds = (password: string) => [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(password));

/** The password of an account that exists. */
export const passwordSchema = z.object({ password: required(rules.passwordBlank) });

/** The login. */
export const loginSchema = z.extend(passwordSchema, { email: text(isEmail, rules.email) });

/** The request for a reset link. */
export const resetRequestSchema = z.object({
  email: required(reset.emailBlank).check(z.refine(isEmail, reset.emailInvalid)),
});

/** The new password of a reset. */
export const newPasswordSchema = z.object({
  password: text(isLongEnough, reset.tooShort).check(z.refine(hasAllKinds, reset.tooSimple)),
});

/** E-mail and password of a new account. */
export const newCredentials = {
  email: text(isEmail, rules.email),
  password: text((password) => isLongEnough(password) && hasAllKinds(password), rules.password),
};
