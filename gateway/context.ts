import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyKeys } from './cache/idempotencyKeys.ts';
import { createPublicReads, type PublicReads } from './cache/publicLists.ts';
import { createRequestLoaders, type RequestLoaders } from './cache/requestLoaders.ts';
import type { SharedCache } from './cache/shared.ts';
import type { ParticipantLists } from './domains/participants/list/lists.ts';
import type { ListWorker } from './domains/participants/list/listWorker.ts';
import type { Editions } from './editions/load.ts';
import type { EditionData } from './editions/readEdition.ts';
import { GatewayError } from './errors.ts';
import { noteStaleFields, type StaleFields } from './graphql/staleFields.ts';
import { isMultipart } from './http/bodyLimits.ts';
import type { RequestSession } from './http/requestSession.ts';
import { hasTokenHeader, type SessionCookie } from './http/session.ts';
import type { Clock } from './lib/clock.ts';
import { type Deadline, setDeadline } from './lib/deadline.ts';
import { type Attempts, countAttempts, type createAttemptLimiters } from './limits/attempts.ts';
import type { OperationBudget } from './limits/operations.ts';
import type { TokenVerifier, Verification } from './limits/tokenVerifier.ts';
import type { Provider, ProviderClient } from './provider/client.ts';
import { mediaUrl, missingMediaUrl } from './provider/mediaLinks.ts';
import type { RequestTrace, Tracing } from './telemetry/tracing.ts';

/** How long one operation may take in all; an upload waits for its sender too. */
export const deadlines = { operationMs: 8_000, uploadMs: 120_000, cleanupMs: 3_000, finishingMs: 15_000 };

/** What the requests of one gateway share. */
export interface Services {
  provider: Provider;
  clock: Clock;
  editions: Editions;
  publicUrl: string;
  providerUrl: string;
  cookie: SessionCookie;
  idempotencyKeys: IdempotencyKeys;
  /** Where traces go; null where none are kept. */
  tracing: Tracing | null;
  /** What is read once for everybody. */
  reads: SharedCache;
  /** Counters of attempts, by account and address. */
  attemptLimiters: ReturnType<typeof createAttemptLimiters>;
  /** Whose tokens are, by the provider's newest answers. */
  tokenVerifier: TokenVerifier;
  /** The session of a request: its token, verified once. */
  sessionOf(request: FastifyRequest): RequestSession;
  /** What operations cost, by caller. */
  budget: OperationBudget;
  /** Has every gateway ask for lists of participants and posters anew. */
  listsChanged(): void;
  /** The thread that owns the lists of participants. */
  listWorker: ListWorker;
}

/** Everything a resolver may use. */
export interface Context {
  requestId: string;
  log: FastifyBaseLogger;
  /** This request's trace; null where none is kept. */
  trace: RequestTrace | null;
  clock: Clock;
  edition: EditionData;
  editions: Editions;
  /** The gateway's own address of a provider's file. */
  mediaUrl(link: string): string;
  /** The same where a file must have an address: a link that is none is reported, and its address answers 404. */
  fileUrl(link: string): string;
  provider: ProviderClient;
  /** The same caller's calls for clean-up, from now on: they go on when the client has left. */
  cleanup(): ProviderClient;
  /** The same caller's calls that are not left half done: who is told how they ended can undo them. */
  finishing(): ProviderClient;
  /** The lists of participants, as this caller reads them. */
  lists: ParticipantLists;
  memo: RequestLoaders;
  /** What is remembered of writes that may come again. */
  idempotencyKeys: IdempotencyKeys;
  /** What is read as a visitor and shared with other requests. */
  publicReads: PublicReads;
  /** Which fields of this answer are old. */
  stale: StaleFields;
  /** This caller's limits of attempts. */
  attempts: Attempts;
  /** A write went to the provider that lists of participants or posters may show. */
  listsChanged(): void;
  hasToken(): boolean;
  /** Whether the caller's token is known to be valid; asks nobody. */
  isKnown(): boolean;
  /** What the provider says of the caller's token. */
  verify(): Promise<Verification>;
  /** The caller's account. @throws GatewayError where the token is not valid, or the provider cannot say */
  accountId(): Promise<number>;
  /** Whether the caller reads as a moderator; writes are the provider's to allow (ruling R20). @throws as `accountId` */
  isModerator(): Promise<boolean>;
  /** What the operation costs, for tools with a token of their own; null for everybody else. */
  cost: number | null;
  /** Makes the rest of the request the account's own; with the cookie the page stays signed in. */
  signIn(token: string, accountId: number, kind: 'cookie' | 'none'): void;
  /** Ends the page's session: what was read for it is forgotten. */
  signOut(): void;
  /** The caller's token was refused: the caller is a visitor now, and the cookie goes if the token was its. */
  dropToken(): void;
  /** Counts a code of the provider that the schema does not know. */
  reportUnknown(field: string, code: unknown): void;
}

