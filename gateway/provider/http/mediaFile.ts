import type { Dispatcher } from 'undici';
import { Deadline, within } from '../../lib/deadline.ts';
import { GatewayError } from '../../lib/errors.ts';
import { fileFault } from './answerFaults.ts';
import { type Caller, withCallReport } from './callReport.ts';
import type { Connection } from './connection.ts';
import { operation } from './contract.ts';
import { sendCall } from './sendCall.ts';
import { discard, headersOf, rejectCompressed, singleValue } from './transport.ts';

/** A file whose bytes are still on their way from the provider. */
export interface MediaAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
}

const id = 'getMedia';

const refusedCheck =
  'Another origin of PROVIDER_MEDIA_URL rejects the file. It gets no token: its files need signed links, or must be open to the gateway.';

/** Where a file is read: an origin, and the path and query there. */
export interface MediaAddress {
  origin: string;
  path: string;
}

/**
 * Opens a file within the time of a call; the bytes may then take longer, as long as they keep arriving. An origin other than
 * the provider's gets neither the token nor anything else about the caller.
 */
export function openMediaFile(
  connection: Connection,
  caller: Caller,
  { origin, path }: MediaAddress,
): Promise<MediaAnswer> {
  const { limits, address, logFault } = connection;
  const isOwn = origin === connection.origin;
  const pool = connection.filePoolOf(origin);
  return withCallReport(connection.observer, caller, id, async (report) => {
    const called = operation(id);
    const deadline = new Deadline(limits.placeMs, caller.signal);
    const token = isOwn ? caller.token() : null;
    const callHeaders = isOwn ? headersOf({ ...caller, traceparent: report.traceparent }, token) : {};
    const headers = { ...callHeaders, accept: '*/*', 'accept-encoding': 'identity' };
    const send = async () => {
      const request = pool.request({
        method: 'GET',
        path,
        headers,
        bodyTimeout: limits.mediaIdleMs,
        // undici uses only this part of an AbortSignal.
        signal: deadline,
      });
      // undici obeys the signal only once the request has a socket.
      const answer = await within(deadline, request);
      rejectCompressed(answer);
      if (answer.statusCode >= 500) discard(answer.body);
      return { status: answer.statusCode, headers: answer.headers, body: answer.body, retryAfter: null };
    };
    const call = { id, caller, token, report, deadline, ms: limits.callMs, isRepeatable: true } as const;
    const { retryAfter, ...answer } = await sendCall(connection, call, send).finally(() => deadline.lift());
    const fault = fileFault(
      called,
      {
        status: answer.status,
        contentType: singleValue(answer.headers['content-type']) ?? '',
        location: singleValue(answer.headers.location),
      },
      isOwn ? address : origin,
    );
    if (!isOwn && (answer.status === 401 || answer.status === 403)) {
      discard(answer.body);
      const { status } = answer;
      logFault(caller.log, id, { kind: 'media_refused', check: refusedCheck, status, address: origin });
      throw new GatewayError('PROVIDER_BAD_RESPONSE');
    }
    if (fault !== null) logFault(caller.log, id, fault);
    return answer;
  });
}
