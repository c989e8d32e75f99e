import type { Pool } from 'undici';
import { type Operation, type OperationId, operationAreas } from './contract.ts';
import { createFaultLog, type FaultLog } from './faults.ts';
import { type ProviderLimits, providerLimits } from './limits.ts';
import type { ProviderObserver, ProviderState } from './observer.ts';
import { type Area, createArea } from './resiliencePolicy.ts';
import { openPool, type Received } from './transport.ts';

export interface ConnectionOptions {
  limits?: Partial<ProviderLimits>;
  observer?: ProviderObserver;
  /** The provider has answered 401 or 403 to a call with this token. */
  tokenRefused?(token: string): void;
  /** An answer arrived whole, good or bad. */
  answered?(id: OperationId, answer: Received): void;
}

/** Sockets, policies and state of one provider, shared by the calls of all callers. */
export interface Connection {
  readonly options: ConnectionOptions;
  readonly limits: ProviderLimits;
  readonly observer: ProviderObserver;
  readonly logFault: FaultLog;
  /** Origin and base path, without a slash at the end. */
  readonly address: string;
  readonly basePath: string;
  readonly pool: Pool;
  /** Its own sockets: a file takes as long as its reader, and must not hold a socket that a call needs. */
  readonly filePool: Pool;
  /** Whether the newest answer to a write with a request key repeated that key. */
  keepsRequestKeys: boolean;
  areaOf(called: Operation): Area;
  state(): ProviderState;
  close(): Promise<void>;
}

const silentObserver: ProviderObserver = { callFinished() {}, breakerChanged() {} };

/** Opens no socket yet: the first call does. */
export function openConnection(providerUrl: string, options: ConnectionOptions): Connection {
  const limits = { ...providerLimits, ...options.limits };
  const observer = options.observer ?? silentObserver;
  const { origin, pathname } = new URL(providerUrl);
  const basePath = pathname.replace(/\/+$/, '');
  const { media: files = 0, ...others } = limits.atOnce;
  // One more than the areas can use together, so that a probe finds a socket even if all of them are full.
  const sockets = Object.values(others).reduce((sum, places) => sum + places, 1);
  const pool = openPool(origin, sockets, limits);
  const filePool = openPool(origin, files, limits);
  const areas = new Map([...operationAreas].map((name) => [name, createArea(name, limits, observer)]));
  return {
    options,
    limits,
    observer,
    logFault: createFaultLog(),
    address: origin + basePath,
    basePath,
    pool,
    filePool,
    keepsRequestKeys: false,
    areaOf({ area }) {
      const found = areas.get(area);
      if (found === undefined) throw new Error(`The provider contract has no area ${area}`);
      return found;
    },
    state: () => ({
      sockets: pool.stats.connected + filePool.stats.connected,
      free: pool.stats.free + filePool.stats.free,
      areas: [...areas.values()].map((area) => area.state()),
    }),
    async close() {
      await Promise.all([pool.destroy(), filePool.destroy()]);
    },
  };
}
