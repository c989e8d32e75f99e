import type { Provider, ProviderClient } from '../../gateway/provider/http/client.ts';
import type { OperationId, SchemaName } from '../../gateway/provider/http/contract.ts';
import { listShape } from '../../gateway/provider/http/listRows.ts';
import { withData } from '../../gateway/provider/http/pages.ts';
import type { Received } from '../../gateway/provider/http/transport.ts';

/** The newest call: the request, its answers (a list may come in pages), and the failure. */
export interface Exchange {
  id: OperationId | null;
  schema: SchemaName | null;
  answers: Received[];
  failure: string | null;
  /** Whether the call had the longer time of a list. */
  isList: boolean;
  ms: number;
}

const none = (): Exchange => ({ id: null, schema: null, answers: [], failure: null, isList: false, ms: 0 });

/** The value of a body in JSON, also with a byte order mark; undefined for any other body. */
export function jsonOf(answer: Received | undefined): unknown {
  try {
    return answer === undefined ? undefined : JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}

/** The bodies of the answers as the gateway reads them: the rows of a list are in `data`. Undefined for a body without JSON. */
export function bodiesOf({ schema, answers }: Exchange): unknown[] {
  const bodies = answers.map(jsonOf);
  return schema !== null && listShape(schema)?.within === null ? bodies.map(withData) : bodies;
}

/** Records what the gateway's client sends and receives. */
export function createRecorder() {
  let last = none();
  const log = {
    debug() {},
    info() {},
    error() {},
    warn(fields: object) {
      const { check, code } = fields as { check?: string; code?: string };
      last.failure ??= check ?? code ?? null;
    },
  };
  return {
    log,
    answered(_: OperationId, answer: Received) {
      last.answers.push(answer);
    },
    client(provider: Provider, token: string | null): ProviderClient {
      const bound = provider.bind({ requestId: 'provider-check', address: '127.0.0.1', log, token: () => token });
      return {
        ...bound,
        call(id, schema, options) {
          Object.assign(last, { id, schema, isList: options?.isList === true, answers: [] });
          return bound.call(id, schema, options);
        },
        write(id, schema, toRecord, options) {
          Object.assign(last, { id, schema: null, answers: [] });
          return bound.write(id, schema, toRecord, options);
        },
      };
    },
    /** Runs one call and returns its recorded exchange; `T` is its outcome. */
    async record<T>(run: () => Promise<T>): Promise<{ outcome: T; exchange: Exchange }> {
      last = none();
      const began = performance.now();
      const outcome = await run();
      last.ms = Math.round(performance.now() - began);
      return { outcome, exchange: last };
    },
  };
}
