import type { Worker } from 'node:worker_threads';
import { isTimeout, withTimeout } from '../lib/deadline.ts';
import { GatewayError, gatewayBusy } from '../lib/errors.ts';
import { openThread } from '../lib/workerThread.ts';
import { operation, shareContract } from '../provider/http/contract.ts';
import type { ProviderLimits } from '../provider/http/limits.ts';
import type { ProviderObserver, ProviderState } from '../provider/http/observer.ts';
import type { Log } from '../telemetry/logging.ts';
import { bindLists, type ListCacheName, type ListCaller, type RequestOptions, type WorkerPort } from './bindLists.ts';
import {
  type Freshness,
  type FromWorker,
  type ToWorker,
  toError,
  type WorkerSettings,
  type WorkerState,
} from './protocol.ts';

/** Enough to read the largest answer that the gateway accepts, 64 MiB. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 12 };

/** Metrics wait this long for a busy worker. */
const stateMs = 500;
/** The worker itself ends late requests; the gateway does it only if the worker hangs. */
const graceMs = 500;

/** The gateway's side of the thread that owns the lists of participants. */
export type ListWorker = ReturnType<typeof createListWorker>;

interface ListWorkerObserver {
  provider: ProviderObserver;
  cacheRead(cache: ListCacheName, outcome: 'hit' | 'miss'): void;
  workerEnded(): void;
}

interface Options {
  providerUrl: string;
  limits?: Partial<ProviderLimits>;
  freshness?: Freshness | undefined;
  log: Log;
  observer: ListWorkerObserver;
  open?: (settings: WorkerSettings) => Worker;
}

interface Waiting extends RequestOptions {
  resolve(value: never): void;
  reject(error: unknown): void;
}

export function openListThread(settings: WorkerSettings, resourceLimits = memory): Worker {
  shareContract();
  return openThread(new URL('./worker/worker.ts', import.meta.url), { workerData: settings, resourceLimits });
}

/** The thread starts with the first request, and again with the next request after it has ended. */
export function createListWorker(options: Options) {
  const { providerUrl, limits = {}, freshness, log, observer, open = openListThread } = options;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isClosed = false;
  let ids = 0;

  function receiveFor(one: Waiting, message: Extract<FromWorker, { id: number }>): void {
    switch (message.kind) {
      case 'log':
        one.log?.[message.level](message.fields, message.message);
        break;
      case 'tracedCall':
        one.trace?.call(message.call);
        break;
      case 'failure':
        one.reject(toError(message.failure));
        break;
      case 'answer':
        if (one.cache !== undefined) observer.cacheRead(one.cache, message.isFirstRead ? 'miss' : 'hit');
        one.resolve(message.value as never);
    }
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'provider') observer.provider(message.event);
    else {
      const one = waiting.get(message.id);
      if (one !== undefined) receiveFor(one, message);
    }
  }

  /** Fails the waiting requests of a worker that has ended. */
  function end(ended: Worker, reason: string): void {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(new GatewayError('PROVIDER_UNAVAILABLE'));
    if (isClosed) return;
    observer.workerEnded();
    log.warn({ component: 'lists', reason }, 'the list worker ended, the next request starts it again');
  }

  function running(): Worker {
    if (isClosed) throw new GatewayError('PROVIDER_UNAVAILABLE');
    if (worker !== null) return worker;
    const opened = open({ providerUrl, limits, freshness });
    worker = opened;
    opened.unref();
    opened.on('message', receive);
    // The error's message may contain people's data.
    opened.once('error', (error: Error & { code?: string }) => end(opened, error.code ?? error.name));
    opened.once('exit', (code) => end(opened, `exit ${code}`));
    return opened;
  }

  const port: WorkerPort = {
    nextId() {
      ids += 1;
      return ids;
    },
    async request(message, options) {
      const thread = running();
      const answer = new Promise<never>((resolve, reject) => {
        waiting.set(message.id, { ...options, resolve, reject });
        thread.postMessage(message);
      });
      try {
        return await withTimeout(options.ms + graceMs, answer);
      } catch (error) {
        throw isTimeout(error) ? gatewayBusy() : error;
      } finally {
        waiting.delete(message.id);
      }
    },
    closeStream: (stream) => worker?.postMessage({ kind: 'close', stream } satisfies ToWorker),
  };

  return {
    bind: (caller: ListCaller) => bindLists(port, caller),
    /** Reports changed records, changed through any gateway; null if unknown. A thread that does not run caches no list. */
    changed: (ids: readonly number[] | null) => worker?.postMessage({ kind: 'changed', ids } satisfies ToWorker),
    /** Starts the thread before the first request; does nothing after `close`. */
    start() {
      if (!isClosed) running();
    },
    waiting: () => waiting.size,
    async state() {
      if (worker === null) return null;
      return port.request<WorkerState>({ kind: 'state', id: port.nextId() }, { ms: stateMs }).catch(() => null);
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

/** Adds the list worker's provider state to the gateway's: only the worker makes calls of the lists' area. */
export function withListWorker(own: ProviderState, worker: WorkerState | null): ProviderState {
  if (worker === null) return own;
  const { provider } = worker;
  const listArea = provider.areas.find(({ area }) => area === operation('listParticipations').area);
  return {
    sockets: own.sockets + provider.sockets,
    free: own.free + provider.free,
    areas: own.areas.map((area) => (area.area === listArea?.area ? listArea : area)),
  };
}
