import { LRUCache } from 'lru-cache';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError, isSessionEnded, ProviderRejection, rejectedRead } from '../errors.ts';
import { keyOf } from './callerKeys.ts';

/** How long the gateway relies on the provider's last word about a token (ruling R20). */
const accountMs = 60_000;
const rolesMs = 10_000;

const mostRemembered = 10_000;

/** What the provider says of a token. */
export type Verification =
  | { state: 'valid'; accountId: number }
  | { state: 'invalid'; fault: GatewayError }
  /** The provider cannot say; `wasValid` is its last word about the token. */
  | { state: 'unavailable'; fault: GatewayError; wasValid: boolean };

/** The provider's calls about one token, made on behalf of one request. They go on when its client leaves. */
export interface TokenQuestions {
  accountId(): Promise<number>;
  roles(accountId: number): Promise<readonly string[]>;
}

/** Whose tokens are: asks the provider once, however many requests wait for the answer. Stores only hashes of tokens. */
export interface TokenVerifier {
  verify(token: string, questions: Pick<TokenQuestions, 'accountId'>): Promise<Verification>;
  /** The roles of a valid token's account. @throws what the provider's call throws */
  roles(token: string, accountId: number, questions: Pick<TokenQuestions, 'roles'>): Promise<readonly string[]>;
  /** Whether the token was valid within the last minute. */
  isRemembered(token: string): boolean;
  /** A login has brought the token. */
  remember(token: string, accountId: number): void;
  /** A logout, or a refusal by the provider: every gateway asks again. */
  forget(token: string): void;
}

/** The newest answers about one token; a question under way is fresh until it is answered. */
interface Entry {
  verification: Promise<Verification> | null;
  freshUntil: number;
  wasValid: boolean;
  roles: Promise<readonly string[]> | null;
  rolesFreshUntil: number;
}

const underWay = Number.POSITIVE_INFINITY;

/** How other gateways hear of a token to forget: by its hash. */
const topic = 'token:';

/** `now` in milliseconds is for tests. */
export function createTokenVerifier(
  store: Pick<SharedStore, 'tell' | 'onTold' | 'onReturn'> | null,
  now: () => number = () => performance.now(),
): TokenVerifier {
  const entries = new LRUCache<string, Entry>({ max: mostRemembered });
  store?.onTold((message) => {
    if (message.startsWith(topic)) entries.delete(message.slice(topic.length));
  });
  // What other gateways told while Redis was away was lost.
  store?.onReturn(() => entries.clear());

  async function ask(key: string, entry: Entry, accountId: () => Promise<number>): Promise<Verification> {
    const asked = now();
    try {
      const id = await accountId();
      entry.freshUntil = asked + accountMs;
      entry.wasValid = true;
      return { state: 'valid', accountId: id };
    } catch (error) {
      entry.verification = null;
      const fault = error instanceof ProviderRejection ? rejectedRead(error) : error;
      const isUnknown = isSessionEnded(fault);
      if ((isUnknown || !entry.wasValid) && entries.peek(key) === entry) entries.delete(key);
      if (!(fault instanceof GatewayError)) throw fault;
      return isUnknown ? { state: 'invalid', fault } : { state: 'unavailable', fault, wasValid: entry.wasValid };
    }
  }

  return {
    verify(token, { accountId }) {
      const key = keyOf(token);
      const known = entries.get(key);
      if (known?.verification && known.freshUntil > now()) return known.verification;
      const wasValid = known?.wasValid ?? false;
      const entry: Entry = { verification: null, freshUntil: underWay, wasValid, roles: null, rolesFreshUntil: 0 };
      entries.set(key, entry);
      const verification = ask(key, entry, accountId);
      entry.verification = verification;
      return verification;
    },
    async roles(token, accountId, questions) {
      const entry = entries.get(keyOf(token));
      // The token was refused meanwhile: what is read now is for this request alone.
      if (entry === undefined) return questions.roles(accountId);
      if (entry.roles && entry.rolesFreshUntil > now()) return entry.roles;
      const asked = now();
      entry.roles = questions.roles(accountId);
      entry.rolesFreshUntil = underWay;
      try {
        const roles = await entry.roles;
        entry.rolesFreshUntil = asked + rolesMs;
        return roles;
      } catch (error) {
        entry.roles = null;
        throw error;
      }
    },
    isRemembered(token) {
      const entry = entries.get(keyOf(token));
      return entry?.verification != null && entry.wasValid && entry.freshUntil > now();
    },
    remember(token, accountId) {
      const verification = Promise.resolve<Verification>({ state: 'valid', accountId });
      const freshUntil = now() + accountMs;
      entries.set(keyOf(token), { verification, freshUntil, wasValid: true, roles: null, rolesFreshUntil: 0 });
    },
    forget(token) {
      const key = keyOf(token);
      entries.delete(key);
      store?.tell(`${topic}${key}`);
    },
  };
}

/** Whether a token opens what needs a session. One that was valid at its last check stays so until the provider rejects it. */
export const isAdmitted = (verification: Verification): boolean =>
  verification.state === 'valid' || (verification.state === 'unavailable' && verification.wasValid);
