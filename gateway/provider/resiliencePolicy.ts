import type { Signal } from '../lib/deadline.ts';
import { atOnceOtherwise, type ProviderLimits } from './limits.ts';
import type { AreaState, BreakerState, ProviderObserver } from './observer.ts';
import { createRetryBudget, type RetryBudget } from './retryBudget.ts';

/** The provider did not answer, by its own fault or the network's: a repeat may heal it, and the breaker counts it. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The area did not send the call: its breaker is open, or too many calls wait for a place. */
class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(reason: 'the breaker is open' | 'too many calls wait') {
    super(reason);
  }
}

/** The part of an answer that policies read. */
export interface Answered {
  status: number;
  retryAfter: string | null;
}

/** Answers of a proxy or a service that is starting: the next may be another. A plain 500 is the same each time. */
const passing = new Set([502, 503, 504]);
const isPassing = ({ status, retryAfter }: Answered) => passing.has(status) && retryAfter === null;

/** What a call says about its area: `rejected` is a plain 500, which the data of its caller may have caused. */
type Outcome = 'answered' | 'failed' | 'rejected';

const outcomeOf = ({ status }: Answered): Outcome => {
  if (status < 500) return 'answered';
  return passing.has(status) ? 'failed' : 'rejected';
};

/** A call that an area sends. */
export interface PolicedCall {
  signal: Signal;
  isRepeatable: boolean;
  /** Who asks: a token or, without one, an address. */
  caller: string;
}

/** The calls of one tag of the contract: they share a breaker, a queue and a retry budget with no other calls. */
export interface Area {
  /**
   * Sends a call as soon as it has a place, and again if that may help; rejects it while the breaker is open.
   * @param attempt sends once and ends with the signal; throws Unanswered for what counts against the provider
   */
  run<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T>;
  state(): AreaState;
}

