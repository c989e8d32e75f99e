import type { ProviderLimits } from './limits.ts';

const nothing = () => ({ calls: 0, retries: 0 });

/**
 * Limits repeats to a share of the calls, so that repeats cannot keep an overloaded provider down. It counts over the current
 * window and the previous one; `now` in milliseconds is for tests.
 */
export function createRetryBudget(
  { share, floor, windowMs }: ProviderLimits['retry'],
  now: () => number = () => performance.now(),
) {
  let begun = now();
  let current = nothing();
  let before = nothing();

  function turn(): void {
    const passed = Math.floor((now() - begun) / windowMs);
    if (passed === 0) return;
    before = passed === 1 ? current : nothing();
    current = nothing();
    begun += passed * windowMs;
  }

  return {
    noteCall() {
      turn();
      current.calls += 1;
    },
    noteRetry() {
      turn();
      current.retries += 1;
    },
    /** Whether one more repeat stays within the share. */
    hasRoom() {
      turn();
      const allowed = Math.max(floor, share * (current.calls + before.calls));
      return current.retries + before.retries + 1 <= allowed;
    },
  };
}
