import { networkOf } from '../../schema/callerNetwork.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../errors.ts';
import { keyOf } from './callerKeys.ts';
import { createLimiter } from './limiter.ts';

export interface Payer {
  address: string;
  /** The request's token if the gateway remembers it as valid. */
  knownToken: string | null;
  /** Verifies the request's token; called only if the budget of the address is used up. */
  validToken(): Promise<string | null>;
}

export interface OperationBudget {
  /**
   * Charges an operation (`costOf`) before it runs: the address always, and a valid token. Only its own budget can reject
   * a valid token, so that others at the same address do not lock it out.
   * @returns RATE_LIMITED with the seconds to wait; null if the budget suffices
   */
  charge(payer: Payer, cost: number): Promise<GatewayError | null>;
}

/**
 * Budget of one token for a minute: 97 times the page's most expensive operation, 500 rows with details (30,747 units), or
 * 1,160 pages of 100. A moderator whose table of 500 rows changes every second stays below it.
 */
export const costPerMinute = 3_000_000;

/** The budget of an address in budgets of a token: enough for a hall of 500 people with 20 operations a minute. */
const addressShare = 4;

type BudgetName = 'costOfToken' | 'costOfAddress';

/** Redis makes the budgets common to all gateways. */
export function createOperationBudget(
  store: SharedStore | null,
  times: number,
  onExceeded: (name: BudgetName) => void = () => undefined,
): OperationBudget {
  const ofToken = createLimiter('costOfToken', { times, seconds: 60 }, store);
  const ofAddress = createLimiter('costOfAddress', { times: times * addressShare, seconds: 60 }, store);

  /** Returns the error if the budget does not suffice; then it charges nothing. */
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
      const exceeded = token === null ? overAddress : await take(ofToken, keyOf(token), cost);
      if (exceeded !== null) onExceeded(token === null ? 'costOfAddress' : 'costOfToken');
      return exceeded;
    },
  };
}
