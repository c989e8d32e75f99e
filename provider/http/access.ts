import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, findCaller } from '../accounts/tokens.ts';
import type { Database } from '../database/open.ts';
import { forbidden, invalidToken, unauthenticated } from './refusals.ts';

/** Who may call a route: everyone, whoever has a token, moderators. */
type Access = 'open' | 'user' | 'moderator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The caller of a route that is not open. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated();
  return request.caller;
}

const SCHEME = /^token(?:\s+(.*))?$/i;

/** Asks every route for the right its `access` names. A stale token is refused on open routes too, as the family does. */
export function guardRoutes(app: FastifyInstance, db: Database): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    const given = SCHEME.exec(request.headers.authorization ?? '');
    if (given) {
      request.caller = await findCaller(db, given[1]?.trim() ?? '');
      if (!request.caller) throw invalidToken();
    }
    if (access === 'open') return;
    if (!callerOf(request).isModerator && access === 'moderator') throw forbidden();
  });
}
