/**
 * The simple address pattern of 1§5, with a plus and with the longer suffixes that there are by now: accounts of the
 * sister portal have them too (ACC-20). Registration keeps to it: who can make an account must be able to log in.
 */
const ADDRESS = /^[a-z0-9_-](?:[a-z0-9_.+-]*[a-z0-9_+-])?@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,24}$/i;

/** Whether a text is an e-mail address as the portal knows them. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim());
}
