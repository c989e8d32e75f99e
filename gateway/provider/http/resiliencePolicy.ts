import { ConcurrencyLimiter, TooManyWait } from '../../lib/concurrencyLimiter.ts';
import { type Deadline, isTimeout, type Signal, within, withTimeout } from '../../lib/deadline.ts';
import { gatewayBusy } from '../../lib/errors.ts';
import { atOnceOtherwise, type ProviderLimits } from './limits.ts';
import type { AreaState, BreakerState, ProviderObserver } from './observer.ts';
import { createRetryBudget } from './retryBudget.ts';

/** The provider or the network did not answer: a repeat may succeed, and the breaker counts the failure. */
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

/** Statuses of a proxy or of a starting service: the next answer may differ. A plain 500 is the same each time. */
const passing = new Set([502, 503, 504]);
const isPassing = ({ status, retryAfter }: Answered) => passing.has(status) && retryAfter === null;

/** What a call shows about its area. `rejected` is a plain 500, which the caller's own data may have caused. */
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
 * so one caller's data cannot close an area for others.
 */
function createBreaker(limits: ProviderLimits['breaker'], changed: (state: BreakerState) => void) {
  let state: BreakerState = 'closed';
  let failures = 0;
  const rejected = new Set<string>();
  let timesOpened = 0;
  let openUntil = 0;
  let trial = Promise.resolve();
  let endTrial = () => {};

  function become(next: BreakerState): void {
    endTrial();
    state = next;
    changed(next);
  }
  function forget(): void {
    failures = 0;
    rejected.clear();
  }
  function open(): void {
    openUntil = performance.now() + (limits.openMs[Math.min(timesOpened, limits.openMs.length - 1)] ?? 0);
    timesOpened += 1;
    become('open');
  }
  function close(): void {
    forget();
    timesOpened = 0;
    become('closed');
  }

  return {
    state: () => state,
    /**
     * Returns whether this call is the trial. Others wait for the trial, but for a short time only: what a page asks at the
     * same moment then succeeds together, and a provider that still hangs keeps nobody waiting.
     * @throws NotSent while the breaker is open
     */
    async enter(): Promise<boolean> {
      if (state === 'trial') await withTimeout(limits.trialWaitMs, trial).catch(() => null);
      if (state === 'closed') return false;
      if (state === 'trial' || performance.now() < openUntil) throw new NotSent();
      become('trial');
      trial = new Promise((resolve) => {
        endTrial = resolve;
      });
      return true;
    },
    /** After a break only the trial counts: a call that began earlier and ends now changes nothing. */
    note(outcome: Outcome, caller: string, isTrial: boolean): void {
      if (isTrial) {
        if (outcome === 'failed') open();
        else close();
      } else if (state === 'closed') {
        if (outcome === 'answered') forget();
        else if (outcome === 'failed') failures += 1;
        else rejected.add(caller);
        if (failures + rejected.size >= limits.failures) open();
      }
    },
    /** The trial ended without an answer of the provider: the next call is the trial. */
    dropTrial: () => become('open'),
  };
}

/** A pause that grows each time and has a random length, so that calls that failed together are not repeated together. */
function pause({ firstDelayMs, mostDelayMs }: ProviderLimits['retry'], repeats: number, signal: Signal): Promise<void> {
  const most = Math.min(mostDelayMs, firstDelayMs * 2 ** (repeats + 1));
  const ms = firstDelayMs + Math.random() * (most - firstDelayMs);
  return within(signal, new Promise((resolve) => setTimeout(resolve, ms)));
}

/**
 * The calls of one tag of the contract: they share a breaker, a queue and a retry budget with no other calls
 * (docs/decisions/017-faults-of-the-provider.md).
 */
export function createArea(name: string, limits: ProviderLimits, observer: ProviderObserver) {
  const { retry, waitingCallers, waitingOfCaller: waitingPerKey } = limits;
  const budget = createRetryBudget(retry);
  const limiter = new ConcurrencyLimiter({ most: limits.atOnce[name] ?? atOnceOtherwise, waitingPerKey });
  const breaker = createBreaker(limits.breaker, (state) => observer({ kind: 'breakerChanged', area: name, state }));

  /** @throws GatewayError GATEWAY_BUSY if too many callers wait, or for too long; that is not the provider's fault */
  async function firstPlace({ caller, deadline, isWrite }: PolicedCall): Promise<void> {
    const { reads, writes } = waitingCallers;
    try {
      const wait = limiter.take(caller, deadline, isWrite ? writes : reads);
      if (wait !== null) await wait;
    } catch (error) {
      throw error instanceof TooManyWait || isTimeout(error) ? gatewayBusy() : error;
    }
  }

  async function attempts<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T> {
    const { deadline, isRepeatable, caller, ms } = call;
    await firstPlace(call);
    deadline.restart(ms);
    for (let repeats = 0; ; repeats += 1) {
      const hasRoom = () => isRepeatable && repeats < retry.most && budget.hasRoom();
      try {
        deadline.throwIfAborted();
        const answer = await attempt();
        if (deadline.aborted || !isPassing(answer) || !hasRoom()) return answer;
      } catch (error) {
        if (deadline.aborted || !(error instanceof Unanswered) || !hasRoom()) throw error;
      } finally {
        limiter.free(caller);
      }
      budget.noteRetry();
      try {
        await pause(retry, repeats, deadline);
        await limiter.take(caller, deadline);
      } catch (reason) {
        // The attempt before the pause failed; running out of time for a repeat does not change that.
        throw new Unanswered('', { cause: reason });
      }
    }
  }

  return {
    /**
     * Sends a call as soon as it has a place, and again if that may help; rejects it while the breaker is open.
     * @param attempt sends once and ends with the signal; throws Unanswered for failures that the breaker counts
     */
    async run<T extends Answered>(attempt: () => Promise<T>, call: PolicedCall): Promise<T> {
      const isTrial = breaker.state() !== 'closed' && (await breaker.enter());
      budget.noteCall();
      try {
        const answer = await attempts(attempt, call);
        breaker.note(outcomeOf(answer), call.caller, isTrial);
        return answer;
      } catch (error) {
        if (error instanceof Unanswered) breaker.note('failed', call.caller, isTrial);
        // The caller left, or the gateway is busy.
        else if (isTrial) breaker.dropTrial();
        throw error;
      }
    },
    state(): AreaState {
      const { running, waiting } = limiter;
      return { area: name, breaker: breaker.state(), running, waiting };
    },
  };
}