/** Resolves when `begin` calls back; rejects if the signal aborts earlier, after `cancel` has undone `begin`. */
function unlessAborted(signal: Signal, begin: (go: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = begin(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** A bounded number of calls at once, and a bounded queue for the next ones. */
class Places {
  running = 0;
  readonly queue: (() => void)[] = [];
  readonly #most: number;
  readonly #longestQueue: number;

  constructor(most: number, longestQueue: number) {
    this.#most = most;
    this.#longestQueue = longestQueue;
  }

  /** Takes a place; null if one is free, so that the usual case does not wait for a microtask. */
  take(signal: Signal): Promise<void> | null {
    if (this.running < this.#most) {
      this.running += 1;
      return null;
    }
    if (this.queue.length >= this.#longestQueue) throw new NotSent('too many calls wait');
    return unlessAborted(signal, (go) => {
      this.queue.push(go);
      return () => void this.queue.splice(this.queue.indexOf(go), 1);
    });
  }

  /** Hands a place on to the next in the queue. */
  free(): void {
    const next = this.queue.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}

/**
 * Opens after a number of failures in a row, and after a while lets one call try. The plain 500s of one caller count once,
 * so that no caller's data close an area for others.
 */
class Breaker {
  state: BreakerState = 'closed';
  #failures = 0;
  readonly #rejected = new Set<string>();
  #timesOpened = 0;
  #openUntil = 0;
  readonly #limits: ProviderLimits['breaker'];
  readonly #changed: (state: BreakerState) => void;

  constructor(limits: ProviderLimits['breaker'], changed: (state: BreakerState) => void) {
    this.#limits = limits;
    this.#changed = changed;
  }

  /**
   * Returns whether this call is the trial. Other calls do not wait for the trial.
   * @throws NotSent while the breaker is open
   */
  enter(): boolean {
    if (this.state === 'closed') return false;
    if (this.state === 'trial' || performance.now() < this.#openUntil) throw new NotSent('the breaker is open');
    this.#become('trial');
    return true;
  }

  /** After a break only the trial counts: a call that began earlier and ends now changes nothing. */
  note(outcome: Outcome, caller: string, isTrial: boolean): void {
    if (isTrial) {
      if (outcome === 'failed') this.#open();
      else this.#close();
    } else if (this.state === 'closed') {
      if (outcome === 'answered') this.#forget();
      else if (outcome === 'failed') this.#failures += 1;
      else this.#rejected.add(caller);
      if (this.#failures + this.#rejected.size >= this.#limits.failures) this.#open();
    }
  }

  #forget(): void {
    this.#failures = 0;
    this.#rejected.clear();
  }

  #open(): void {
    const { openMs } = this.#limits;
    this.#openUntil = performance.now() + (openMs[Math.min(this.#timesOpened, openMs.length - 1)] ?? 0);
    this.#timesOpened += 1;
    this.#become('open');
  }

  #close(): void {
    this.#forget();
    this.#timesOpened = 0;
    this.#become('closed');
  }

  #become(state: BreakerState): void {
    this.state = state;
    this.#changed(state);
  }
}

class PolicedArea implements Area {
  readonly #name: string;
  readonly #retry: ProviderLimits['retry'];
  readonly #budget: RetryBudget;
  readonly #places: Places;
  readonly #breaker: Breaker;

  constructor(name: string, limits: ProviderLimits, observer: ProviderObserver) {
    this.#name = name;
    this.#retry = limits.retry;
    this.#budget = createRetryBudget(limits.retry);
    this.#places = new Places(limits.atOnce[name] ?? atOnceOtherwise, limits.waiting);
    this.#breaker = new Breaker(limits.breaker, (state) => observer.breakerChanged(name, state));
  }

  async run<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T> {
    const isTrial = this.#breaker.enter();
    this.#budget.noteCall();
    try {
      const answer = await this.#attempts(attempt, call);
      this.#breaker.note(outcomeOf(answer), call.caller, isTrial);
      return answer;
    } catch (error) {
      // A trial whose caller left proves nothing: the breaker opens again until the next trial.
      if (isTrial || error instanceof Unanswered) this.#breaker.note('failed', call.caller, isTrial);
      throw error;
    }
  }

  async #attempts<T extends Answered>(attempt: () => Promise<T>, { signal, isRepeatable }: PolicedCall): Promise<T> {
    for (let repeats = 0; ; repeats += 1) {
      const hasRoom = () => isRepeatable && repeats < this.#retry.most && this.#budget.hasRoom();
      const wait = this.#places.take(signal);
      if (wait !== null) await wait;
      try {
        signal.throwIfAborted();
        const answer = await attempt();
        if (signal.aborted || !isPassing(answer) || !hasRoom()) return answer;
      } catch (error) {
        if (signal.aborted || !(error instanceof Unanswered) || !hasRoom()) throw error;
      } finally {
        this.#places.free();
      }
      this.#budget.noteRetry();
      await this.#pause(repeats, signal).catch((reason: unknown) => {
        // The attempt before the pause failed; the lack of time for a repeat does not excuse it.
        throw new Unanswered('', { cause: reason });
      });
    }
  }

  /** Longer each time, and of random length, so that calls which failed together do not come back together. */
  #pause(repeats: number, signal: Signal): Promise<void> {
    const most = Math.min(this.#retry.mostDelayMs, this.#retry.firstDelayMs * 2 ** (repeats + 1));
    const ms = this.#retry.firstDelayMs + Math.random() * (most - this.#retry.firstDelayMs);
    return unlessAborted(signal, (go) => {
      const timer = setTimeout(go, ms);
      return () => clearTimeout(timer);
    });
  }

  state(): AreaState {
    const { running, queue } = this.#places;
    return { area: this.#name, breaker: this.#breaker.state, running, waiting: queue.length };
  }
}

/** The policies of one area (docs/decisions/017-faults-of-the-provider.md). */
export const createArea = (name: string, limits: ProviderLimits, observer: ProviderObserver): Area =>
  new PolicedArea(name, limits, observer);
