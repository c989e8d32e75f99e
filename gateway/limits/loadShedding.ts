import { type GatewayError, gatewayBusy } from '../lib/errors.ts';

/**
 * The lateness of the event loop, in milliseconds, above which the gateway rejects new operations. An operation passes
 * through at least three turns of the loop, so it would come close to its deadline. Changes are rejected last.
 */
export const latestMs = { query: 750, mutation: 3_000 };

/** The error of an operation that must not begin now; null if it may begin. */
export const shedLoad = (kind: keyof typeof latestMs, lateMs: number): GatewayError | null =>
  lateMs > latestMs[kind] ? gatewayBusy() : null;
