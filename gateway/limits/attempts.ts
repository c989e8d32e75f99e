import { networkOf } from '../../schema/callerNetwork.ts';
import { type AttemptRates, attemptRates } from '../../schema/limits.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../lib/errors.ts';
import { keyOf } from './callerKeys.ts';
import { createLimiter, type Limiter } from './limiter.ts';

export type AttemptLimiters = Record<keyof AttemptRates, Limiter>;
type Counted = Partial<Record<keyof AttemptRates, string>>;

interface Outcome {
  /** Null after a wrong attempt. */
  value: unknown;
}

export function createAttemptLimiters(
  store: SharedStore | null,
  rates: AttemptRates = attemptRates,
  onExceeded?: (name: string) => void,
): AttemptLimiters {
  const names = Object.keys(rates) as (keyof AttemptRates)[];
  return Object.fromEntries(
    names.map((name) => [name, createLimiter(name, rates[name], store, onExceeded)]),
  ) as AttemptLimiters;
}

/** Only the provider's own rejection proves a wrong attempt; a timeout or an unreachable provider does not. */
const provesNothing = (error: unknown) => !(error instanceof GatewayError && error.isFromProvider);

/**
 * Rate limits of one caller's attempts. Each call counts, also several of one request. Known and unknown accounts count
 * alike. Every method throws GatewayError RATE_LIMITED before it runs `act`.
 */
export function countAttempts(limiters: AttemptLimiters, address: string) {
  const network = networkOf(address);

  async function run<T>(counted: Counted, act: () => Promise<T>): Promise<T> {
    const taken: [keyof AttemptRates, string][] = [];
    try {
      for (const [name, key] of Object.entries(counted) as typeof taken) {
        await limiters[name].take(key);
        taken.push([name, key]);
      }
      return await act();
    } catch (error) {
      if (provesNothing(error)) await Promise.all(taken.map(([name, key]) => limiters[name].giveBack(key)));
      throw error;
    }
  }

  /** Counts an attempt, and returns whether it is within the limits. */
  const isWithin = (counted: Counted): Promise<boolean> => run(counted, async () => true).catch(() => false);

  return {
    /** A correct password resets the counters of the account and uncounts this attempt of the address. */
    async login<T extends Outcome>(email: string, act: () => Promise<T>) {
      const loginsOfAccountFromAddress = keyOf(email, network);
      const loginsOfAccount = keyOf(email);
      const loginsOfAddress = keyOf(network);
      const outcome = await run({ loginsOfAccountFromAddress, loginsOfAccount, loginsOfAddress }, act);
      if (outcome.value !== null) {
        await limiters.loginsOfAccountFromAddress.forget(loginsOfAccountFromAddress);
        await limiters.loginsOfAccount.forget(loginsOfAccount);
        // Gives this attempt back, but does not reset the counter: an attacker could log in to an own account between guesses.
        await limiters.loginsOfAddress.giveBack(loginsOfAddress);
      }
      return outcome;
    },
    resetLetter: <T>(email: string, act: () => Promise<T>) =>
      run({ resetLettersToAccount: keyOf(email), resetLettersFromAddress: keyOf(network) }, act),
    verificationLetter: <T>(email: string, act: () => Promise<T>) =>
      run({ verificationLettersToAddress: keyOf(email), resetLettersFromAddress: keyOf(network) }, act),
    /** Counts for the address alone: anybody can invent links of an account, and its owner must not wait for that. */
    newPassword: <T>(act: () => Promise<T>) => run({ newPasswordsFromAddress: keyOf(network) }, act),
    /** A change that needs the present password of the caller, which a stolen session could guess. */
    accountChange: <T>(accountId: number, act: () => Promise<T>) =>
      run({ newPasswordsOfAccount: keyOf(String(accountId)), newPasswordsFromAddress: keyOf(network) }, act),
    /** Counts only accounts that the provider creates. */
    async newAccount<T extends Outcome>(act: () => Promise<T>) {
      const newAccountsFromAddress = keyOf(network);
      const outcome = await run({ newAccountsFromAddress }, act);
      if (outcome.value === null) await limiters.newAccountsFromAddress.giveBack(newAccountsFromAddress);
      return outcome;
    },
    documentCheck: <T>(act: () => Promise<T>) => run({ documentChecksFromAddress: keyOf(network) }, act),
    /** Whether the page of one more document may be rendered. */
    mayRenderDocument: () => isWithin({ documentPagesFromAddress: keyOf(network) }),
    /** Whether one more report of a crashed page may be logged. */
    mayReportCrash: () => isWithin({ crashReportsFromAddress: keyOf(network), crashReports: keyOf('all') }),
    /** Counts only tokens that the provider does not know. */
    async verifyToken<T>(act: () => Promise<T>) {
      const unknownTokensFromAddress = keyOf(network);
      const value = await run({ unknownTokensFromAddress }, act);
      await limiters.unknownTokensFromAddress.giveBack(unknownTokensFromAddress);
      return value;
    },
  };
}
