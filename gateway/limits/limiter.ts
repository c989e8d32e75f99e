import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../../schema/limits.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../lib/errors.ts';

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * Counts by key within a rate: in Redis for all gateways together, or in this process without Redis and while Redis is away.
 */
export function createLimiter(
  name: string,
  { times, seconds }: Rate,
  store: SharedStore | null,
  onExceeded: (name: string) => void = () => undefined,
) {
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
    /**
     * @returns the points that are left
     * @throws GatewayError RATE_LIMITED with the seconds to wait; then nothing was counted
     */
    async take(key: string, points = 1): Promise<number> {
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
    left: async (key: string): Promise<number> => (await limiter.get(key))?.remainingPoints ?? times,
    async giveBack(key: string) {
      await limiter.reward(key);
    },
    async forget(key: string) {
      await limiter.delete(key);
    },
  };
}
