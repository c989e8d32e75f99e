/** The longest delay by the browser; Safari has no idle callbacks and always waits this long. */
const LATEST = 2_000;

/** Runs actions one by one, each when the browser is idle. The returned function cancels the rest. */
export function whenIdle(actions: readonly (() => unknown)[]): () => void {
  let stopped = false;
  const run = (index: number) => {
    const action = actions[index];
    if (stopped || action === undefined) return;
    action();
    plan(index + 1);
  };
  const plan = (index: number) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(index), { timeout: LATEST });
    else setTimeout(() => run(index), LATEST);
  };
  plan(0);
  return () => {
    stopped = true;
  };
}
