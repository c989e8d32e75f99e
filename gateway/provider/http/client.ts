/**
 * The path of one GET:
 * 1. a function of `calls/` or `extensions/` → `call` with the operation's id → `perform`: token, headers, deadline;
 * 2. `sendCall` → `run` of the operation's area (resiliencePolicy.ts): breaker, queue, repeats;
 * 3. `exchange` (transport.ts) sends once over the pool and reads the complete answer;
 * 4. `readAnswer` turns status and shape into a value or an error, the contract check compares the value with its schema;
 * 5. `withCallReport` logs, counts and traces the end, and the function maps the value to a record of `records/`.
 */
import { Deadline } from '../../lib/deadline.ts';
import { type Caller, type CallReport, withCallReport } from './callReport.ts';
import { type Connection, type ConnectionOptions, openConnection } from './connection.ts';
import { type OperationId, operation, type SchemaName, type Schemas } from './contract.ts';
import { createContractCheck, noteMismatch } from './contractCheck.ts';
import type { ProviderLimits } from './limits.ts';
import { listShape } from './listRows.ts';
import { type MediaAddress, type MediaAnswer, openMediaFile } from './mediaFile.ts';
import { CutList, logCutList, pageReader, readAllPages } from './pages.ts';
import { type Asker, askExtensions, probe } from './probe.ts';
import { readAnswer } from './readAnswer.ts';
import type { CallOptions } from './requests.ts';
import { sendCall } from './sendCall.ts';
import { createSessionCheck, sessionCall } from './sessionCheck.ts';
import { exchange, headersOf } from './transport.ts';
import { readWritten, type WriteResult } from './written.ts';

/** The connection to one provider, shared by all requests. */
export type Provider = ReturnType<typeof connectProvider>;

/** Calls of one caller. */
export type ProviderClient = ReturnType<Provider['bind']>;

/** A caller's use of the connection. */
interface Binding {
  connection: Connection;
  caller: Caller;
  session: ReturnType<typeof createSessionCheck>;
}

const timeOf = ({ form, isList }: { form?: unknown; isList?: boolean }, limits: ProviderLimits) =>
  form !== undefined ? limits.uploadMs : isList ? limits.listMs : limits.callMs;

/**
 * Makes one call of the contract.
 * @param options `isPaged`: the answer is a list, whose further pages are read too
 * @param read takes the value of a success, before any check against a schema, and its status
 */
function perform<T, Id extends OperationId>(
  { connection, caller, session }: Binding,
  id: Id,
  options: CallOptions<Id> & { mayBeEmpty?: boolean; isPaged?: boolean },
  read: (value: unknown, status: number) => T,
): Promise<T> {
  const { limits, pool, basePath, address, logFault } = connection;
  return withCallReport(connection.observer, caller, id, async (report) => {
    caller.signal?.throwIfAborted();
    const called = operation(id);
    const { isList = false, isPaged = false, requestKey: key = null, mayBeEmpty = false, ...sending } = options;
    const token = called.needsToken ? caller.token() : null;
    const headers = headersOf({ ...caller, traceparent: report.traceparent }, token);
    const mostBytes = isList ? limits.listBytes : limits.answerBytes;
    // Repeats a write only with its key, and only if the provider has shown that it stores keys.
    const isRepeatable = called.method === 'GET' || (key !== null && connection.keepsRequestKeys);
    const deadline = new Deadline(limits.placeMs, caller.signal);
    let sentAt = 0;
    /** Sends the call, or the same call for another page of its list. */
    const ask = async (ms: number, pageReport: CallReport, target?: string) => {
      const send = () => {
        sentAt ||= performance.now();
        return exchange(pool, basePath, called, { ...sending, target, headers, key, mostBytes, signal: deadline });
      };
      const outgoing = { id, caller, token, report: pageReport, deadline, ms, isRepeatable };
      const answer = await sendCall(connection, outgoing, send);
      if (key !== null) connection.keepsRequestKeys = answer.keptKey;
      const value = readAnswer(called, answer, { sentToken: token !== null, mayBeEmpty }, address, (fault) =>
        logFault(caller.log, id, fault),
      );
      return { value, status: answer.status };
    };
    try {
      const first = await ask(timeOf(options, limits), report);
      if (!isPaged) return read(first.value, first.status);
      const readPage = pageReader({ id, caller, endsAt: sentAt + limits.listMs, report }, ask);
      const whole = await readAllPages(first.value, called, address, readPage).catch((error: unknown) => {
        if (error instanceof CutList) logCutList(caller.log, id, error.cutBy);
        throw error;
      });
      return read(whole, first.status);
    } catch (error) {
      throw await session.errorOf(error, { id, query: options.query, token });
    } finally {
      deadline.end();
    }
  });
}

/** Opens the connection to the provider at this base address. */
export function connectProvider(providerUrl: string, options: ConnectionOptions = {}) {
  const connection = openConnection(providerUrl, options);
  const checked = createContractCheck();

  function bind(caller: Caller) {
    const { log } = caller;
    const session: Binding['session'] = createSessionCheck((token) =>
      perform({ connection, session, caller: { ...caller, token: () => token } }, sessionCall, {}, () => undefined),
    );
    const binding = { connection, session, caller };
    return {
      /** Calls and checks the answer against the named schema of the contract. */
      call<Id extends OperationId, Name extends SchemaName>(
        id: Id,
        answer: Name,
        sent: CallOptions<Id> = {},
      ): Promise<Schemas[Name]> {
        return perform(binding, id, { ...sent, isPaged: listShape(answer)?.within === null }, (value) =>
          checked({ log, id, observer: connection.observer }, answer, value),
        );
      },
      /**
       * Calls a write. Every 2xx without a rejection is a success, since no provider promises the body of its answer to a
       * write; the caller reads the fields that the answer lacks.
       */
      write<Id extends OperationId, Name extends SchemaName, Record>(
        id: Id,
        answer: Name,
        toRecord: (answer: Schemas[Name]) => Record,
        sent: CallOptions<Id> = {},
      ): Promise<WriteResult<Record>> {
        return perform(binding, id, { ...sent, mayBeEmpty: true }, (value, status) => {
          const written = readWritten(answer, value, status, (fault) =>
            noteMismatch({ log, id, observer: connection.observer }, answer, fault),
          );
          const record = written.record === null ? null : toRecord(written.record);
          return { ...written, record, ...(status === 202 && { isAccepted: true }) };
        });
      },
      /** Calls and ignores the body of the answer. */
      send<Id extends OperationId>(id: Id, sent: CallOptions<Id>): Promise<void> {
        return perform(binding, id, { ...sent, mayBeEmpty: true }, () => undefined);
      },
      /** Whether the provider stores request keys, according to its newest answer to one. */
      keepsRequestKeys(): boolean {
        return connection.keepsRequestKeys;
      },
      /** Opens a file; the caller consumes or destroys the body. */
      media(address: MediaAddress): Promise<MediaAnswer> {
        return openMediaFile(connection, caller, address);
      },
    };
  }

  return {
    bind,
    /**
     * Sends one small read immediately, past breakers and queues.
     * @returns why the provider cannot be used, which it logs too; null if it can
     */
    probe: (asker: Asker, ms: number) => probe(connection, asker, ms),
    /**
     * Asks once for the provider's extensions, past breakers and queues.
     * @returns the names, empty if the provider has none; null without an answer to rely on
     */
    askExtensions: (asker: Asker) => askExtensions(connection, asker),
    /** Sockets and areas now, for health and metrics. */
    state: () => connection.state(),
    close: () => connection.close(),
  };
}
