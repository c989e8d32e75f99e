import type { Clock } from '../clock.ts';
import type { LoginLimit } from '../config.ts';

/** Counts failed logins of one address for one account. */
export type LoginThrottle = {
  /** Seconds to wait, or 0. */
  waitFor(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
};

/** Beyond this many watched pairs those that count no more are forgotten. */
const SWEEP_AT = 10_000;

export function createLoginThrottle({ failures, windowSeconds }: LoginLimit, clock: Clock): LoginThrottle {
  const seen = new Map<string, number[]>();
  const seconds = () => clock.now().getTime() / 1000;
  const recent = (key: string) => (seen.get(key) ?? []).filter((at) => seconds() - at < windowSeconds);
  return {
    waitFor(key) {
      const times = recent(key);
      const oldest = times.at(-failures);
      return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + windowSeconds - seconds()));
    },
    failed(key) {
      if (seen.size >= SWEEP_AT) for (const known of seen.keys()) if (recent(known).length === 0) seen.delete(known);
      seen.set(key, [...recent(key), seconds()]);
    },
    succeeded(key) {
      seen.delete(key);
    },
  };
}
