import type { FastifyReply, FastifyRequest } from 'fastify';

const maxAgeSeconds = 30 * 24 * 60 * 60;

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The page's session: the provider's token in a cookie that no script can reach (ruling R11). Over https the cookie is bound
 * to its host.
 */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = secure ? '__Host-portal_session' : 'portal_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    write: (reply: FastifyReply, token: string) =>
      void reply.setCookie(name, token, { ...attributes, maxAge: maxAgeSeconds }),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, attributes),
  };
}

/** Characters that a header may hold. */
const tokenPattern = /^[\w.~+/=-]{1,512}$/;

/** Whether the request has an Authorization header: its sender is a tool, and no cookie counts. */
export const hasTokenHeader = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** The token of an Authorization header; null for another scheme and for a malformed header. */
function headerToken({ headers }: FastifyRequest): string | null {
  const token = /^(?:Token|Bearer) +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** The token of a request: the header takes precedence over the cookie, even with an invalid token. */
export function callerToken(request: FastifyRequest, cookie: SessionCookie): string | null {
  if (hasTokenHeader(request)) return headerToken(request);
  const token = cookie.read(request);
  return token !== null && tokenPattern.test(token) ? token : null;
}

/**
 * The token of a GraphQL request. SameSite protects the cookie from other sites' forms, this check from their scripts and
 * frames.
 */
export function operationToken(request: FastifyRequest, cookie: SessionCookie): string | null {
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
  return isForeign && !hasTokenHeader(request) ? null : callerToken(request, cookie);
}
