import type { Dispatcher } from 'undici';
import { setDeadline, within } from '../lib/deadline.ts';
import { fileFault } from './answerFaults.ts';
import type { Caller } from './caller.ts';
import { withCallReport } from './callReport.ts';
import type { Connection } from './connection.ts';
import { operation } from './contract.ts';
import { sendCall } from './sendCall.ts';
import { discard, headersOf, refuseCoding, single } from './transport.ts';

/** A file whose bytes are still on their way from the provider. */
export interface MediaAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
}

const id = 'getMedia';

/** Opens a file within the time of a call; the bytes may then take longer, as long as they do not stop. */
export function openMediaFile(connection: Connection, caller: Caller, path: string): Promise<MediaAnswer> {
  const { limits, filePool, basePath, address, logFault } = connection;
  return withCallReport(connection.observer, caller, id, async (report) => {
    const called = operation(id);
    const deadline = setDeadline(limits.callMs, caller.signal);
    const { signal } = deadline;
    const token = caller.token();
    const headers = { ...headersOf({ ...caller, traceparent: report.traceparent }, token), accept: '*/*' };
    const send = async () => {
      const request = filePool.request({
        method: 'GET',
        path: `${basePath}${path}`,
        headers,
        bodyTimeout: limits.mediaIdleMs,
        // undici uses no other part of an AbortSignal.
        signal: signal as AbortSignal,
      });
      // undici heeds the signal only once the request has a socket.
      const answer = await within(signal, request);
      refuseCoding(answer);
      if (answer.statusCode >= 500) discard(answer.body);
      return { status: answer.statusCode, headers: answer.headers, body: answer.body, retryAfter: null };
    };
    const call = { id, caller, token, report, signal, isRepeatable: true } as const;
    const { retryAfter, ...answer } = await sendCall(connection, call, send).finally(() => deadline.lift());
    const fault = fileFault(
      called,
      {
        status: answer.status,
        contentType: single(answer.headers['content-type']) ?? '',
        location: single(answer.headers.location),
      },
      address,
    );
    if (fault !== null) logFault(caller.log, { id, called }, fault);
    return answer;
  });
}
