import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a mailed link by its purpose. */
const LIFETIMES_SECONDS = { verify: 7 * 86_400, reset: 86_400 };
const TOLERANCE_SECONDS = 300;
/** Afterwards no link can verify an account that nobody has verified. */
export const VERIFIABLE_SECONDS = LIFETIMES_SECONDS.verify + LIFETIMES_SECONDS.reset;
export type LinkPurpose = keyof typeof LIFETIMES_SECONDS;

export type SignedLink = { user_id: string; timestamp: string; signature: string };

/** Using a link changes this part of the account, so that a link works once. */
type SignedState = { id: number; password_hash: string | null; is_verified: boolean };

/** The first signs, all are accepted, so that a secret can change while links are in the mail. */
export type Secrets = readonly [string, ...string[]];

function signatureOf(secret: string, purpose: LinkPurpose, account: SignedState, timestamp: string): string {
  const state = purpose === 'verify' ? String(account.is_verified) : String(account.password_hash);
  const signed = JSON.stringify([purpose, account.id, timestamp, state]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

export function signLink([secret]: Secrets, purpose: LinkPurpose, account: SignedState, now: Date): SignedLink {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { user_id: String(account.id), timestamp, signature: signatureOf(secret, purpose, account, timestamp) };
}

export function checkLink(
  secrets: Secrets,
  purpose: LinkPurpose,
  account: SignedState,
  link: SignedLink,
  now: Date,
): 'valid' | 'expired' | 'invalid' {
  const given = Buffer.from(link.signature);
  const isSignedBy = (secret: string) => {
    const expected = Buffer.from(signatureOf(secret, purpose, account, link.timestamp));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  if (!secrets.some(isSignedBy)) return 'invalid';
  const age = now.getTime() / 1000 - Number(link.timestamp);
  // Clocks of two services may differ a little.
  if (age < -TOLERANCE_SECONDS) return 'invalid';
  return age <= LIFETIMES_SECONDS[purpose] ? 'valid' : 'expired';
}