/** The deadline of an answer: it aborts when the client leaves before, and ends when the answer has gone out. */
export function answerDeadline(reply: FastifyReply, ms: number | null): Deadline {
  const deadline = setDeadline(ms);
  const leave = () => deadline.abort(new DOMException('The client left', 'AbortError'));
  // No event tells of a client that left while the guard was at work.
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) deadline.end();
    else leave();
  });
  return deadline;
}

/** Begins the request's trace; it ends when its answer has gone out. */
function beginTrace(
  tracing: Tracing,
  { id, headers, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): RequestTrace {
  const { traceparent } = headers;
  const trace = tracing.begin(routeOptions.url ?? 'page', id, typeof traceparent === 'string' ? traceparent : null);
  reply.raw.once('close', trace.end);
  return trace;
}

/** Builds the context of one request: caller, deadline, provider clients, memo; `cost` is the operation's. */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  cost: number | null = null,
): Context {
  const ms = isMultipart(request) ? deadlines.uploadMs : deadlines.operationMs;
  const deadline = answerDeadline(reply, ms);
  const { provider, cookie, clock, editions, tracing } = services;
  const session = services.sessionOf(request);
  const { token } = session;
  const trace = tracing === null ? null : beginTrace(tracing, request, reply);
  if (trace !== null) session.trace(trace);
  const caller = { requestId: request.id, address: request.ip, log: request.log, token, trace };
  const client = provider.bind({ ...caller, signal: deadline.signal });
  // Others wait for these calls too: they go on when this client has left.
  const visitor = () =>
    provider.bind({ ...caller, token: () => null, signal: setDeadline(deadlines.operationMs).signal });
  const publicReads = createPublicReads(services.reads, visitor);
  const stale = noteStaleFields();
  const memo = createRequestLoaders(client, publicReads, stale, session.accountId);
  const endSession = () => {
    session.end();
    memo.restart();
  };

  // Apollo hands resolvers a copy of this object: what changes within a request lives in closures.
  return {
    requestId: request.id,
    log: request.log,
    trace,
    clock,
    editions,
    edition: editions.current,
    mediaUrl: (link) => mediaUrl(link, services),
    fileUrl(link) {
      try {
        return mediaUrl(link, services);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        request.log.warn({ area: 'mapping', field: 'url' }, 'a file has no readable link');
        return missingMediaUrl(services);
      }
    },
    provider: client,
    cleanup: () => provider.bind({ ...caller, signal: setDeadline(deadlines.cleanupMs).signal }),
    finishing: () => provider.bind({ ...caller, signal: setDeadline(deadlines.finishingMs).signal }),
    memo,
    idempotencyKeys: services.idempotencyKeys,
    publicReads,
    stale,
    attempts: countAttempts(services.attemptLimiters, request.ip),
    listsChanged: services.listsChanged,
    lists: services.listWorker.bind({
      ...caller,
      ms: deadlines.operationMs,
      tokenRefused: services.tokenVerifier.forget,
    }),
    hasToken: () => token() !== null,
    isKnown: session.isKnown,
    verify: () => session.verify(),
    accountId: session.accountId,
    isModerator: session.isModerator,
    cost: hasTokenHeader(request) ? cost : null,
    signIn(newToken, accountId, kind) {
      session.begin(newToken, accountId);
      memo.restart();
      if (kind === 'cookie') cookie.write(reply, newToken);
    },
    signOut() {
      endSession();
      cookie.clear(reply);
    },
    dropToken() {
      const isCookies = token() !== null && !hasTokenHeader(request) && token() === cookie.read(request);
      endSession();
      if (isCookies) cookie.clear(reply);
    },
    reportUnknown: (field, code) => request.log.warn({ area: 'mapping', field, code }, 'unrecognized code'),
  };
}
