/** The rules of e-mail and password in the account forms. */
import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { accountsTexts } from '#texts/accounts.ts';
import { required, textRule } from '../../lib/forms/rules.ts';
import { passwordRuleNames, passwordRules } from './passwordRules.ts';

/**
 * The simple address pattern of 1§5, with a plus, with today's longer suffixes and with domains in Cyrillic (ruling R26):
 * accounts of the sister portal have them too (ACC-20). The sign-up uses it as well: every address with an account must be able to log in.
 */
const ADDRESS = /^[a-z0-9_-](?:[a-z0-9_.+-]*[a-z0-9_+-])?@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,24}$/i;

/**
 * A domain in Cyrillic, which some browsers send as `xn--…`. A Cyrillic name with a Latin domain is a typing mistake.
 */
const CYRILLIC_ADDRESS =
  /^(?:[a-z\d_-](?:[a-z\d_.+-]*[a-z\d_+-])?|[\p{sc=Cyrl}\d_-](?:[\p{sc=Cyrl}\d_.+-]*[\p{sc=Cyrl}\d_+-])?)@(?:(?:[\p{sc=Cyrl}\d][\p{sc=Cyrl}\d-]*\.)+\p{sc=Cyrl}{2,24}|(?:[a-z\d][a-z\d-]*\.)+xn--[a-z\d-]{2,59})$/iu;

const { rules, reset } = accountsTexts;

const isEmail = (address: string) => [ADDRESS, CYRILLIC_ADDRESS].some((pattern) => pattern.test(address.trim()));
const meetsAll = (password: string) => passwordRuleNames.every((name) => passwordRules[name](password));

const passwordSchema = z.object({ password: required(rules.passwordBlank) });
const loginSchema = z.extend(passwordSchema, { email: textRule(isEmail, rules.email) });
const resetRequestSchema = z.object({ email: required(reset.emailBlank).check(z.refine(isEmail, reset.emailInvalid)) });
const newPasswordSchema = z.object({
  password: textRule(passwordRules.length, reset.tooShort).check(z.refine(meetsAll, reset.tooSimple)),
});

/** The rules of an existing account's password. */
export const checkPassword = schemaResolver(passwordSchema, { sync: true });

/** The rules of the login form (ACC-02). */
export const checkLogin = schemaResolver(loginSchema, { sync: true });

/** The rules of the request for a reset link (ACC-15). */
export const checkResetRequest = schemaResolver(resetRequestSchema, { sync: true });

/** The rules of the new password of a reset (ACC-16). */
export const checkNewPassword = schemaResolver(newPasswordSchema, { sync: true });

/** The rules of a new password with the present one. */
export const checkPasswordChange = schemaResolver(
  z.extend(newPasswordSchema, { currentPassword: required(rules.passwordBlank) }),
  { sync: true },
);

/** The rules of a new address with the present password. */
export const checkEmailChange = schemaResolver(
  z.object({ email: textRule(isEmail, rules.email), currentPassword: required(rules.passwordBlank) }),
  { sync: true },
);

/** Rules of e-mail and password of a new account (ACC-07). */
export const newCredentials = {
  email: textRule(isEmail, rules.email),
  password: required(rules.passwordBlank).check(z.refine(meetsAll, rules.password)),
};
