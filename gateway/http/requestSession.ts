import type { FastifyRequest } from 'fastify';
import { isModerator, rolesOf } from '../domains/shared/roles.ts';
import { GatewayError } from '../errors.ts';
import type { TokenCalls, TokenVerifier, Verification } from '../limits/tokenVerifier.ts';
import { getAccount, getAccountId } from '../provider/accounts.ts';
import type { Provider } from '../provider/client.ts';
import type { RequestTrace } from '../telemetry/tracing.ts';
import { operationToken, type SessionCookie } from './session.ts';

/** The caller of one request; the token is verified at most once. */
export interface RequestSession {
  token(): string | null;
  trace(trace: RequestTrace): void;
  /** `around` wraps the call to the provider, if one is needed. */
  verify(around?: <T>(call: () => Promise<T>) => Promise<T>): Promise<Verification>;
  /** Whether the token is known to be valid without a call to the provider. */
  isKnown(): boolean;
  /** @throws GatewayError if the token is invalid or the provider gives no answer */
  accountId(): Promise<number>;
  /** @throws as `accountId` */
  isModerator(): Promise<boolean>;
  begin(token: string, accountId: number): void;
  end(): void;
}

interface SessionServices {
  provider: Provider;
  cookie: SessionCookie;
  tokenVerifier: TokenVerifier;
}

const noToken = new GatewayError('UNAUTHENTICATED');

function readSession(request: FastifyRequest, services: SessionServices): RequestSession {
  const { provider, cookie, tokenVerifier } = services;
  let token = operationToken(request, cookie);
  let verification: Promise<Verification> | null = null;
  let isValid = false;
  let trace: RequestTrace | null = null;
  let roles: Promise<readonly string[]> | null = null;

  /** Without the request's signal: other requests may wait for these calls. */
  function callsWith(bound: string): TokenCalls {
    const { id: requestId, ip: address, log } = request;
    const client = provider.bind({ requestId, address, log, token: () => bound, trace });
    return {
      accountId: () => getAccountId(client),
      roles: async (id) => rolesOf(await getAccount(client, id)),
    };
  }

  const session: RequestSession = {
    token: () => token,
    trace(given) {
      trace = given;
    },
    verify(around = (call) => call()) {
      if (token === null) return Promise.resolve({ state: 'invalid', error: noToken });
      const current = token;
      verification ??= tokenVerifier
        .verify(current, { accountId: () => around(callsWith(current).accountId) })
        .then((found) => {
          if (token === current) isValid = found.state === 'valid';
          return found;
        });
      return verification;
    },
    isKnown: () => token !== null && (isValid || tokenVerifier.isRemembered(token)),
    async accountId() {
      const found = await session.verify();
      if (found.state !== 'valid') throw found.error;
      return found.accountId;
    },
    async isModerator() {
      const accountId = await session.accountId();
      const current = token;
      if (current === null) throw noToken;
      roles ??= tokenVerifier.roles(current, accountId, callsWith(current));
      return isModerator(await roles);
    },
    begin(newToken, accountId) {
      token = newToken;
      tokenVerifier.remember(newToken, accountId);
      verification = Promise.resolve({ state: 'valid', accountId });
      isValid = true;
      roles = null;
    },
    end() {
      if (token !== null) tokenVerifier.forget(token);
      token = null;
      verification = null;
      isValid = false;
      roles = null;
    },
  };
  return session;
}

/** Returns the same session for a request each time, so that guard and operation share one verification. */
export function requestSessions(services: SessionServices): (request: FastifyRequest) => RequestSession {
  const sessions = new WeakMap<FastifyRequest, RequestSession>();
  return (request) => {
    const session = sessions.get(request) ?? readSession(request, services);
    sessions.set(request, session);
    return session;
  };
}
