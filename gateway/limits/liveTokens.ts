import { LRUCache } from 'lru-cache';
import { Fault, saysNoSession } from '../errors.ts';
import { keyOf } from './callerKeys.ts';

/** How long a token that the provider knew is believed: whoever left may run own documents so much longer, with no rights. */
const believedMs = 60_000;

const mostKept = 10_000;

/** Why a token is not believed. */
export interface Doubt {
  fault: Fault;
  /** Whether it counts as nobody's; false where the provider could not say. */
  isStranger: boolean;
}

/** Which tokens the provider knows; of a token only its hash is kept. */
export interface LiveTokens {
  /** The provider has just answered as it answers to a token that it knows. */
  note(token: string): void;
  /** The provider has just refused the token. */
  forget(token: string): void;
  /** Whether the provider knew the token within the last minute. */
  isBelieved(token: string): boolean;
  /** Why the token is not believed, null where it is; where it was not believed of late, `ask` asks whose it is. */
  doubt(token: string, ask: () => Promise<unknown>): Promise<Doubt | null>;
}

/** `now` in milliseconds is for tests. */
export function createLiveTokens(now: () => number = () => performance.now()): LiveTokens {
  const believed = new LRUCache<string, number>({ max: mostKept });
  const isBelieved = (token: string) => (believed.get(keyOf(token)) ?? 0) > now();
  const note = (token: string) => void believed.set(keyOf(token), now() + believedMs);
  const forget = (token: string) => void believed.delete(keyOf(token));
  return {
    note,
    forget,
    isBelieved,
    async doubt(token, ask) {
      if (isBelieved(token)) return null;
      try {
        await ask();
      } catch (error) {
        const fault = error instanceof Fault ? error : new Fault('UNAUTHENTICATED');
        if (saysNoSession(fault)) forget(token);
        // After too many that nobody knew, or among too many that ask, a new token is nobody's: else it would pay to ask more.
        const isStranger = saysNoSession(fault) || fault.code === 'RATE_LIMITED' || fault.isCrowded;
        // Whom it knew when it was last asked is kept out by its own refusal alone: neither by its faults nor by others who ask.
        return believed.has(keyOf(token)) ? null : { fault, isStranger };
      }
      note(token);
      return null;
    },
  };
}
