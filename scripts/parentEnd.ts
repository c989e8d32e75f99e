const INTERVAL_MS = 250;

/**
 * Calls `end` when the npm process that started this one has ended: npm sends SIGTERM only to the shell between them, which
 * ends without passing it on. A process that npm did not start may outlive its parent.
 */
export function onParentEnd(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, INTERVAL_MS);
  timer.unref();
}
