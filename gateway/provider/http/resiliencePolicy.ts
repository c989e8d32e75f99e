import { ConcurrencyLimiter, TooManyWait } from '../../lib/concurrencyLimiter.ts';
import { type Deadline, isTimeout, type Signal, within } from '../../lib/deadline.ts';
import { gatewayBusy } from '../../lib/errors.ts';
import { atOnceOtherwise, type ProviderLimits } from './limits.ts';
import type { AreaState, BreakerState, ProviderObserver } from './observer.ts';
import { createRetryBudget, type RetryBudget } from './retryBudget.ts';

/** The provider did not answer, by its own fault or the network's: a repeat may heal it, and the breaker counts it. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The area did not send the call: its breaker is open. */
class NotSent extends Error {
  override readonly name = 'NotSent';
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
  /** Bounds the wait for a place; the area restarts it with `ms` when the call has its place. */
  deadline: Deadline;
  ms: number;
  isRepeatable: boolean;
  /** Whether it changes something: writes are rejected last. */
  isWrite: boolean;
  /** Who asks: a token or, without one, an address. */
  caller: string;
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
    if (this.state === 'trial' || performance.now() < this.#openUntil) throw new NotSent();
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

  /** The trial ended without a word of the provider: the next call is the trial. */
  dropTrial(): void {
    this.#become('open');
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

/**
 * The calls of one tag of the contract: they share a breaker, a queue and a retry budget with no other calls
 * (docs/decisions/017-faults-of-the-provider.md).
 */
export class Area {
  readonly #name: string;
  readonly #retry: ProviderLimits['retry'];
  readonly #budget: RetryBudget;
  readonly #limiter: ConcurrencyLimiter;
  readonly #waitingCallers: ProviderLimits['waitingCallers'];
  readonly #breaker: Breaker;

  constructor(name: string, limits: ProviderLimits, observer: ProviderObserver) {
    this.#name = name;
    this.#retry = limits.retry;
    this.#budget = createRetryBudget(limits.retry);
    this.#waitingCallers = limits.waitingCallers;
    this.#limiter = new ConcurrencyLimiter({
      most: limits.atOnce[name] ?? atOnceOtherwise,
      waitingOfKey: limits.waitingOfCaller,
    });
    this.#breaker = new Breaker(limits.breaker, (state) => observer({ kind: 'breakerChanged', area: name, state }));
  }

  /**
   * Sends a call as soon as it has a place, and again if that may help; rejects it while the breaker is open.
   * @param attempt sends once and ends with the signal; throws Unanswered for what counts against the provider
   */
  async run<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T> {
    const isTrial = this.#breaker.enter();
    this.#budget.noteCall();
    try {
      const answer = await this.#attempts(attempt, call);
      this.#breaker.note(outcomeOf(answer), call.caller, isTrial);
      return answer;
    } catch (error) {
      if (error instanceof Unanswered) this.#breaker.note('failed', call.caller, isTrial);
      // Its caller left, or the gateway is busy.
      else if (isTrial) this.#breaker.dropTrial();
      throw error;
    }
  }

  async #attempts<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T> {
    const { deadline, isRepeatable, caller, ms } = call;
    const { signal } = deadline;
    await this.#firstPlace(call);
    deadline.restart(ms);
    for (let repeats = 0; ; repeats += 1) {
      const hasRoom = () => isRepeatable && repeats < this.#retry.most && this.#budget.hasRoom();
      try {
        signal.throwIfAborted();
        const answer = await attempt();
        if (signal.aborted || !isPassing(answer) || !hasRoom()) return answer;
      } catch (error) {
        if (signal.aborted || !(error instanceof Unanswered) || !hasRoom()) throw error;
      } finally {
        this.#limiter.free(caller);
      }
      this.#budget.noteRetry();
      try {
        await this.#pause(repeats, signal);
        await this.#limiter.take(caller, signal);
      } catch (reason) {
        // The attempt before the pause failed; the lack of time for a repeat does not excuse it.
        throw new Unanswered('', { cause: reason });
      }
    }
  }

  /** @throws GatewayError GATEWAY_BUSY if too many callers wait, or for too long: the provider is not to blame */
  async #firstPlace({ caller, deadline, isWrite }: PolicedCall): Promise<void> {
    const { reads, writes } = this.#waitingCallers;
    try {
      const wait = this.#limiter.take(caller, deadline.signal, isWrite ? writes : reads);
      if (wait !== null) await wait;
    } catch (error) {
      throw error instanceof TooManyWait || isTimeout(error) ? gatewayBusy() : error;
    }
  }

  /** Longer each time, and of random length, so that calls which failed together do not come back together. */
  #pause(repeats: number, signal: Signal): Promise<void> {
    const most = Math.min(this.#retry.mostDelayMs, this.#retry.firstDelayMs * 2 ** (repeats + 1));
    const ms = this.#retry.firstDelayMs + Math.random() * (most - this.#retry.firstDelayMs);
    return within(signal, new Promise((resolve) => setTimeout(resolve, ms)));
  }

  state(): AreaState {
    const { running, waiting } = this.#limiter;
    return { area: this.#name, breaker: this.#breaker.state, running, waiting };
  }
}
