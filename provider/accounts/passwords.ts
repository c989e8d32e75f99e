import { hash, verify } from '@node-rs/argon2';
import { fewestCharacters, mostCharacters, passwordPatterns } from '../../schema/limits.ts';
import { accountsTexts } from '../texts/accounts.ts';

/** Argon2id with the library's defaults (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash to check when there is no account, so that both rejections take the same time. */
let dummyHash: Promise<string> | null = null;

/** Takes the same time if there is no stored hash. Tests pass `check` to see which hash it gets. */
export async function verifyPassword(stored: string | null, password: string, check = verify): Promise<boolean> {
  dummyHash ??= hashPassword('dummy');
  const matches = await check(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}

/** The rules that a new password breaks, in words; sign-up and reset have the same rules (ruling R3). */
export function passwordErrors(password: string): string[] {
  const errors: string[] = [];
  if (password.length < fewestCharacters.password) errors.push(accountsTexts.passwordTooShort);
  if (password.length > mostCharacters.password) errors.push(accountsTexts.passwordTooLong(mostCharacters.password));
  if (!passwordPatterns.capital.test(password)) errors.push(accountsTexts.noUpperCase);
  if (!passwordPatterns.small.test(password)) errors.push(accountsTexts.noLowerCase);
  if (!passwordPatterns.digit.test(password)) errors.push(accountsTexts.noDigit);
  return errors;
}
