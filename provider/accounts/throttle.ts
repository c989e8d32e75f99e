import type { AttemptRates, Rate } from '../../schema/limits.ts';
import type { Clock } from '../clock.ts';
import { withDetail } from '../http/rejections.ts';
import { frameworkTexts } from '../texts/framework.ts';

/** Beyond this number of keys, `add` drops expired ones. */
const SWEEP_AT = 10_000;

/** Counts events of a key within the rate's time, which starts with the first event. */
class Counter {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  #now(): number {
    return this.#clock.now().getTime() / 1000;
  }

  /** If the clock was set back, the rest of the window is at most a full one. */
  #running(key: string) {
    const window = this.#windows.get(key);
    if (!window || window.endsAt <= this.#now()) return undefined;
    window.endsAt = Math.min(window.endsAt, this.#now() + this.#rate.seconds);
    return window;
  }

  /** Seconds until the next event is allowed, or 0. */
  waitFor(key: string): number {
    const window = this.#running(key);
    return window && window.count >= this.#rate.times ? Math.max(1, Math.ceil(window.endsAt - this.#now())) : 0;
  }

  add(key: string): void {
    const window = this.#running(key);
    if (window) {
      window.count += 1;
      return;
    }
    if (this.#windows.size >= SWEEP_AT)
      for (const known of this.#windows.keys()) if (!this.#running(known)) this.#windows.delete(known);
    this.#windows.set(key, { count: 1, endsAt: this.#now() + this.#rate.seconds });
  }

  giveBack(key: string): void {
    const window = this.#running(key);
    if (window && window.count > 0) window.count -= 1;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }
}

type Attempt = { [K in keyof AttemptRates]?: string };
/** Counts attempts by the keys of each limit, before the work starts, so that simultaneous attempts cannot all pass. */
export type Throttle = {
  /** @throws Rejection 429 at a limit, without counting */
  take(attempt: Attempt): void;
  giveBack(attempt: Attempt): void;
  /** Clears the counters. */
  forget(attempt: Attempt): void;
  /** Counts the attempt, unless `act` throws; rethrows the error. */
  countIfDone<T>(attempt: Attempt, act: () => Promise<T>): Promise<T>;
};

export function createThrottle(rates: AttemptRates, clock: Clock): Throttle {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, rate]) => [name, new Counter(rate, clock)]),
  ) as Record<keyof AttemptRates, Counter>;
  const counted = (attempt: Attempt) =>
    (Object.entries(attempt) as [keyof AttemptRates, string][]).map(([name, key]) => ({
      counter: counters[name],
      key,
    }));

  const throttle: Throttle = {
    take(attempt) {
      const taken = counted(attempt);
      const wait = Math.max(...taken.map(({ counter, key }) => counter.waitFor(key)));
      if (wait > 0) {
        throw withDetail(429, frameworkTexts.throttled(wait), {
          'Retry-After': String(wait),
        });
      }
      for (const { counter, key } of taken) counter.add(key);
    },
    giveBack(attempt) {
      for (const { counter, key } of counted(attempt)) counter.giveBack(key);
    },
    forget(attempt) {
      for (const { counter, key } of counted(attempt)) counter.forget(key);
    },
    async countIfDone(attempt, act) {
      throttle.take(attempt);
      try {
        return await act();
      } catch (error) {
        throttle.giveBack(attempt);
        throw error;
      }
    },
  };
  return throttle;
}
