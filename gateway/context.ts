import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyKeys } from './cache/idempotencyKeys.ts';
import { createPublicReads, type PublicReads } from './cache/publicLists.ts';
import { createRequestLoaders, type RequestLoaders } from './cache/requestLoaders.ts';
import type { ParticipantLists } from './domains/participants/list/lists.ts';
import type { Editions } from './editions/load.ts';
import type { EditionData } from './editions/readEdition.ts';
import { GatewayError } from './errors.ts';
import type { Download } from './generated/types.ts';
import { noteStaleFields, type StaleFields } from './graphql/staleFields.ts';
import { isMultipart } from './http/bodyLimits.ts';
import { hasTokenHeader } from './http/session.ts';
import type { Clock } from './lib/clock.ts';
import { type Deadline, setDeadline } from './lib/deadline.ts';
import { type Attempts, countAttempts } from './limits/attempts.ts';
import type { CostReport } from './limits/operations.ts';
import type { Verification } from './limits/tokenVerifier.ts';
import type { ProviderClient } from './provider/client.ts';
import type { Extensions } from './provider/extensions.ts';
import { fileNameOf, mediaPartOf, mediaUrl, missingMediaUrl } from './provider/mediaLinks.ts';
import { expiringUrl, expiryOf } from './provider/mediaMark.ts';
import { readMediaFile } from './provider/readMediaFile.ts';
import type { Services } from './services.ts';
import type { RequestTrace, Tracing } from './telemetry/tracing.ts';

/** The time of an operation; that of an upload includes its transfer. */
export const deadlines = { operationMs: 8_000, uploadMs: 120_000, cleanupMs: 3_000, finishingMs: 15_000 };

export interface Context {
  requestId: string;
  log: FastifyBaseLogger;
  /** Null while traces are off. */
  trace: RequestTrace | null;
  clock: Clock;
  edition: EditionData;
  editions: Editions;
  /** The gateway's address of a provider's file. @throws GatewayError for an unreadable link */
  mediaUrl(link: string): string;
  /**
   * An address of a provider's file that stops opening after an hour. With `ownerId` it gives this account the right to
   * open the file: pass it only for a file that belongs to the account.
   */
  download(link: string, ownerId?: number | null): Download;
  /** The bytes of a provider's file, read with the caller's rights. @throws GatewayError where it cannot be read */
  fileBytes(link: string): Promise<Buffer>;
  /** Like `mediaUrl`, but logs an unreadable link and returns an address that answers 404. */
  fileUrl(link: string): string;
  provider: ProviderClient;
  /** What the provider has beyond the two specifications. */
  extensions: Pick<Extensions, 'has' | 'known'>;
  /** Calls for clean-up, which continue after the client has disconnected. */
  cleanup(): ProviderClient;
  /** Calls whose outcome the gateway must know to undo them; they continue after the client has disconnected. */
  finishing(): ProviderClient;
  /** Calls with the token of a login that this request has made. */
  callerOf(token: string): ProviderClient;
  lists: ParticipantLists;
  loaders: RequestLoaders;
  idempotencyKeys: IdempotencyKeys;
  /** Calls without a token, whose answers requests share. */
  publicReads: PublicReads;
  stale: StaleFields;
  attempts: Attempts;
  listsChanged(): void;
  hasToken(): boolean;
  /** Whether the caller is a tool: a request with an Authorization header. */
  isTool: boolean;
  /** Whether the caller's token is known to be valid without a call to the provider. */
  isKnown(): boolean;
  verify(): Promise<Verification>;
  /** @throws GatewayError if the token is invalid or the provider gives no answer */
  accountId(): Promise<number>;
  /** For reads; the provider checks the right to write (ruling R20). @throws as `accountId` */
  isModerator(): Promise<boolean>;
  /** The operation's cost, for tools; null for the page. */
  cost: CostReport | null;
  /** Continues the request as this account; `cookie` keeps the page signed in. */
  signIn(token: string, accountId: number, kind: 'cookie' | 'none'): void;
  signOut(): void;
  /** After a rejected cookie: clears it and continues as a visitor. A tool with a rejected token does not come so far. */
  dropCookie(): void;
  /** Logs a code of the provider that the schema does not know. */
  reportUnknown(field: string, code: unknown): void;
}

