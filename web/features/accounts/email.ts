/** The simple address pattern of 1§5. Registration keeps to it too: who can make an account must be able to log in. */
const ADDRESS = /^[a-z0-9_.-]+@[a-z0-9_.-]+\.[a-z]{2,4}$/i;

/** Whether a text is an e-mail address as the portal knows them. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim());
}
