import { networkOf } from '../../schema/callerNetwork.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../lib/errors.ts';
import { keyOf } from './callerKeys.ts';
import { createLimiter } from './limiter.ts';

export interface ChargedCaller {
  address: string;
  /** The request's token if the gateway remembers it as valid. */
  knownToken: string | null;
  /** Verifies the request's token; called only if the budget of the address is used up. */
  validToken(): Promise<string | null>;
}

/** What tools read in `extensions.cost`, in units of cost. */
export interface CostReport {
  /** Of this operation; 0 if the gateway could not measure it. */
  requested: number;
  /** What the caller may still spend. */
  remaining: number;
  /** What the caller may spend in a minute; the full budget returns a minute after its first operation. */
  restoreRate: number;
}

export interface Charge {
  /** RATE_LIMITED with the seconds to wait; null if the budget suffices. */
  error: GatewayError | null;
  report: CostReport;
}

/**
 * Budget of one token for a minute: 97 times the page's most expensive operation, 500 rows with details (30,747 units), or
 * 1,160 pages of 100. A moderator whose table of 500 rows changes every second stays below it.
 */
export const costPerMinute = 3_000_000;

/** The budget of an address, as a multiple of a token's: enough for a hall of 500 people with 20 operations a minute. */
const addressShare = 4;

type BudgetName = 'costOfToken' | 'costOfAddress';

/** With Redis, all gateways share the budgets. */
export function createOperationBudget(
  store: SharedStore | null,
  times: number,
  onExceeded: (name: BudgetName) => void,
) {
  const ofToken = createLimiter('costOfToken', { times, seconds: 60 }, store);
  const ofAddress = createLimiter('costOfAddress', { times: times * addressShare, seconds: 60 }, store);

  /** Takes the cost from a budget, unless the budget is too small. */
  async function take(limiter: typeof ofToken, restoreRate: number, key: string, requested: number): Promise<Charge> {
    try {
      return { error: null, report: { requested, remaining: await limiter.take(key, requested), restoreRate } };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { error, report: { requested, remaining: await limiter.left(key), restoreRate } };
    }
  }

  return {
    /**
     * Charges an operation (`costOf`) before it runs: always to the address, and to a valid token. Only the token's own budget
     * can reject a valid token, so other callers at the same address cannot lock it out.
     */
    async charge({ address, knownToken, validToken }: ChargedCaller, cost: number): Promise<Charge> {
      const byAddress = await take(ofAddress, times * addressShare, keyOf(networkOf(address)), cost);
      const token = knownToken ?? (byAddress.error === null ? null : await validToken());
      const charged = token === null ? byAddress : await take(ofToken, times, keyOf(token), cost);
      if (charged.error !== null) onExceeded(token === null ? 'costOfAddress' : 'costOfToken');
      return charged;
    },
  };
}
