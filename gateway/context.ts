import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPublicReads } from './cache/publicLists.ts';
import { createRequestLoaders } from './cache/requestLoaders.ts';
import { collectStaleFields } from './cache/staleFields.ts';
import type { Download } from './generated/types.ts';
import { Deadline } from './lib/deadline.ts';
import { GatewayError } from './lib/errors.ts';
import { countAttempts } from './limits/attempts.ts';
import { isMultipart } from './limits/bodyLimits.ts';
import type { CostReport } from './limits/operations.ts';
import type { Extensions } from './provider/extensions/knownExtensions.ts';
import { fileNameOf, mediaTarget, mediaUrl, missingMediaUrl, readMediaLink } from './provider/media/mediaLinks.ts';
import { expiringUrl, expiryOf } from './provider/media/mediaMark.ts';
import { readMediaFile } from './provider/media/readMediaFile.ts';
import type { Services } from './services.ts';
import type { RequestTrace, Tracing } from './telemetry/otlp.ts';

/** Deadlines in milliseconds. That of an upload includes its transfer. */
export const deadlines = { operationMs: 8_000, uploadMs: 120_000, cleanupMs: 3_000, finishingMs: 15_000 };

/** What the resolvers of one operation get: the caller and the services. */
export type Context = ReturnType<typeof createContext>;

/** A deadline that aborts when the client disconnects, and ends when the answer is sent. */
export function answerDeadline(reply: FastifyReply, ms: number | null): Deadline {
  const deadline = new Deadline(ms);
  const leave = () => deadline.abort(new DOMException('The client left', 'AbortError'));
  // A client that disconnected while the guard worked causes no further event.
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

/** `cost` is reported in the answer; null if the answer does not contain it. */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  cost: CostReport | null = null,
) {
  const ms = isMultipart(request) ? deadlines.uploadMs : deadlines.operationMs;
  const deadline = answerDeadline(reply, ms);
  const { provider, cookie, clock, editions, tracing } = services;
  const session = services.sessionOf(request);
  const { token } = session;
  const trace = tracing === null ? null : beginTrace(tracing, request, reply);
  if (trace !== null) session.trace(trace);
  const caller = { requestId: request.id, address: request.ip, log: request.log, token, trace };
  const client = provider.bind({ ...caller, signal: deadline });
  // Without this request's signal: other requests may wait for these calls.
  const publicReads = createPublicReads(services.publicCache, () => provider.bind({ ...caller, token: () => null }));
  const sectionReader = { admit: session.admit, client: () => provider.bind(caller) };
  const stale = collectStaleFields();
  const loaders = createRequestLoaders(client, publicReads, stale, services.extensions, {
    ...session,
    sections: (meetingId) => services.sections(meetingId, sectionReader),
  });
  const endSession = () => {
    session.end();
    loaders.restart();
  };

  /** Returns what `read` makes of a link; logs a link that leads to an unknown place. */
  function logged<T>(link: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      services.logLink(request.log, link);
      throw error;
    }
  }

  // Apollo passes resolvers a copy of this object, so closures hold what changes within a request.
  return {
    requestId: request.id,
    log: request.log,
    /** Null while traces are off. */
    trace,
    clock,
    editions,
    edition: editions.current,
    /** The gateway's address of a provider's file. @throws GatewayError for an unreadable link */
    mediaUrl: (link: string) => logged(link, () => mediaUrl(link, services)),
    /**
     * An address of a provider's file that stops opening after an hour. With `ownerId` it gives this account the right to
     * open the file: pass it only for a file that belongs to the account.
     */
    download(link: string, ownerId: number | null = null): Download {
      const { part } = logged(link, () => readMediaLink(link, services));
      const url = mediaUrl(link, services);
      const expiresAt = expiryOf(Date.now());
      return {
        url: ownerId === null ? expiringUrl(url, expiresAt) : services.mediaMarks.ownUrl(url, part, ownerId, expiresAt),
        fileName: fileNameOf(link),
        expiresAt: expiresAt.toISOString(),
      };
    },
    /** The bytes of a provider's file, read with the caller's rights. @throws GatewayError where it cannot be read */
    async fileBytes(link: string) {
      const { part, query } = logged(link, () => readMediaLink(link, services));
      return readMediaFile(client, mediaTarget(part, query, services));
    },
    /** Like `mediaUrl`, but logs an unreadable link and returns an address that answers 404. */
    fileUrl(link: string) {
      try {
        return logged(link, () => mediaUrl(link, services));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        return missingMediaUrl(services);
      }
    },
    provider: client,
    /** The extensions of the provider. */
    extensions: services.extensions as Pick<Extensions, 'has' | 'known'>,
    /** Calls for clean-up, which continue after the client has disconnected. */
    cleanup: () => provider.bind({ ...caller, signal: new Deadline(deadlines.cleanupMs) }),
    /** Calls whose outcome the gateway must know to undo them; they continue after the client has disconnected. */
    finishing: () => provider.bind({ ...caller, signal: new Deadline(deadlines.finishingMs) }),
    loaders,
    /** Calls with the token of a login that this request has made. */
    callerOf: (newToken: string) => provider.bind({ ...caller, token: () => newToken, signal: deadline }),
    idempotencyKeys: services.idempotencyKeys,
    /** Calls without a token, whose answers requests share. */
    publicReads,
    /** Calls with the caller's token that others may wait for: they continue after the client has disconnected. */
    sharedProvider: () => provider.bind(caller),
    /** The same without a token. */
    visitorProvider: () => provider.bind({ ...caller, token: () => null }),
    participantLists: services.participantLists,
    /** Visitors see a change of a meeting's posters at their next load. */
    postersChanged: services.publicCache.dropPosters,
    stale,
    attempts: countAttempts(services.attemptLimiters, request.ip),
    hasToken: () => token() !== null,
    /** Whether the caller's token is known to be valid without a call to the provider. */
    isKnown: session.isKnown,
    verify: () => session.verify(),
    /** @throws GatewayError if the token is invalid or the provider gives no answer */
    accountId: session.accountId,
    /** For reads; the provider checks the right to write (ruling R20). @throws as `accountId` */
    isModerator: session.isModerator,
    /** The operation's cost, for tools; null for the page. */
    cost,
    /** Continues the request as this account; `cookie` keeps the page signed in. */
    signIn(newToken: string, accountId: number, kind: 'cookie' | 'none') {
      session.begin(newToken, accountId);
      loaders.restart();
      if (kind === 'cookie') cookie.write(reply, newToken);
    },
    signOut() {
      endSession();
      cookie.clear(reply);
    },
    /** After a rejected cookie: clears it and continues as a visitor. (The gateway rejects a tool's invalid token earlier.) */
    dropCookie() {
      const isCookies = token() === cookie.read(request);
      endSession();
      if (isCookies) cookie.clear(reply);
    },
    /** Logs a code of the provider that the schema does not know. */
    reportUnknown: (field: string, code: unknown) =>
      request.log.warn({ component: 'mapping', field, code }, 'unrecognized code'),
  };
}
