import { LRUCache } from 'lru-cache';
import type { SharedStore } from '../cache/redis.ts';
import { GatewayError, isSessionEnded, ProviderRejection, rejectedRead } from '../lib/errors.ts';
import type { Account } from '../provider/records/accounts.ts';
import { keyOf } from './callerKeys.ts';

/** How long the provider's latest answer about a token stays valid (ruling R20). */
const accountMs = 60_000;
const rolesMs = 10_000;

const maxTokens = 10_000;

export type Verification =
  | { state: 'valid'; accountId: number }
  | { state: 'invalid'; error: GatewayError }
  /** The provider gives no answer; `wasValid` is its previous one. */
  | { state: 'unavailable'; error: GatewayError; wasValid: boolean };

/** The provider's calls about one token. Other requests wait for them too, so they continue if their client disconnects. */
export interface TokenCalls {
  accountId(): Promise<number>;
  account(accountId: number): Promise<Account>;
}

/** Verifies tokens: concurrent requests share one call to the provider. Stores only hashes of tokens. */
export type TokenVerifier = ReturnType<typeof createTokenVerifier>;

/** The newest answers about one token; a running call counts as fresh. */
interface Entry {
  verification: Promise<Verification> | null;
  freshUntil: number;
  wasValid: boolean;
  /** A running call. */
  account: Promise<Account> | null;
  roles: readonly string[];
  rolesFreshUntil: number;
}

const whileRunning = Number.POSITIVE_INFINITY;
const noRoles = { account: null, roles: [], rolesFreshUntil: 0 };

/** Messages to the other gateways: this prefix and the hash of a token to forget. */
const topic = 'token:';

export function createTokenVerifier(
  store: Pick<SharedStore, 'publish' | 'onMessage' | 'onReconnect'> | null,
  now: () => number = () => performance.now(),
) {
  const entries = new LRUCache<string, Entry>({ max: maxTokens });
  store?.onMessage((message) => {
    if (message.startsWith(topic)) entries.delete(message.slice(topic.length));
  });
  // Messages sent while Redis was away are lost.
  store?.onReconnect(() => entries.clear());

  async function call(key: string, entry: Entry, accountId: () => Promise<number>): Promise<Verification> {
    const calledAt = now();
    try {
      const id = await accountId();
      entry.freshUntil = calledAt + accountMs;
      entry.wasValid = true;
      return { state: 'valid', accountId: id };
    } catch (error) {
      entry.verification = null;
      const meant = error instanceof ProviderRejection ? rejectedRead(error) : error;
      const isUnknown = isSessionEnded(meant);
      if ((isUnknown || !entry.wasValid) && entries.peek(key) === entry) entries.delete(key);
      if (!(meant instanceof GatewayError)) throw meant;
      if (isUnknown) return { state: 'invalid', error: new GatewayError('UNAUTHENTICATED') };
      // A 404 is about no record: the call names none.
      const reason = meant.code === 'NOT_FOUND' ? new GatewayError('PROVIDER_BAD_RESPONSE') : meant;
      return { state: 'unavailable', error: reason, wasValid: entry.wasValid };
    }
  }

  async function readAccount(entry: Entry, read: () => Promise<Account>): Promise<Account> {
    const calledAt = now();
    try {
      const account = await read();
      entry.roles = account.roles;
      entry.rolesFreshUntil = calledAt + rolesMs;
      // The provider has accepted the token.
      entry.freshUntil = Math.max(entry.freshUntil, calledAt + accountMs);
      return account;
    } finally {
      entry.account = null;
    }
  }

  /**
   * The account of a valid token. Concurrent requests share one call; after it, only what R20 allows is stored: the roles, and
   * that the token is valid. @throws what the provider's call throws
   */
  function account(token: string, accountId: number, calls: Pick<TokenCalls, 'account'>): Promise<Account> {
    const read = () => calls.account(accountId);
    const entry = entries.get(keyOf(token));
    // The provider rejected the token meanwhile, so this account is not stored.
    if (entry === undefined) return read();
    entry.account ??= readAccount(entry, read);
    return entry.account;
  }

  return {
    verify(token: string, { accountId }: Pick<TokenCalls, 'accountId'>): Promise<Verification> {
      const key = keyOf(token);
      const known = entries.get(key);
      if (known?.verification && known.freshUntil > now()) return known.verification;
      const wasValid = known?.wasValid ?? false;
      const entry: Entry = { verification: null, freshUntil: whileRunning, wasValid, ...noRoles };
      entries.set(key, entry);
      const verification = call(key, entry, accountId);
      entry.verification = verification;
      return verification;
    },
    account,
    /** The roles of a valid token's account. @throws as `account` */
    async roles(token: string, accountId: number, calls: Pick<TokenCalls, 'account'>): Promise<readonly string[]> {
      const entry = entries.get(keyOf(token));
      if (entry !== undefined && entry.rolesFreshUntil > now()) return entry.roles;
      return (await account(token, accountId, calls)).roles;
    },
    /** Whether the token was valid within the last minute. */
    isRemembered(token: string) {
      const entry = entries.get(keyOf(token));
      return entry?.verification != null && entry.wasValid && entry.freshUntil > now();
    },
    remember(token: string, accountId: number) {
      const verification = Promise.resolve<Verification>({ state: 'valid', accountId });
      const freshUntil = now() + accountMs;
      entries.set(keyOf(token), { verification, freshUntil, wasValid: true, ...noRoles });
    },
    /** After a logout, a rejection by the provider or a change of the account: every gateway asks the provider again. */
    forget(token: string) {
      const key = keyOf(token);
      entries.delete(key);
      store?.publish(`${topic}${key}`);
    },
  };
}

/** Why a token is not admitted; null for one that is: a token that was valid at its last check stays so until the provider rejects it. */
export const admissionError = (verification: Verification): GatewayError | null =>
  verification.state === 'valid' || (verification.state === 'unavailable' && verification.wasValid)
    ? null
    : verification.error;
