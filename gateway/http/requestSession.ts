import type { FastifyRequest } from 'fastify';
import { isModerator, rolesOf } from '../domains/shared/roles.ts';
import { GatewayError } from '../errors.ts';
import type { TokenQuestions, TokenVerifier, Verification } from '../limits/tokenVerifier.ts';
import { getAccount, getAccountId } from '../provider/accounts.ts';
import type { Provider } from '../provider/client.ts';
import type { RequestTrace } from '../telemetry/tracing.ts';
import { operationToken, type SessionCookie } from './session.ts';

/** Whose request it is; its token is verified at most once. */
export interface RequestSession {
  token(): string | null;
  /** From now on its calls belong to this trace. */
  trace(trace: RequestTrace): void;
  /** `around` is put around the question, where it must be asked. */
  verify(around?: <T>(ask: () => Promise<T>) => Promise<T>): Promise<Verification>;
  /** Whether the token is known to be valid without a question to the provider. */
  isKnown(): boolean;
  /** @throws GatewayError where the token is not valid, or the provider cannot say */
  accountId(): Promise<number>;
  /** @throws as `accountId` */
  isModerator(): Promise<boolean>;
  /** From now on the request is the one of this account. */
  begin(token: string, accountId: number): void;
  /** From now on the request is a visitor's; the token is forgotten. */
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

  /** Other requests may wait for these calls: they go on when this client has left. */
  function questions(asked: string): TokenQuestions {
    const { id: requestId, ip: address, log } = request;
    const client = provider.bind({ requestId, address, log, token: () => asked, trace });
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
    verify(around = (ask) => ask()) {
      if (token === null) return Promise.resolve({ state: 'invalid', fault: noToken });
      const asked = token;
      verification ??= tokenVerifier
        .verify(asked, { accountId: () => around(questions(asked).accountId) })
        .then((found) => {
          if (token === asked) isValid = found.state === 'valid';
          return found;
        });
      return verification;
    },
    isKnown: () => token !== null && (isValid || tokenVerifier.isRemembered(token)),
    async accountId() {
      const found = await session.verify();
      if (found.state !== 'valid') throw found.fault;
      return found.accountId;
    },
    async isModerator() {
      const accountId = await session.accountId();
      const asked = token;
      if (asked === null) throw noToken;
      roles ??= tokenVerifier.roles(asked, accountId, questions(asked));
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

/** The session of each request: what is looked at before an operation runs is the operation's own. */
export function requestSessions(services: SessionServices): (request: FastifyRequest) => RequestSession {
  const sessions = new WeakMap<FastifyRequest, RequestSession>();
  return (request) => {
    const session = sessions.get(request) ?? readSession(request, services);
    sessions.set(request, session);
    return session;
  };
}
