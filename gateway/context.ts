import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isMultipart } from './bodyLimits.ts';
import type { Clock } from './clock.ts';
import { setDeadline } from './deadline.ts';
import type { Editions } from './editions/load.ts';
import type { EditionData } from './editions/readEdition.ts';
import { Fault } from './errors.ts';
import { type Attempts, countAttempts, type createAttemptLimiters } from './limits/attempts.ts';
import type { LiveTokens } from './limits/liveTokens.ts';
import type { OperationBudget } from './limits/operations.ts';
import { mediaUrl, missingMediaUrl } from './mediaLinks.ts';
import { createMemo, type Memo } from './memo.ts';
import type { KeptLists } from './participantList/kept.ts';
import type { Provider, ProviderClient } from './provider/http.ts';
import { createPublicReads, type PublicReads } from './publicReads.ts';
import type { RequestKeys } from './requestKeys.ts';
import { hasTokenHeader, operationToken, type SessionCookie } from './session.ts';
import type { SharedReads } from './sharedReads.ts';
import { noteStaleFields, type StaleFields } from './staleFields.ts';
import type { RequestTrace, Tracing } from './tracing.ts';

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
  requestKeys: RequestKeys;
  /** Where traces go; null where none are kept. */
  tracing: Tracing | null;
  /** What is read once for everybody. */
  reads: SharedReads;
  /** Counters of attempts, by account and address. */
  attemptLimiters: ReturnType<typeof createAttemptLimiters>;
  /** Which tokens the provider knew of late. */
  liveTokens: LiveTokens;
  /** What operations cost, by caller. */
  budget: OperationBudget;
  /** Has every gateway ask for lists of participants and posters anew. */
  listsChanged(): void;
  /** Lists of participants, by who may see them. */
  lists: KeptLists;
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
  /** Calls that others wait for too: they go on when this client has left. As the caller, or as a visitor. */
  shared(as: 'caller' | 'visitor'): ProviderClient;
  /** Lists of participants that are kept for a short while. */
  lists: KeptLists;
  memo: Memo;
  /** What is remembered of writes that may come again. */
  requestKeys: RequestKeys;
  /** What is read as a visitor and shared with other requests. */
  publicReads: PublicReads;
  /** Which fields of this answer are old. */
  stale: StaleFields;
  /** This caller's limits of attempts. */
  attempts: Attempts;
  /** A write went to the provider that lists of participants or posters may show. */
  listsChanged(): void;
  hasToken(): boolean;
  /** Whether the provider knew the caller's token of late. */
  isKnown(): boolean;
  /** What the operation costs, for tools with a token of their own; null for everybody else. */
  cost: number | null;
  /** Makes the rest of the request the account's own; with the cookie the page stays signed in. */
  signIn(token: string, accountId: number, session: 'cookie' | 'none'): void;
  /** Ends the page's session: what was read for it is forgotten. */
  signOut(): void;
  /** The caller's token was refused: the caller is a visitor now, and the cookie goes if the token was its. */
  dropToken(): void;
  /** Counts a code of the provider that the schema does not know. */
  reportUnknown(field: string, code: unknown): void;
}

/** Aborts when the client leaves before its answer went out. */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Whoever left while the operation was judged is told by no event any more.
  if (reply.raw.destroyed) controller.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
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
  const deadline = setDeadline(ms, clientSignal(reply));
  reply.raw.once('close', deadline.end);
  const { provider, cookie, clock, editions, tracing } = services;
  let token = operationToken(request, cookie);

  const trace = tracing === null ? null : beginTrace(tracing, request, reply);
  const caller = { requestId: request.id, address: request.ip, log: request.log, token: () => token, trace };
  const client = provider.bind({ ...caller, signal: deadline.signal });
  const shared = (as: 'caller' | 'visitor') =>
    provider.bind({
      ...caller,
      token: as === 'caller' ? caller.token : () => null,
      signal: setDeadline(deadlines.operationMs).signal,
    });
  const publicReads = createPublicReads(services.reads, () => shared('visitor'));
  const stale = noteStaleFields();
  const noteLive = () => void (token !== null && services.liveTokens.note(token));
  const memo = createMemo(client, publicReads, stale, noteLive);
  const forget = () => {
    token = null;
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
        if (!(error instanceof Fault)) throw error;
        request.log.warn({ area: 'mapping', field: 'url' }, 'a file has no readable link');
        return missingMediaUrl(services);
      }
    },
    provider: client,
    cleanup: () => provider.bind({ ...caller, signal: setDeadline(deadlines.cleanupMs).signal }),
    finishing: () => provider.bind({ ...caller, signal: setDeadline(deadlines.finishingMs).signal }),
    memo,
    requestKeys: services.requestKeys,
    publicReads,
    stale,
    attempts: countAttempts(services.attemptLimiters, request.ip),
    listsChanged: services.listsChanged,
    shared,
    lists: services.lists,
    hasToken: () => token !== null,
    isKnown: () => token !== null && services.liveTokens.isBelieved(token),
    cost: hasTokenHeader(request) ? cost : null,
    signIn(newToken, accountId, session) {
      token = newToken;
      noteLive();
      memo.restart(accountId);
      if (session === 'cookie') cookie.write(reply, newToken);
    },
    signOut() {
      forget();
      cookie.clear(reply);
    },
    dropToken() {
      if (token !== null) services.liveTokens.forget(token);
      const isCookies = token !== null && !hasTokenHeader(request) && token === cookie.read(request);
      forget();
      if (isCookies) cookie.clear(reply);
    },
    reportUnknown: (field, code) => request.log.warn({ area: 'mapping', field, code }, 'unrecognized code'),
  };
}
