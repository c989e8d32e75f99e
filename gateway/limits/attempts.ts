import { type AttemptRates, attemptRates } from '../../schema/attemptRates.ts';
import { networkOf } from '../../schema/callerNetwork.ts';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../errors.ts';
import { keyOf } from './callerKeys.ts';
import { createLimiter, type Limiter } from './limiter.ts';

export type AttemptLimiters = Record<keyof AttemptRates, Limiter>;
type Counted = Partial<Record<keyof AttemptRates, string>>;

interface Outcome {
  /** Null after a wrong attempt. */
  value: unknown;
}

/**
 * Rate limits of one caller's attempts. Each call counts, also several of one request. Known and unknown accounts count
 * alike. Every method throws GatewayError RATE_LIMITED before it runs `act`.
 */
export interface Attempts {
  /** A correct password resets the counters of the account and uncounts this attempt of the address. */
  login<T extends Outcome>(email: string, act: () => Promise<T>): Promise<T>;
  resetLetter<T extends Outcome>(email: string, act: () => Promise<T>): Promise<T>;
  newPassword<T extends Outcome>(userId: string, act: () => Promise<T>): Promise<T>;
  /** Counts only accounts that the provider creates. */
  newAccount<T extends Outcome>(act: () => Promise<T>): Promise<T>;
  /** Counts every check of a document's code, known or not. */
  documentCheck<T>(act: () => Promise<T>): Promise<T>;
  /** Counts every rendering of a document's page. */
  documentPage<T>(act: () => Promise<T>): Promise<T>;
  /** Counts every report of a crashed page. */
  crashReport<T>(act: () => Promise<T>): Promise<T>;
  /** Counts only tokens that the provider does not know. */
  verifyToken<T>(act: () => Promise<T>): Promise<T>;
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

/** Only the provider's own rejection says that an attempt was wrong; a timeout or an unreachable provider does not. */
const provesNothing = (error: unknown) => !(error instanceof GatewayError && error.isFromProvider);

export function countAttempts(limiters: AttemptLimiters, address: string): Attempts {
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

  return {
    async login(email, act) {
      const loginsOfAccountFromAddress = keyOf(email, network);
      const loginsOfAccount = keyOf(email);
      const loginsOfAddress = keyOf(network);
      const outcome = await run({ loginsOfAccountFromAddress, loginsOfAccount, loginsOfAddress }, act);
      if (outcome.value !== null) {
        await limiters.loginsOfAccountFromAddress.forget(loginsOfAccountFromAddress);
        await limiters.loginsOfAccount.forget(loginsOfAccount);
        // Not reset: an attacker could log in to an own account between guesses.
        await limiters.loginsOfAddress.giveBack(loginsOfAddress);
      }
      return outcome;
    },
    resetLetter: (email, act) =>
      run({ resetLettersToAccount: keyOf(email), resetLettersFromAddress: keyOf(network) }, act),
    newPassword: (userId, act) =>
      run({ newPasswordsOfAccount: keyOf(userId), newPasswordsFromAddress: keyOf(network) }, act),
    async newAccount(act) {
      const newAccountsFromAddress = keyOf(network);
      const outcome = await run({ newAccountsFromAddress }, act);
      if (outcome.value === null) await limiters.newAccountsFromAddress.giveBack(newAccountsFromAddress);
      return outcome;
    },
    documentCheck: (act) => run({ documentChecksFromAddress: keyOf(network) }, act),
    documentPage: (act) => run({ documentPagesFromAddress: keyOf(network) }, act),
    crashReport: (act) => run({ crashReportsFromAddress: keyOf(network), crashReports: keyOf('all') }, act),
    async verifyToken(act) {
      const unknownTokensFromAddress = keyOf(network);
      const value = await run({ unknownTokensFromAddress }, act);
      await limiters.unknownTokensFromAddress.giveBack(unknownTokensFromAddress);
      return value;
    },
  };
}
