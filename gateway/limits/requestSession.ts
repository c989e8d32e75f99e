import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';
import { getAccount, getAccountId } from '../provider/calls/accounts.ts';
import type { Provider } from '../provider/http/client.ts';
import { isModerator } from '../shared/roles.ts';
import type { RequestTrace } from '../telemetry/otlp.ts';
import { operationToken, type SessionCookie } from './session.ts';
import { admissionError, type TokenCalls, type TokenVerifier, type Verification } from './tokenVerifier.ts';

/** The caller of one request; the token is verified at most once. */
export type RequestSession = ReturnType<typeof readSession>;

interface SessionServices {
  provider: Provider;
  cookie: SessionCookie;
  tokenVerifier: TokenVerifier;
}

const noToken = new GatewayError('UNAUTHENTICATED');

function readSession(request: FastifyRequest, services: SessionServices) {
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

  /** `around` wraps the call to the provider, if one is needed. */
  function verify(around = <T>(call: () => Promise<T>) => call()): Promise<Verification> {
    if (token === null) return Promise.resolve({ state: 'invalid', error: noToken });
    const current = token;
    verification ??= tokenVerifier
      .verify(current, { accountId: () => around(callsWith(current).accountId) })
      .then((found) => {
        if (token === current) isValid = found.state === 'valid';
        return found;
      });
    return verification;
  }

  /** @throws GatewayError if the token is invalid or the provider gives no answer */
  async function accountId(): Promise<number> {
    const found = await verify();
    if (found.state !== 'valid') throw found.error;
    return found.accountId;
  }

  async function ask<T>(question: (token: string, accountId: number, calls: TokenCalls) => Promise<T>): Promise<T> {
    const id = await accountId();
    const current = token;
    if (current === null) throw noToken;
    return question(current, id, callsWith(current));
  }

  function become(newToken: string | null, known: { accountId: number } | null): void {
    token = newToken;
    verification = known && Promise.resolve({ state: 'valid', ...known });
    isValid = known !== null;
    moderator = null;
  }

  return {
    token: () => token,
    trace(given: RequestTrace) {
      trace = given;
    },
    verify,
    /** Whether the token is known to be valid without a call to the provider. */
    isKnown: () => token !== null && (isValid || tokenVerifier.isRemembered(token)),
    /** Accepts a valid token; while the provider does not answer, also a token that was valid. @throws GatewayError for others */
    async admit() {
      const error = admissionError(await verify());
      if (error !== null) throw error;
    },
    accountId,
    /** Reads the caller's account from the provider. @throws as `accountId` */
    account: () => ask(tokenVerifier.account),
    /** Makes all gateways forget what they remember of the account, after a change of it. */
    accountChanged() {
      if (token !== null) tokenVerifier.forget(token);
    },
    /** @throws as `accountId` */
    isModerator() {
      moderator ??= ask(tokenVerifier.roles).then(isModerator);
      return moderator;
    },
    begin(newToken: string, accountId: number) {
      tokenVerifier.remember(newToken, accountId);
      become(newToken, { accountId });
    },
    end() {
      if (token !== null) tokenVerifier.forget(token);
      become(null, null);
    },
  };
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
