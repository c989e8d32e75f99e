import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query parameter of the gateway's own mark; the provider never sees it. */
export const markParameter = 'portal-mark';

const lifetimeMs = 3_600_000;

/** When an address of this moment stops opening: after an hour, in whole seconds. */
export const expiryOf = (now: number): Date => new Date(Math.floor(now / 1000) * 1000 + lifetimeMs);

const secondOf = (expiresAt: Date) => String(expiresAt.getTime() / 1000);

const signatureOf = (part: string, second: string, token: string) =>
  createHmac('sha256', token)
    .update(`${second} ${decodeURIComponent(part)}`)
    .digest('base64url');

/** An address that stops opening at the given time. It gives no right: the rights of its caller decide. */
export const expiringUrl = (url: string, expiresAt: Date): string =>
  `${url}${url.includes('?') ? '&' : '?'}${markParameter}=${secondOf(expiresAt)}`;

/** The same for one session, which it gives the right: the gateway saw that its caller may open the document. */
export const ownUrl = (url: string, part: string, token: string, expiresAt: Date): string =>
  `${expiringUrl(url, expiresAt)}.${signatureOf(part, secondOf(expiresAt), token)}`;

/** A query without the gateway's mark, and the mark. */
export function splitMark(query: string): { query: string; mark: string | null } {
  const found = new RegExp(`[?&]${markParameter}=([\\w.-]*)$`).exec(query);
  return found === null ? { query, mark: null } : { query: query.slice(0, found.index), mark: found[1] ?? null };
}

const form = /^(\d{1,12})(?:\.([\w-]+))?$/;

/** Whether an address has stopped opening; one without a mark never does, an unreadable mark has. */
export function hasExpired(mark: string | null, now = Date.now()): boolean {
  if (mark === null) return false;
  const [, second] = form.exec(mark) ?? [];
  return second === undefined || now >= Number(second) * 1000;
}

/** Whether the mark is this session's for this file. */
export function isMarkFor(mark: string | null, part: string, token: string): boolean {
  const [, second = '', signature = ''] = form.exec(mark ?? '') ?? [];
  const expected = Buffer.from(signatureOf(part, second, token));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
