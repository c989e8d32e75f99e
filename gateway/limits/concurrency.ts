import { GatewayError } from '../errors.ts';

interface Bounds {
  perCaller: number;
  inTotal: number;
}

/** Bounds work that runs at the same time in this gateway. */
export interface ConcurrencyLimit {
  /**
   * @returns how to leave; further calls of it do nothing
   * @throws GatewayError RATE_LIMITED while the caller, or all callers together, run as many as they may
   */
  enter(caller: string): () => void;
}

export function createConcurrencyLimit(
  { perCaller, inTotal }: Bounds,
  onExceeded: () => void = () => undefined,
): ConcurrencyLimit {
  const running = new Map<string, number>();
  let total = 0;
  return {
    enter(caller) {
      const own = running.get(caller) ?? 0;
      if (own >= perCaller || total >= inTotal) {
        onExceeded();
        throw new GatewayError('RATE_LIMITED');
      }
      running.set(caller, own + 1);
      total += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        total -= 1;
        const left = (running.get(caller) ?? 1) - 1;
        if (left === 0) running.delete(caller);
        else running.set(caller, left);
      };
    },
  };
}
