import type { SharedStore } from '../cache/redis.ts';
import { GatewayError } from '../errors.ts';
import { keyOf, networkOf } from './callerKeys.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { type AttemptRates, attemptRates } from './rates.ts';

type Limiters = Record<keyof AttemptRates, Limiter>;
type Counted = Partial<Record<keyof AttemptRates, string>>;

/** What an attempt came to: a value where it was right. */
interface Outcome {
  value: unknown;
}

/**
 * Limits of attempts of one caller. Each call of a method is one attempt, whatever request, alias or batch it came in;
 * nothing here knows whether an account exists, so known and unknown ones are counted alike.
 * All throw GatewayError RATE_LIMITED before `act` is run.
 */
export interface Attempts {
  /** The right password takes back what was counted of the account, and this attempt of the address. */
  login<T extends Outcome>(email: string, act: () => Promise<T>): Promise<T>;
  resetLetter<T extends Outcome>(email: string, act: () => Promise<T>): Promise<T>;
  newPassword<T extends Outcome>(userId: string, act: () => Promise<T>): Promise<T>;
  newAccount<T extends Outcome>(act: () => Promise<T>): Promise<T>;
  /** A question about a token: it counts where the provider does not know the token. */
  verifyToken<T>(act: () => Promise<T>): Promise<T>;
}

/** The counters of one gateway. */
export function createAttemptLimiters(store: SharedStore | null, rates: AttemptRates = attemptRates): Limiters {
  const names = Object.keys(rates) as (keyof AttemptRates)[];
  return Object.fromEntries(names.map((name) => [name, createLimiter(name, rates[name], store)])) as Limiters;
}

/** Whether a fault tells nothing of what was tried, so that it does not count. A provider's own refusals tell. */
const tellsNothing = (error: unknown) => !(error instanceof GatewayError && error.isFromProvider);

/** Counts the attempts of a caller at this address. */
export function countAttempts(limiters: Limiters, address: string): Attempts {
  const network = networkOf(address);

  /** Counts, acts, and takes back what tells nothing. */
  async function run<T>(counted: Counted, act: () => Promise<T>): Promise<T> {
    const taken: [keyof AttemptRates, string][] = [];
    try {
      for (const [name, key] of Object.entries(counted) as typeof taken) {
        await limiters[name].take(key);
        taken.push([name, key]);
      }
      return await act();
    } catch (error) {
      if (tellsNothing(error)) await Promise.all(taken.map(([name, key]) => limiters[name].giveBack(key)));
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
        // Not forgotten: who guesses at others could log in to an account of their own in between.
        await limiters.loginsOfAddress.giveBack(loginsOfAddress);
      }
      return outcome;
    },
    resetLetter: (email, act) =>
      run({ resetLettersToAccount: keyOf(email), resetLettersFromAddress: keyOf(network) }, act),
    newPassword: (userId, act) =>
      run({ newPasswordsOfAccount: keyOf(userId), newPasswordsFromAddress: keyOf(network) }, act),
    newAccount: (act) => run({ newAccountsFromAddress: keyOf(network) }, act),
    async verifyToken(act) {
      const unknownTokensFromAddress = keyOf(network);
      const value = await run({ unknownTokensFromAddress }, act);
      await limiters.unknownTokensFromAddress.giveBack(unknownTokensFromAddress);
      return value;
    },
  };
}
