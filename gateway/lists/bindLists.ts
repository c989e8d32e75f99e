import { GatewayError, isSessionEnded } from '../lib/errors.ts';
import type { CallLog } from '../provider/http/failures.ts';
import type { RequestTrace, StepTrace } from '../telemetry/otlp.ts';
import type { ListQuery, ListScope, PageRequest, Purpose, RowStream, SelectedRows, Selections } from './lists.ts';
import type { Chunk, ListRequest, Requests, ToWorker } from './protocol.ts';

export interface ListCaller {
  requestId: string;
  address: string;
  token(): string | null;
  tokenRefused(token: string): void;
  log: CallLog;
  trace: RequestTrace | null;
  ms: number;
  /** Whether the provider reports the changes since a revision. */
  hasChanges(): boolean;
}

export type ListCacheName = 'moderatorLists' | 'publicLists';

export interface RequestOptions {
  ms: number;
  log?: CallLog;
  trace?: StepTrace | null;
  cache?: ListCacheName;
}

export type NumberedMessage = Extract<ToWorker, { id: number }>;

export interface WorkerPort {
  nextId(): number;
  request<Answer>(message: NumberedMessage, options: RequestOptions): Promise<Answer>;
  closeStream(stream: number): void;
}

async function* readChunks<Row>(port: WorkerPort, stream: number, { ms }: ListCaller): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows, isLast } = await port.request<Chunk>({ kind: 'next', id: port.nextId(), stream }, { ms });
    yield rows as Row[];
    if (isLast) return;
  }
}

/**
 * The lists of participants for one caller; the gateway has no other access to their rows. Only requests for moderators'
 * lists carry the caller's token.
 */
export function bindLists(port: WorkerPort, caller: ListCaller) {
  const { requestId, address, log, ms } = caller;

  async function send<Name extends keyof Requests>(
    id: number,
    list: ListScope,
    name: Name,
    input: Requests[Name]['input'],
  ): Promise<Requests[Name]['answer']> {
    const trace = caller.trace?.step(`lists.${name}`) ?? null;
    const token = list.isModeratorList ? caller.token() : null;
    const traceparent = trace?.traceparent ?? null;
    const request = {
      name,
      input,
      list,
      caller: { requestId, address, token, traceparent, endsAt: Date.now() + ms, hasChanges: caller.hasChanges() },
    } as ListRequest;
    const cache = list.isModeratorList ? 'moderatorLists' : 'publicLists';
    try {
      const answer = await port.request<Requests[Name]['answer']>(
        { kind: 'request', id, request },
        { ms, log, trace, cache },
      );
      trace?.end('answered');
      return answer;
    } catch (error) {
      trace?.end(error instanceof GatewayError ? error.code : 'mistake');
      if (token !== null && isSessionEnded(error)) caller.tokenRefused(token);
      throw error;
    }
  }

  return {
    query: (list: ListScope, query: ListQuery, page: PageRequest) => send(port.nextId(), list, 'page', { query, page }),
    /** `newest` reads a list without revisions again, unless that happened a moment ago. */
    revision: (list: ListScope, newest: boolean) => send(port.nextId(), list, 'revision', { newest }),
    row: (list: ListScope, id: number) => send(port.nextId(), list, 'row', { id }),
    /** The people on these places; with null, on every place that several people have. */
    placedRegistrations: (list: ListScope, places: readonly string[] | null) =>
      send(port.nextId(), list, 'placedRegistrations', { places }),
    /** The person's other registrations, and possible doubles of the row. */
    related: (list: ListScope, id: number) => send(port.nextId(), list, 'related', { id }),
    neighbours: (list: ListScope, query: ListQuery, id: number) =>
      send(port.nextId(), list, 'neighbours', { query, id }),
    /** Ids of all matching rows, in order. */
    ids: (list: ListScope, query: ListQuery) => send(port.nextId(), list, 'ids', { query }),
    async rowsFor<Name extends Purpose>(
      list: ListScope,
      purpose: Name,
      selection: Selections[Name],
    ): Promise<RowStream<SelectedRows[Name]>> {
      const id = port.nextId();
      const close = () => port.closeStream(id);
      try {
        const totalCount = await send(id, list, 'rows', { purpose, selection } as Requests['rows']['input']);
        return { totalCount, chunks: () => readChunks(port, id, caller), close };
      } catch (error) {
        // The worker may have opened the stream, but its answer came too late.
        close();
        throw error;
      }
    },
  };
}
