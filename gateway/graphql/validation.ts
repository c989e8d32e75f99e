import { domainToUnicode } from 'node:url';
import { fewestCharacters, mostCharacters, namePattern, passwordPatterns, phonePattern } from '../../schema/limits.ts';
import type { UserError, UserErrorCode } from '../generated/types.ts';
import { cleanText } from '../lib/cleanText.ts';
import { parseId } from '../lib/ids.ts';
import { validationTexts } from '../texts/validation.ts';

export const userError = (code: UserErrorCode, message: string, ...field: string[]): UserError => ({
  code,
  message,
  field: field.length > 0 ? field : null,
});

export const collect = (...checks: (UserError | null)[]): UserError[] => checks.filter((check) => check !== null);

export const required = (value: string | null | undefined, field: string, message = validationTexts.required) =>
  value === null || value === undefined || cleanText(value) === '' ? userError('REQUIRED', message, field) : null;

export const atMost = (length: number, value: string | null | undefined, field: string) =>
  (value ?? '').length > length ? userError('INVALID', validationTexts.atMost(length), field) : null;

/** Null and undefined pass. */
export const validId = (value: string | null | undefined, field: string) =>
  value != null && parseId(value) === null ? userError('INVALID', validationTexts.chooseOne, field) : null;

export const validIds = (values: readonly string[], field: string) =>
  values.some((value) => parseId(value) === null) ? userError('INVALID', validationTexts.chooseSome, field) : null;

/**
 * In lower case, because the provider compares addresses case-sensitively. Some browsers send a domain in Cyrillic as
 * `xn--…`.
 */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return domain.includes('xn--') ? address.slice(0, at) + domainToUnicode(domain) : address;
}

const addresses = [
  /^[a-z\d_-](?:[a-z\d_.+-]*[a-z\d_+-])?@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,24}$/i,
  // A domain in Cyrillic (ruling R26). A Cyrillic name with a Latin domain is a typing mistake.
  /^(?:[a-z\d_-](?:[a-z\d_.+-]*[a-z\d_+-])?|[\p{sc=Cyrl}\d_-](?:[\p{sc=Cyrl}\d_.+-]*[\p{sc=Cyrl}\d_+-])?)@(?:[\p{sc=Cyrl}\d][\p{sc=Cyrl}\d-]*\.)+\p{sc=Cyrl}{2,24}$/iu,
];

/**
 * The simple pattern of 1§5 with a plus and longer suffixes (ACC-20), without the dots that no mail service takes: if
 * the provider rejects such an address, its form is not the reason.
 */
export const isEmail = (email: string): boolean =>
  email.length <= mostCharacters.email && !email.includes('..') && addresses.some((pattern) => pattern.test(email));

export const validPhone = (phone: string, field: string) =>
  phone.length <= mostCharacters.phone && phonePattern.test(cleanText(phone))
    ? null
    : userError('INVALID', validationTexts.phone, field);

export const dayWithin = (day: string, { min, max }: { min: string; max: string }, field: string) =>
  day >= min && day <= max ? null : userError('INVALID', validationTexts.birthDate, field);

export const validName = (name: string, field: string) =>
  atMost(mostCharacters.name, name, field) ??
  (namePattern.test(cleanText(name)) ? null : userError('INVALID', validationTexts.nameCharacters, field));

/** At least 2 characters (ruling R4). */
export const validMiddleName = (name: string, field: string) =>
  cleanText(name).length >= fewestCharacters.middleName
    ? validName(name, field)
    : userError('INVALID', validationTexts.middleName, field);

/** One policy for sign-up and reset, in Latin letters as the provider requires (ruling R3). */
export function validPassword(password: string, field: string): UserError | null {
  if (password.length < fewestCharacters.password) return userError('INVALID', validationTexts.passwordTooShort, field);
  const isStrong = Object.values(passwordPatterns).every((pattern) => pattern.test(password));
  return isStrong
    ? atMost(mostCharacters.password, password, field)
    : userError('INVALID', validationTexts.passwordTooWeak, field);
}
