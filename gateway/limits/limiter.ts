import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../../schema/attemptRates.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../errors.ts';

/** Counts by key within a rate: for all gateways together in Redis, else for this process. */
export interface Limiter {
  /**
   * @returns the points that are left
   * @throws GatewayError RATE_LIMITED with the seconds to wait; then nothing was counted
   */
  take(key: string, points?: number): Promise<number>;
  left(key: string): Promise<number>;
  giveBack(key: string, points?: number): Promise<void>;
  forget(key: string): Promise<void>;
}

/** While Redis is away or slow, the process counts for itself. */
export function createLimiter(
  name: string,
  { times, seconds }: Rate,
  store: SharedStore | null,
  onExceeded: (name: string) => void = () => undefined,
): Limiter {
  const options = { keyPrefix: `portal:limits:${name}`, points: times, duration: seconds };
  const own = new RateLimiterMemory(options);
  const limiter =
    store === null
      ? own
      : new RateLimiterRedis({
          ...options,
          storeClient: store.client,
          insuranceLimiter: own,
          rejectIfRedisNotReady: true,
        });
  return {
    async take(key, points = 1) {
      try {
        return (await limiter.consume(key, points)).remainingPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        await limiter.reward(key, points);
        onExceeded(name);
        // A clock set back would make the rest longer than the window.
        const retryAfter = Math.min(seconds, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw new GatewayError('RATE_LIMITED', { retryAfter });
      }
    },
    left: async (key) => (await limiter.get(key))?.remainingPoints ?? times,
    async giveBack(key, points = 1) {
      await limiter.reward(key, points);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
