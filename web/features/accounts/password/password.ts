/** Least length of a password (ruling R3). */
const PASSWORD_MIN_LENGTH = 8;

/** Whether a password is long enough. */
export function isLongEnough(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH;
}

/** Whether it holds a capital and a small Latin letter and a digit (ruling R3, the hint's promise). */
export function hasAllKinds(password: string): boolean {
  return /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);
}
