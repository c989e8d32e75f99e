import { setDeadline } from '../lib/deadline.ts';
import type { Caller } from './caller.ts';
import { withCallReport } from './callReport.ts';
import type { Connection } from './connection.ts';
import { type OperationId, operation } from './contract.ts';
import type { ProviderFault } from './faults.ts';
import type { ProviderLimits } from './limits.ts';
import { readAnswer } from './readAnswer.ts';
import type { CallOptions } from './requests.ts';
import { sendCall } from './sendCall.ts';
import type { SessionCheck } from './sessionCheck.ts';
import { exchange, headersOf } from './transport.ts';

/** A caller's use of the connection. */
interface Binding {
  connection: Connection;
  caller: Caller;
  session: SessionCheck;
}

const deadlineOf = ({ form, isList }: { form?: unknown; isList?: boolean }, limits: ProviderLimits) =>
  form !== undefined ? limits.uploadMs : isList ? limits.listMs : limits.callMs;

/**
 * Makes one call of the contract, from the deadline to the meaning of its answer.
 * @param read takes the value of a success, before any check against a schema, and its status
 */
export function performCall<T, Id extends OperationId>(
  { connection, caller, session }: Binding,
  id: Id,
  options: CallOptions<Id> & { mayBeEmpty?: boolean },
  read: (value: unknown, status: number) => T,
): Promise<T> {
  const { limits, pool, basePath, address, logFault } = connection;
  return withCallReport(connection.observer, caller, id, async (report) => {
    caller.signal?.throwIfAborted();
    const called = operation(id);
    const { isList = false, requestKey: key = null, mayBeEmpty = false, ...sending } = options;
    const token = called.needsToken ? caller.token() : null;
    const headers = headersOf({ ...caller, traceparent: report.traceparent }, token);
    const mostBytes = isList ? limits.listBytes : limits.answerBytes;
    // A write is repeated only by its key, and only if the provider was seen to keep keys.
    const isRepeatable = called.method === 'GET' || (key !== null && connection.keepsRequestKeys);
    const deadline = setDeadline(deadlineOf(options, limits), caller.signal);
    const { signal } = deadline;
    const send = () => exchange(pool, basePath, called, { ...sending, headers, key, mostBytes, signal });
    const answer = await sendCall(connection, { id, caller, token, report, signal, isRepeatable }, send).finally(() =>
      deadline.end(),
    );
    connection.options.answered?.(id, answer);
    if (key !== null) connection.keepsRequestKeys = answer.keptKey;
    try {
      const reportFault = (fault: ProviderFault) => logFault(caller.log, { id, called }, fault);
      const value = readAnswer(called, answer, { sentToken: token !== null, mayBeEmpty }, address, reportFault);
      return read(value, answer.status);
    } catch (error) {
      throw await session.errorOf(error, { id, query: options.query, token });
    }
  });
}
