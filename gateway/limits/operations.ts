import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../errors.ts';
import { keyOf, networkOf } from './callerKeys.ts';
import { createLimiter } from './limiter.ts';

/** Who pays for an operation. */
export interface Payer {
  address: string;
  /** The request's token where it is valid by what the gateway remembers. */
  knownToken: string | null;
  /** Verifies the request's token: the gateway asks only where the address has nothing left. */
  validToken(): Promise<string | null>;
}

/** What operations cost, added up for each caller. */
export interface OperationBudget {
  /**
   * Charges an operation (`costOf`) before it runs: the address always, the token where it is valid. A valid token is
   * refused by its own budget alone, so that the neighbours of an institute keep nobody out.
   * @throws GatewayError RATE_LIMITED with the seconds to wait
   */
  charge(payer: Payer, cost: number): Promise<void>;
}

/**
 * What the operations of one token may cost in a minute: 97 of the page's dearest, 500 rows with details (30 747 units), or
 * 1,160 pages of 100. A moderator whose table of 500 rows changes every second stays below it.
 */
export const costPerMinute = 3_000_000;

/** One address has so many times the budget of a token: a hall of 500 who look at 20 things in a minute. */
const addressShare = 4;

type BudgetName = 'costOfToken' | 'costOfAddress';

/** The budgets of one gateway, or of all that share a Redis; `onRefused` hears which one an operation exceeds. */
export function createOperationBudget(
  store: SharedStore | null,
  times: number,
  onRefused: (name: BudgetName) => void = () => undefined,
): OperationBudget {
  const ofToken = createLimiter('costOfToken', { times, seconds: 60 }, store);
  const ofAddress = createLimiter('costOfAddress', { times: times * addressShare, seconds: 60 }, store);

  /** The fault where there is not enough left; then nothing is charged. */
  async function take(limiter: typeof ofToken, key: string, cost: number): Promise<GatewayError | null> {
    try {
      await limiter.take(key, cost);
      return null;
    } catch (error) {
      if (error instanceof GatewayError) return error;
      throw error;
    }
  }

  return {
    async charge({ address, knownToken, validToken }, cost) {
      const overAddress = await take(ofAddress, keyOf(networkOf(address)), cost);
      const token = knownToken ?? (overAddress === null ? null : await validToken());
      const refused = token === null ? overAddress : await take(ofToken, keyOf(token), cost);
      if (refused === null) return;
      onRefused(token === null ? 'costOfAddress' : 'costOfToken');
      throw refused;
    },
  };
}
