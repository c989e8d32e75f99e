/**
 * The list worker: a thread that owns the lists of participants, so that reading, sorting, filtering and counting them does
 * not block the event loop that answers requests (docs/decisions/016).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Deadline } from '../../lib/deadline.ts';
import { GatewayError } from '../../lib/errors.ts';
import { connectProvider } from '../../provider/http/client.ts';
import type { RequestTrace } from '../../telemetry/otlp.ts';
import {
  type Chunk,
  type FromWorker,
  type ListRequest,
  type LogLevel,
  type RequestCaller,
  type ToWorker,
  toFailure,
  type WorkerSettings,
  type WorkerState,
} from '../protocol.ts';
import { createListCache, type ListReader } from './listCache.ts';
import {
  answerIds,
  answerNeighbours,
  answerPage,
  answerPlacedRegistrations,
  answerRelated,
  answerRow,
  type Selected,
  selectBulk,
  selectCells,
} from './queries.ts';
import type { ParticipantList } from './sortedList.ts';

/** Rows per chunk: the gateway writes one chunk to a file between two requests. */
const chunkRows = 100;

const { providerUrl, limits, freshness } = workerData as WorkerSettings;
const send = (message: FromWorker) => parentPort?.postMessage(message);
const provider = connectProvider(providerUrl, {
  limits,
  observer: (event) => send({ kind: 'provider', event }),
});
const cache = createListCache(freshness);
const readBefore = new WeakSet<ParticipantList>();
const streams = new Map<number, Selected & { at: number }>();

/** Sends log lines and traced calls to the gateway under the request's id. */
function readerFor(
  id: number,
  { requestId, address, token, traceparent, endsAt, hasChanges }: RequestCaller,
): ListReader {
  const log = (level: LogLevel) => (fields: object, message: string) =>
    send({ kind: 'log', id, level, fields, message });
  const trace: Pick<RequestTrace, 'call'> = {
    call(called) {
      const startedAt = Date.now();
      return {
        traceparent: traceparent ?? '',
        end: (finished) => send({ kind: 'tracedCall', id, call: { ...called, ...finished, startedAt } }),
      };
    },
  };
  const client = provider.bind({
    requestId,
    address,
    token: () => token,
    log: { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') },
    trace: traceparent === null ? null : trace,
    signal: new Deadline(Math.max(0, endsAt - Date.now())),
  });
  const onUnknown = (field: string, code: unknown) =>
    log('warn')({ component: 'mapping', field, code }, 'unrecognized code');
  return { client, onUnknown, hasChanges };
}

function answer(id: number, list: ParticipantList, request: ListRequest): unknown {
  switch (request.name) {
    case 'page':
      return { ...answerPage(list, request.input.query, request.input.page), ageMs: cache.ageMs(request.list) };
    case 'revision':
      return list.revision;
    case 'row':
      return answerRow(list, request.input.id);
    case 'placedRegistrations':
      return answerPlacedRegistrations(list, request.input.places);
    case 'related':
      return answerRelated(list, request.input.id);
    case 'neighbours':
      return answerNeighbours(list, request.input.query, request.input.id);
    case 'ids':
      return answerIds(list, request.input.query);
    case 'rows': {
      const { input } = request;
      const selected =
        input.purpose === 'export' ? selectCells(list, input.selection) : selectBulk(list, input.selection);
      streams.set(id, { ...selected, at: 0 });
      return selected.rows.length;
    }
  }
}

async function answerRequest(id: number, request: ListRequest): Promise<void> {
  const newest = request.name === 'revision' && request.input.newest;
  const list = await cache.read(request.list, readerFor(id, request.caller), newest);
  const isFirstRead = !readBefore.has(list);
  readBefore.add(list);
  send({ kind: 'answer', id, value: answer(id, list, request), isFirstRead });
}

function nextChunk(name: number): Chunk {
  const stream = streams.get(name);
  // A previous worker opened the stream, and has ended.
  if (stream === undefined) throw new GatewayError('PROVIDER_UNAVAILABLE');
  const rows = stream.rows.slice(stream.at, stream.at + chunkRows).map(stream.read);
  stream.at += rows.length;
  const isLast = stream.at >= stream.rows.length;
  if (isLast) streams.delete(name);
  return { rows, isLast };
}

const state = (): WorkerState => ({
  lists: cache.held(),
  heapBytes: process.memoryUsage().heapUsed,
  openStreams: streams.size,
  provider: provider.state(),
});

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'request':
      return answerRequest(message.id, message.request);
    case 'next':
      return void send({ kind: 'answer', id: message.id, value: nextChunk(message.stream), isFirstRead: false });
    case 'close':
      return void streams.delete(message.stream);
    case 'changed':
      return cache.changed(message.ids);
    case 'state':
      return void send({ kind: 'answer', id: message.id, value: state(), isFirstRead: false });
  }
}

parentPort?.on('message', (message: ToWorker) => {
  handle(message).catch((error: unknown) => {
    if ('id' in message) send({ kind: 'failure', id: message.id, failure: toFailure(error) });
  });
});
