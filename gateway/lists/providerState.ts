import { operation } from '../provider/http/contract.ts';
import type { ProviderState } from '../provider/http/observer.ts';
import type { WorkerState } from './protocol.ts';

/** Adds the list worker's connection to the gateway's: only the worker makes calls of the lists' area. */
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
