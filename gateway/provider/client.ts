import type { Caller } from './caller.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import type { OperationId, SchemaName, Schemas } from './contract.ts';
import { createContractCheck, logMismatch } from './contractCheck.ts';
import { type Asker, askExtensions, type ExtensionName } from './extensions.ts';
import type { ProviderFault } from './faults.ts';
import { type MediaAnswer, openMediaFile } from './mediaFile.ts';
import type { ProviderState } from './observer.ts';
import { performCall } from './performCall.ts';
import { probe } from './probe.ts';
import type { CallOptions } from './requests.ts';
import { createSessionCheck, type SessionCheck, sessionCall } from './sessionCheck.ts';
import { readWritten, type Written } from './written.ts';

/** Calls of one caller. */
export interface ProviderClient {
  /** Calls and checks the answer against the named schema of the contract. */
  call<Id extends OperationId, Name extends SchemaName>(
    id: Id,
    answer: Name,
    options?: CallOptions<Id>,
  ): Promise<Schemas[Name]>;
  /**
   * Calls a write. Every 2xx without a rejection is a success, since no provider promises the body of its answer to a
   * write; the caller reads the fields that the answer lacks.
   */
  write<Id extends OperationId, Name extends SchemaName, Record>(
    id: Id,
    answer: Name,
    toRecord: (answer: Schemas[Name]) => Record,
    options?: CallOptions<Id>,
  ): Promise<Written<Record>>;
  /** Calls and ignores the body of the answer. */
  send<Id extends OperationId>(id: Id, options?: CallOptions<Id>): Promise<void>;
  /** Whether the provider keeps request keys, by its newest answer to one. */
  keepsRequestKeys(): boolean;
  /** Opens a file below the media path; the caller consumes or destroys the body. */
  media(path: string): Promise<MediaAnswer>;
}

/** The connection to one provider, shared by all requests. */
export interface Provider {
  bind(caller: Caller): ProviderClient;
  /**
   * Sends one small read at once, past breakers and queues.
   * @returns why the provider cannot be used, which it logs too; null if it can
   */
  probe(caller: Pick<Caller, 'requestId' | 'address' | 'log'>, ms: number): Promise<ProviderFault | null>;
  /**
   * Asks once for the provider's extensions, past breakers and queues.
   * @returns the names, empty if the provider has none; null without an answer to rely on
   */
  askExtensions(asker: Asker): Promise<ExtensionName[] | null>;
  /** Sockets and areas now, for health and metrics. */
  state(): ProviderState;
  close(): Promise<void>;
}

/** Opens the connection to the provider at this base address. */
export function connectProvider(providerUrl: string, options: ConnectionOptions = {}): Provider {
  const connection = openConnection(providerUrl, options);
  const checked = createContractCheck();

  function bind(caller: Caller): ProviderClient {
    const { log } = caller;
    const session: SessionCheck = createSessionCheck((token) =>
      performCall({ connection, session, caller: { ...caller, token: () => token } }, sessionCall, {}, () => undefined),
    );
    const binding = { connection, session, caller };
    return {
      call(id, answer, sent = {}) {
        return performCall(binding, id, sent, (value) => checked({ log, id }, answer, value));
      },
      write(id, answer, toRecord, sent = {}) {
        return performCall(binding, id, { ...sent, mayBeEmpty: true }, (value, status) => {
          const written = readWritten(answer, value, status, (fault) => logMismatch(log, id, answer, fault));
          return { ...written, record: written.record === null ? null : toRecord(written.record) };
        });
      },
      send(id, sent = {}) {
        return performCall(binding, id, { ...sent, mayBeEmpty: true }, () => undefined);
      },
      keepsRequestKeys() {
        return connection.keepsRequestKeys;
      },
      media(path) {
        return openMediaFile(connection, caller, path);
      },
    };
  }

  return {
    bind,
    probe: (caller, ms) => probe(connection, caller, ms),
    askExtensions: (asker) => askExtensions(connection, asker),
    state: () => connection.state(),
    close: () => connection.close(),
  };
}
