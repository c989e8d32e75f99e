const INTERVAL_MS = 250;

/**
 * Calls `end` once npm, which started this process, has gone. npm passes SIGTERM on to the shell between the two, and
 * the shell dies without passing it further. A process that npm did not start may outlive its parent.
 */
export function onOrphaned(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, INTERVAL_MS);
  timer.unref();
}
