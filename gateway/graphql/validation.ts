import type { UserError, UserErrorCode } from '../generated/types.ts';
import { parseId } from '../lib/ids.ts';

export const userError = (code: UserErrorCode, message: string, ...field: string[]): UserError => ({
  code,
  message,
  field: field.length > 0 ? field : null,
});

export const collect = (...checks: (UserError | null)[]): UserError[] => checks.filter((check) => check !== null);

export const required = (value: string | null | undefined, field: string, message = 'Заполните поле') =>
  value === null || value === undefined || value.trim() === '' ? userError('REQUIRED', message, field) : null;

export const atMost = (length: number, value: string | null | undefined, field: string) =>
  (value ?? '').length > length ? userError('INVALID', `Не более ${length} символов`, field) : null;

/** Null and undefined pass. */
export const validId = (value: string | null | undefined, field: string, message = 'Выберите значение из списка') =>
  value !== null && value !== undefined && parseId(value) === null ? userError('INVALID', message, field) : null;

export const validIds = (values: readonly string[], field: string) =>
  values.some((value) => parseId(value) === null) ? userError('INVALID', 'Выберите значения из списка', field) : null;

/** Lower case, because the provider compares addresses case-sensitively. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The simple pattern of 1§5 with a plus and longer suffixes (ACC-20), without the dots that no mail service takes: if
 * the provider rejects such an address, its form is not the reason.
 */
export const isEmail = (email: string): boolean =>
  email.length <= 254 &&
  !email.includes('..') &&
  /^[a-z\d_-](?:[a-z\d_.+-]*[a-z\d_+-])?@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,24}$/i.test(email);

export const lengths = {
  name: 150,
  phone: 40,
  citizenship: 150,
  other: 300,
  title: 500,
  password: 128,
  consentVersion: 50,
};

/** A phone number has at least one digit (1§5). */
export const validPhone = (phone: string, field: string) =>
  /\d/.test(phone) && phone.length <= lengths.phone
    ? null
    : userError('INVALID', 'Введите корректный номер телефона', field);

export const dayWithin = (day: string, first: string, last: string, field: string) =>
  day >= first && day <= last ? null : userError('INVALID', 'Дата рождения вне допустимых пределов', field);

const nameCharacters = /^[\p{L}\p{M}\p{Zs}\p{Pd}'’‘`´.]*$/u;

/** Letters and documents repeat a name, so it has no address and no sentence. */
export const validName = (name: string, field: string) =>
  atMost(lengths.name, name, field) ??
  (nameCharacters.test(name.trim())
    ? null
    : userError('INVALID', 'Только буквы, пробелы, дефисы, апострофы и точки', field));

/** At least 2 characters (ruling R4). */
export const validMiddleName = (name: string, field: string) =>
  name.trim().length >= 2 ? validName(name, field) : userError('INVALID', 'Не менее 2 символов', field);

/** One policy for sign-up and reset, in Latin letters as the provider requires (ruling R3). */
export function validPassword(password: string, field: string): UserError | null {
  if (password.length < 8) return userError('INVALID', 'Минимум 8 символов', field);
  if (password.length > lengths.password) return userError('INVALID', `Не более ${lengths.password} символов`, field);
  if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password)) return null;
  return userError(
    'INVALID',
    '8 или более символов, включая как минимум 1 заглавную букву, 1 строчную букву и 1 цифру',
    field,
  );
}
