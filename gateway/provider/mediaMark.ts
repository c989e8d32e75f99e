import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query parameter of the gateway's own mark; the provider never sees it. */
const parameter = 'portal-mark';

const markOf = (part: string, token: string) =>
  createHmac('sha256', token).update(decodeURIComponent(part)).digest('base64url');

/** Marks an address for one session: the gateway saw that its caller may open the document. */
export function markedUrl(url: string, part: string, token: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}=${markOf(part, token)}`;
}

/** A query without the gateway's mark, and the mark. */
export function splitMark(query: string): { query: string; mark: string | null } {
  const found = new RegExp(`[?&]${parameter}=([\\w-]*)$`).exec(query);
  return found === null ? { query, mark: null } : { query: query.slice(0, found.index), mark: found[1] ?? null };
}

/** Whether the mark is this session's for this file. */
export function isMarkFor(mark: string | null, part: string, token: string): boolean {
  const expected = Buffer.from(markOf(part, token));
  const given = Buffer.from(mark ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
