import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a mailed link by its purpose. */
const LIFETIMES_SECONDS = { verify: 7 * 86_400, reset: 86_400, email: 86_400 };
const TOLERANCE_SECONDS = 300;
/** After this time no link can verify an account that was never verified. */
export const VERIFIABLE_SECONDS = LIFETIMES_SECONDS.verify + LIFETIMES_SECONDS.reset;
export type LinkPurpose = keyof typeof LIFETIMES_SECONDS;

export type SignedLink = { user_id: string; timestamp: string; signature: string };

/** Using a link changes this part of the account, so each link works once. */
type SignedState = {
  id: number;
  username: string;
  password_hash: string | null;
  is_verified: boolean;
  email_changed_at: Date | null;
};

/** The first secret signs, all are accepted, so that a secret can change while links are in the mail. */
export type Secrets = readonly [string, ...string[]];

/** The part of the account that using the link changes. Changing the address also ends older links. */
function stateOf(purpose: LinkPurpose, account: SignedState, email: string | undefined): string {
  if (purpose === 'verify') return String(account.is_verified);
  const changed = account.email_changed_at === null ? '' : account.email_changed_at.toISOString();
  const password = `${account.password_hash}${changed}`;
  return purpose === 'reset' ? password : JSON.stringify([password, account.username, email]);
}

function signatureOf(
  secret: string,
  purpose: LinkPurpose,
  account: SignedState,
  { timestamp, email }: { timestamp: string; email?: string | undefined },
): string {
  const state = stateOf(purpose, account, email);
  const signed = JSON.stringify([purpose, account.id, timestamp, state]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** `email` is the new address that the link confirms. */
export function signLink(
  [secret]: Secrets,
  purpose: LinkPurpose,
  account: SignedState,
  now: Date,
  email?: string,
): SignedLink {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = signatureOf(secret, purpose, account, { timestamp, email });
  return { user_id: String(account.id), timestamp, signature };
}

/** A link to a page of the portal. */
export const linkTo = (publicUrl: string, page: string, values: Record<string, string>): string =>
  `${publicUrl}/${page}?${new URLSearchParams(values)}`;

export function checkLink(
  secrets: Secrets,
  purpose: LinkPurpose,
  account: SignedState,
  link: SignedLink & { email?: string | undefined },
  now: Date,
): 'valid' | 'expired' | 'invalid' {
  const given = Buffer.from(link.signature);
  const isSignedBy = (secret: string) => {
    const expected = Buffer.from(signatureOf(secret, purpose, account, link));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  if (!secrets.some(isSignedBy)) return 'invalid';
  const age = now.getTime() / 1000 - Number(link.timestamp);
  // Clocks of two services may differ a little.
  if (age < -TOLERANCE_SECONDS) return 'invalid';
  return age <= LIFETIMES_SECONDS[purpose] ? 'valid' : 'expired';
}
