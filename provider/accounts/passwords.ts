import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Nobody's password: it is checked where there is no account, so that both refusals take the same time. */
let nobody: Promise<string> | null = null;

/** Whether a password fits; as much work without a hash as with one. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const fits = await verify(stored ?? (await nobody), password);
  return stored !== null && fits;
}

const LONGEST = 128;

/** What a new password lacks, by the one policy of registration and reset (ruling R3). */
export function passwordFaults(password: string): string[] {
  const faults: string[] = [];
  if (password.length < 8) faults.push('Пароль слишком короткий: нужно не менее 8 символов.');
  if (password.length > LONGEST) faults.push(`Пароль слишком длинный: не более ${LONGEST} символов.`);
  if (!/[A-Z]/.test(password)) faults.push('Добавьте хотя бы одну заглавную латинскую букву.');
  if (!/[a-z]/.test(password)) faults.push('Добавьте хотя бы одну строчную латинскую букву.');
  if (!/\d/.test(password)) faults.push('Добавьте хотя бы одну цифру.');
  return faults;
}
