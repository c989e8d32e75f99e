import type { Clock } from '../clock.ts';
import { detail } from '../http/rejections.ts';
import type { Limits, Rate } from '../limits.ts';

/** Beyond this number of keys, `add` drops expired ones. */
const SWEEP_AT = 10_000;

/** Counts events of a key within the rate's time. */
class Counter {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #seen = new Map<string, number[]>();

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  #now(): number {
    return this.#clock.now().getTime() / 1000;
  }

  #recent(key: string): number[] {
    const now = this.#now();
    return (this.#seen.get(key) ?? []).filter((at) => now - at < this.#rate.seconds);
  }

  /** Seconds until the next event is allowed, or 0. */
  waitFor(key: string): number {
    const oldest = this.#recent(key).at(-this.#rate.times);
    return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + this.#rate.seconds - this.#now()));
  }

  add(key: string): void {
    if (this.#seen.size >= SWEEP_AT)
      for (const known of this.#seen.keys()) if (this.#recent(known).length === 0) this.#seen.delete(known);
    this.#seen.set(key, [...this.#recent(key), this.#now()]);
  }

  takeBack(key: string): void {
    const rest = this.#recent(key).slice(0, -1);
    if (rest.length > 0) this.#seen.set(key, rest);
    else this.#seen.delete(key);
  }
}

type Attempt = { [K in keyof Limits['rates']]?: string };
export type Throttle = {
  /**
   * Counts an attempt before the work starts, so that simultaneous attempts cannot pass the limit together.
   * @returns a function that uncounts the attempt
   * @throws Rejection 429 at a limit, without counting
   */
  take(attempt: Attempt): () => void;
};

export function createThrottle(rates: Limits['rates'], clock: Clock): Throttle {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, rate]) => [name, new Counter(rate, clock)]),
  ) as Record<keyof Limits['rates'], Counter>;
  return {
    take(attempt) {
      const keys = Object.entries(attempt) as [keyof Limits['rates'], string][];
      const wait = Math.max(...keys.map(([name, key]) => counters[name].waitFor(key)));
      if (wait > 0) {
        throw detail(429, `Запрос был проигнорирован. Ожидается доступность через ${wait} секунд.`, {
          'Retry-After': String(wait),
        });
      }
      for (const [name, key] of keys) counters[name].add(key);
      return () => {
        for (const [name, key] of keys) counters[name].takeBack(key);
      };
    },
  };
}
