import { type Operation, operationAreas } from './contract.ts';
import { createFaultLog } from './faults.ts';
import { type ProviderLimits, providerLimits } from './limits.ts';
import type { ProviderObserver, ProviderState } from './observer.ts';
import { createArea } from './resiliencePolicy.ts';
import { openPool } from './transport.ts';

export interface ConnectionOptions {
  limits?: Partial<ProviderLimits>;
  observer?: ProviderObserver;
  /** The provider has answered 401 or 403 to a call with this token. */
  tokenRefused?(token: string): void;
}

/** Sockets, policies and state of one provider, shared by the calls of all callers. */
export type Connection = ReturnType<typeof openConnection>;

/** Opens no socket yet: the first call does. */
export function openConnection(providerUrl: string, options: ConnectionOptions) {
  const limits = { ...providerLimits, ...options.limits };
  const { observer = () => undefined } = options;
  const { origin, pathname } = new URL(providerUrl);
  const basePath = pathname.replace(/\/+$/, '');
  const { media: files = 0, ...others } = limits.atOnce;
  // One more than the areas can use together, so that a probe finds a socket even if all of them are full.
  const sockets = Object.values(others).reduce((sum, places) => sum + places, 1);
  const pool = openPool(origin, sockets, limits);
  const filePools = new Map([[origin, openPool(origin, files, limits)]]);
  const pools = () => [pool, ...filePools.values()];
  const areas = new Map([...operationAreas].map((name) => [name, createArea(name, limits, observer)]));
  return {
    options,
    limits,
    observer,
    logFault: createFaultLog(),
    /** Origin and base path, without a slash at the end. */
    address: origin + basePath,
    basePath,
    pool,
    origin,
    /**
     * Sockets for files of one origin: the provider's, or one of PROVIDER_MEDIA_URL. Calls use other sockets: a file takes as
     * long as its reader, and must not occupy a socket that a call needs.
     */
    filePoolOf(fileOrigin: string) {
      const found = filePools.get(fileOrigin) ?? openPool(fileOrigin, files, limits);
      filePools.set(fileOrigin, found);
      return found;
    },
    /** Whether the newest answer to a write with a request key repeated that key. */
    keepsRequestKeys: false,
    areaOf({ area }: Operation) {
      const found = areas.get(area);
      if (found === undefined) throw new Error(`The provider contract has no area ${area}`);
      return found;
    },
    state: (): ProviderState => ({
      sockets: pools().reduce((sum, { stats }) => sum + stats.connected, 0),
      free: pools().reduce((sum, { stats }) => sum + stats.free, 0),
      areas: [...areas.values()].map((area) => area.state()),
    }),
    async close() {
      await Promise.all(pools().map((one) => one.destroy()));
    },
  };
}
