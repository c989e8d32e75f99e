import { Fault } from '../errors.ts';
import type { SharedStore } from '../redis.ts';
import { keyOf, networkOf } from './callerKeys.ts';
import { createLimiter } from './limiter.ts';

/** Who pays for an operation: a token that the provider knows wherever it comes from, else the address. */
export interface Payer {
  /** A token that is believed. */
  token: string | null;
  address: string;
  /** Asked where the address has not enough left: the token that came along, if the provider knows it. */
  prove?(): Promise<string | null>;
}

/** What operations cost, added up for each caller. */
export interface OperationBudget {
  /**
   * Charges what an operation costs (`costOf`) before it is run.
   * @throws Fault RATE_LIMITED with the seconds to wait; then nothing is charged
   */
  chargeOperation(payer: Payer, cost: number): Promise<void>;
}

/**
 * What the operations of one token may cost in a minute: 97 of the page's dearest, 500 rows with details (30 747 units), or
 * 1,160 pages of 100. A moderator whose table of 500 rows changes every second stays below it.
 */
export const costPerMinute = 3_000_000;

/** Visitors of one address: a hall of 500 who look at 20 things in a minute. They run the portal's own operations only. */
const visitorsShare = 4;

/** The budgets of one gateway, or of all that share a Redis. */
export function createOperationBudget(store: SharedStore | null, times: number): OperationBudget {
  const ofToken = createLimiter('costOfToken', { times, seconds: 60 }, store);
  const ofAddress = createLimiter('costOfAddress', { times: times * visitorsShare, seconds: 60 }, store);
  return {
    async chargeOperation({ token, address, prove }, cost) {
      if (token !== null) return ofToken.take(keyOf(token), cost);
      try {
        await ofAddress.take(keyOf(networkOf(address)), cost);
      } catch (error) {
        // Whoever has a session is not kept out by the others of an institute.
        const proven = error instanceof Fault ? await prove?.() : null;
        if (typeof proven !== 'string') throw error;
        await ofToken.take(keyOf(proven), cost);
      }
    },
  };
}
