import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, findCaller } from '../accounts/tokens.ts';
import type { Services } from '../services.ts';
import { forbidden, invalidToken, unauthenticated } from './rejections.ts';

/** Who may call a route: everyone, every signed-in caller, moderators, or a browser on this machine. */
type Access = 'open' | 'user' | 'moderator' | 'local';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** @throws Rejection 401 without a caller */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated();
  return request.caller;
}

const DAY_MS = 86_400_000;
const SCHEME = /^token(?:\s+(.*))?$/i;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** The host name must be local too, so that no other site can read through the browser. Behind a proxy the caller may be anyone. */
const isLocal = (request: FastifyRequest) =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  LOCAL_HOST.test(request.headers.host ?? '');

/** Checks every route's `access`. As in Django REST framework, open routes reject an invalid token too. */
export function guardRoutes(
  app: FastifyInstance,
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} has no access rule`);
  });
  const oldest = () => new Date(clock.now().getTime() - limits.tokenDays * DAY_MS);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    // An unknown route has no access rule.
    if (!access) return;
    if (access === 'local') return isLocal(request) ? undefined : reply.callNotFound();
    const given = SCHEME.exec(request.headers.authorization ?? '');
    if (given) {
      request.caller = await findCaller(db, given[1]?.trim() ?? '', oldest());
      if (!request.caller) throw invalidToken();
    }
    if (access === 'open') return;
    if (!callerOf(request).isModerator && access === 'moderator') throw forbidden();
  });
}
