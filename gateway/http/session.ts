import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long the page's session lasts without a new login. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** The page's session: the provider's token in a cookie that no script can reach (ruling R11). */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** The session cookie of a page at this address; over https it is bound to its host. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https://');
  const name = secure ? '__Host-portal_session' : 'portal_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request) => request.cookies[name] || null,
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: maxAgeSeconds }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}

/** A token as it may stand in a header; anything else is no token. */
const tokenPattern = /^[\w.~+/=-]{1,512}$/;

/** Whether a request comes from a tool with a token of its own; other schemes are meant for a proxy before us. */
export const hasTokenHeader = (request: FastifyRequest): boolean =>
  /^Token(?:\s|$)/i.test(request.headers.authorization ?? '');

/** The token that came with a request: the header of tools beats the cookie of the page, even with a bad token. */
export function callerToken(request: FastifyRequest, cookie: SessionCookie): string | null {
  const header = /^Token\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const token = hasTokenHeader(request) ? header : cookie.read(request);
  return token !== null && tokenPattern.test(token) ? token : null;
}

/**
 * The token of a GraphQL request. SameSite keeps the cookie from other sites' forms; this keeps it from their
 * scripts and frames as well.
 */
export function operationToken(request: FastifyRequest, cookie: SessionCookie): string | null {
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
  return isForeign && !hasTokenHeader(request) ? null : callerToken(request, cookie);
}
