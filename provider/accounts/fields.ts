import { z } from 'zod';
import { mostCharacters } from '../../schema/limits.ts';
import { byField } from '../http/rejections.ts';
import { filledText } from '../http/validation.ts';
import { accountsTexts } from '../texts/accounts.ts';
import { passwordErrors } from './passwords.ts';

/** An address of a Cyrillic domain; zod accepts Latin ones only. */
const CYRILLIC_ADDRESS =
  /^(?:[a-z\d_-](?:[a-z\d_.+-]*[a-z\d_+-])?|[\p{sc=Cyrl}\d_-](?:[\p{sc=Cyrl}\d_.+-]*[\p{sc=Cyrl}\d_+-])?)@(?:[\p{sc=Cyrl}\d][\p{sc=Cyrl}\d-]*\.)+\p{sc=Cyrl}{2,24}$/iu;

/** An e-mail address; accounts store it in lower case. */
export const email = filledText(mostCharacters.email)
  .refine((value) => z.email().safeParse(value).success || CYRILLIC_ADDRESS.test(value), accountsTexts.wrongEmail)
  .transform((value) => value.toLowerCase());
// Not trimmed: spaces are part of a password.
export const password = z.string().min(1).max(1000);

/** @throws Rejection of a weak password, as Django REST framework answers */
export function checkPassword(value: string): void {
  const errors = passwordErrors(value);
  if (errors.length > 0) throw byField({ password: errors, non_field_errors: [] });
}