/** A deadline that aborts when the client disconnects, and ends when the answer is sent. */
export function answerDeadline(reply: FastifyReply, ms: number | null): Deadline {
  const deadline = setDeadline(ms);
  const leave = () => deadline.abort(new DOMException('The client left', 'AbortError'));
  // A client that disconnected during the guard's work causes no more event.
  if (reply.raw.destroyed) leave();
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) deadline.end();
    else leave();
  });
  return deadline;
}

function beginTrace(
  tracing: Tracing,
  { id, method, headers, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): RequestTrace {
  const { traceparent } = headers;
  const trace = tracing.begin({
    method,
    route: routeOptions.url ?? 'page',
    requestId: id,
    traceparent: typeof traceparent === 'string' ? traceparent : null,
  });
  reply.raw.once('close', () => trace.end(reply.statusCode));
  return trace;
}

/** `cost` is for the answer; null where it holds none. */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  cost: CostReport | null = null,
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
  // Without this request's signal: other requests may wait for these calls.
  const visitor = () =>
    provider.bind({ ...caller, token: () => null, signal: setDeadline(deadlines.operationMs).signal });
  const publicReads = createPublicReads(services.reads, visitor);
  const stale = noteStaleFields();
  const loaders = createRequestLoaders(client, publicReads, stale, services.extensions, session);
  const endSession = () => {
    session.end();
    loaders.restart();
  };

  // Apollo passes resolvers a copy of this object, so closures hold what changes within a request.
  return {
    requestId: request.id,
    log: request.log,
    trace,
    clock,
    editions,
    edition: editions.current,
    mediaUrl: (link) => mediaUrl(link, services),
    download(link, ownerId = null) {
      const url = mediaUrl(link, services);
      const part = mediaPartOf(link, services.providerUrl);
      const expiresAt = expiryOf(Date.now());
      return {
        url:
          part === null || ownerId === null
            ? expiringUrl(url, expiresAt)
            : services.mediaMarks.ownUrl(url, part, ownerId, expiresAt),
        fileName: fileNameOf(link),
        expiresAt: expiresAt.toISOString(),
      };
    },
    fileBytes: (link) => readMediaFile(client, link, services.providerUrl),
    fileUrl(link) {
      try {
        return mediaUrl(link, services);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        request.log.warn({ component: 'mapping', field: 'url' }, 'a file link is unreadable');
        return missingMediaUrl(services);
      }
    },
    provider: client,
    extensions: services.extensions,
    cleanup: () => provider.bind({ ...caller, signal: setDeadline(deadlines.cleanupMs).signal }),
    finishing: () => provider.bind({ ...caller, signal: setDeadline(deadlines.finishingMs).signal }),
    loaders,
    callerOf: (newToken) => provider.bind({ ...caller, token: () => newToken, signal: deadline.signal }),
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
    isTool: hasTokenHeader(request),
    isKnown: session.isKnown,
    verify: () => session.verify(),
    accountId: session.accountId,
    isModerator: session.isModerator,
    cost,
    signIn(newToken, accountId, kind) {
      session.begin(newToken, accountId);
      loaders.restart();
      if (kind === 'cookie') cookie.write(reply, newToken);
    },
    signOut() {
      endSession();
      cookie.clear(reply);
    },
    dropCookie() {
      const isCookies = token() === cookie.read(request);
      endSession();
      if (isCookies) cookie.clear(reply);
    },
    reportUnknown: (field, code) => request.log.warn({ component: 'mapping', field, code }, 'unrecognized code'),
  };
}
