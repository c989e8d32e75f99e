import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';
import { getAccount, getAccountId } from '../provider/calls/accounts.ts';
import type { Provider } from '../provider/http/client.ts';
import type { Account } from '../provider/records/accounts.ts';
import { isModerator } from '../shared/roles.ts';
import type { RequestTrace } from '../telemetry/otlp.ts';
import { operationToken, type SessionCookie } from './session.ts';
import { isAdmitted, type TokenCalls, type TokenVerifier, type Verification } from './tokenVerifier.ts';

/** The caller of one request; the token is verified at most once. */
export interface RequestSession {
  token(): string | null;
  trace(trace: RequestTrace): void;
  /** `around` wraps the call to the provider, if one is needed. */
  verify(around?: <T>(call: () => Promise<T>) => Promise<T>): Promise<Verification>;
  /** Whether the token is known to be valid without a call to the provider. */
  isKnown(): boolean;
  /** Accepts a valid token, and while the provider gives no answer one that was valid. @throws GatewayError for others */
  admit(): Promise<void>;
  /** @throws GatewayError if the token is invalid or the provider gives no answer */
  accountId(): Promise<number>;
  /** The caller's account as it is now. @throws as `accountId` */
  account(): Promise<Account>;
  /** Forgets what the gateways remember of the account, after a change of it. */
  accountChanged(): void;
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
  let moderator: Promise<boolean> | null = null;

  /** Without the request's signal: other requests may wait for these calls. */
  function callsWith(bound: string): TokenCalls {
    const { id: requestId, ip: address, log } = request;
    const client = provider.bind({ requestId, address, log, token: () => bound, trace });
    return {
      accountId: () => getAccountId(client),
      account: (id) => getAccount(client, id),
    };
  }

  async function ask<T>(question: (token: string, accountId: number, calls: TokenCalls) => Promise<T>): Promise<T> {
    const accountId = await session.accountId();
    const current = token;
    if (current === null) throw noToken;
    return question(current, accountId, callsWith(current));
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
    async admit() {
      const found = await session.verify();
      if (found.state !== 'valid' && !isAdmitted(found)) throw found.error;
    },
    async accountId() {
      const found = await session.verify();
      if (found.state !== 'valid') throw found.error;
      return found.accountId;
    },
    account: () => ask(tokenVerifier.account),
    accountChanged() {
      if (token !== null) tokenVerifier.forget(token);
    },
    isModerator() {
      moderator ??= ask(tokenVerifier.roles).then(isModerator);
      return moderator;
    },
    begin(newToken, accountId) {
      token = newToken;
      tokenVerifier.remember(newToken, accountId);
      verification = Promise.resolve({ state: 'valid', accountId });
      isValid = true;
      moderator = null;
    },
    end() {
      if (token !== null) tokenVerifier.forget(token);
      token = null;
      verification = null;
      isValid = false;
      moderator = null;
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
