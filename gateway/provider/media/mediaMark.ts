import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The query parameter of the gateway's own mark; the provider never sees it. */
const markParameter = 'portal-mark';

const lifetimeMs = 3_600_000;

/** When an address that is made now expires: after an hour, in full seconds. */
export const expiryOf = (now: number): Date => new Date(Math.floor(now / 1000) * 1000 + lifetimeMs);

const secondOf = (expiresAt: Date) => String(expiresAt.getTime() / 1000);

/** An address that stops opening at the given time. It grants no right: the caller's own rights decide. */
export const expiringUrl = (url: string, expiresAt: Date): string =>
  `${url}${url.includes('?') ? '&' : '?'}${markParameter}=${secondOf(expiresAt)}`;

/** A query without the gateway's mark, and the mark. */
export function splitMark(query: string): { query: string; mark: string | null } {
  // biome-ignore lint/plugin: a constant name
  const found = new RegExp(`[?&]${markParameter}=([\\w.-]*)$`).exec(query);
  return found === null ? { query, mark: null } : { query: query.slice(0, found.index), mark: found[1] ?? null };
}

const form = /^(\d{1,12})(?:\.([\w-]+))?$/;

/** Whether an address has expired. One without a mark never expires; one with an unreadable mark has expired. */
export function hasExpired(mark: string | null, now = Date.now()): boolean {
  if (mark === null) return false;
  const [, second] = form.exec(mark) ?? [];
  return second === undefined || now >= Number(second) * 1000;
}

/**
 * Makes and checks marks that give one account the right to open one file until their expiry.
 * @param secrets of the gateways: the first signs, all are accepted, so that a secret can change while addresses are in use;
 *   if empty, this process generates one for itself
 */
export function createMediaMarks(secrets: readonly string[]) {
  const keys = secrets.length === 0 ? [randomBytes(32)] : secrets;
  const signature = (key: string | Buffer, part: string, second: string, accountId: number) =>
    createHmac('sha256', key)
      .update(`${markParameter} ${second} ${accountId} ${decodeURIComponent(part)}`)
      .digest('base64url');
  return {
    /** An address that opens the file for this account. The caller must have checked that the account may open it. */
    ownUrl(url: string, part: string, accountId: number, expiresAt: Date) {
      const [key = ''] = keys;
      return `${expiringUrl(url, expiresAt)}.${signature(key, part, secondOf(expiresAt), accountId)}`;
    },
    /** Whether the mark gives this account this file. Ignores the time; `hasExpired` checks it. */
    isMarkFor(mark: string | null, part: string, accountId: number) {
      const [, second = '', text = ''] = form.exec(mark ?? '') ?? [];
      const given = Buffer.from(text);
      return keys.some((key) => {
        const expected = Buffer.from(signature(key, part, second, accountId));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
