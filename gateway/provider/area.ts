import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  IterableBackoff,
  retry,
} from 'cockatiel';
import { atOnceOtherwise, type ProviderLimits } from './limits.ts';
import type { AreaState, BreakerState, ProviderObserver } from './observer.ts';
import { createRetryBudget } from './retryBudget.ts';

/** The provider did not answer, by its own fault or the network's: a repeat may heal it, and the breaker counts it. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** What policies look at of an answer. */
interface Answered {
  status: number;
  retryAfter: string | null;
}

/** Answers of a proxy or a service that is starting: the next may be another. A plain 500 is the same each time. */
const passing = new Set([502, 503, 504]);

const isAnswer = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'status' in value && 'retryAfter' in value;

const isFailure = (answer: unknown) => isAnswer(answer) && answer.status >= 500;
const isPassing = (answer: unknown) => isAnswer(answer) && passing.has(answer.status) && answer.retryAfter === null;

const names: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'trial',
  [CircuitState.Isolated]: 'open',
};

/** Calls of one tag of the contract: they fail, wait and are refused together, and no others with them. */
export interface Area {
  /**
   * Sends a call: when it has a place, again where that may heal it, not at all while the area is refused.
   * @param attempt sends once; throws Unanswered for what counts against the provider
   */
  run<T extends Answered>(attempt: () => Promise<T>, call: { signal: AbortSignal; isRepeatable: boolean }): Promise<T>;
  state(): AreaState;
}

/** Settles as the work does, but no later than its signal: whoever waits for a place or a repeat does not wait longer. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** The policies of one area (docs/decisions/017-faults-of-the-provider.md). */
export function createArea(name: string, limits: ProviderLimits, observer: ProviderObserver): Area {
  const atOnce = limits.atOnce[name] ?? atOnceOtherwise;
  const budget = createRetryBudget(limits.retry);
  const places = bulkhead(atOnce, limits.waiting);

  const healable = handleWhenResult((answer) => isPassing(answer) && budget.hasRoom()).orWhen(
    (error) => error instanceof Unanswered && budget.hasRoom(),
  );
  const repeats = retry(healable, {
    maxAttempts: limits.retry.most,
    backoff: new ExponentialBackoff({ initialDelay: limits.retry.firstDelayMs, maxDelay: limits.retry.mostDelayMs }),
  });
  repeats.onRetry(() => budget.noteRetry());

  const isTrial = () => breaker.state === CircuitState.HalfOpen;
  // A trial whose caller left has shown nothing: the area stays refused until the next one.
  const counted = handleWhenResult(isFailure).orWhen((error) => error instanceof Unanswered || isTrial());
  const breaker = circuitBreaker(counted, {
    breaker: new ConsecutiveBreaker(limits.breaker.failures),
    halfOpenAfter: new IterableBackoff(limits.breaker.openMs),
  });
  breaker.onStateChange((state) => observer.breakerChanged(name, names[state]));

  return {
    async run(attempt, { signal, isRepeatable }) {
      // The others do not wait for the one that tries.
      if (isTrial()) throw new BrokenCircuitError();
      budget.noteCall();
      // The signal is not the bulkhead's: it would not wake the next in line for one that has left.
      const once = () =>
        places.execute(() => {
          signal.throwIfAborted();
          return attempt();
        });
      return within(
        signal,
        breaker.execute(() => (isRepeatable ? repeats.execute(once, signal) : once())),
      );
    },
    state: () => ({
      area: name,
      breaker: names[breaker.state],
      running: atOnce - places.executionSlots,
      waiting: limits.waiting - places.queueSlots,
    }),
  };
}
