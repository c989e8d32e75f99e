import { setMaxListeners } from 'node:events';

/** A signal that aborts with its parent, or by itself when its time is over. */
export interface Deadline {
  signal: AbortSignal;
  /** There is no hurry any more; the parent still counts. */
  lift(): void;
  /** What it was for is done: it never aborts, and holds nothing. */
  end(): void;
}

/**
 * Sets a deadline. AbortSignal.any() over AbortSignal.timeout() would say the same, but Node holds its sources weakly: a
 * garbage collection in the middle of a call, and the call has no deadline (nodejs/node#57736).
 */
export function setDeadline(ms: number, parent?: AbortSignal): Deadline {
  const controller = new AbortController();
  // An operation has as many calls under way as its areas have places: more than Node takes for a leak.
  setMaxListeners(0, controller.signal);
  const follow = () => controller.abort(parent?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
  timer.unref();
  if (parent?.aborted) follow();
  else parent?.addEventListener('abort', follow, { once: true });
  const lift = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    lift,
    end() {
      lift();
      parent?.removeEventListener('abort', follow);
    },
  };
}
