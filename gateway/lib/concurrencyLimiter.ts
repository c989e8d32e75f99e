/** Limits of the tasks that run at the same time; further tasks wait. */
interface Bounds {
  most: number;
  /** Running tasks of one key. */
  mostPerKey?: number;
  /** Waiting tasks of one key. */
  waitingPerKey?: number;
}

/** Too many tasks wait. */
export class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
}

/** The part of a signal that ends a wait. */
interface WaitSignal {
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Runs a limited number of tasks at the same time. A free place goes to the next key in turn, so a key with many tasks delays
 * another key by one task only. (p-limit has neither keys nor tasks that stop waiting.)
 */
export class ConcurrencyLimiter {
  #total = 0;
  #waits = 0;
  readonly #running = new Map<string, number>();
  /** The keys in the order of their turns. */
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #bounds: Required<Bounds>;

  constructor(bounds: Bounds) {
    const unbounded = Number.POSITIVE_INFINITY;
    this.#bounds = { mostPerKey: unbounded, waitingPerKey: unbounded, ...bounds };
  }

  get running(): number {
    return this.#total;
  }

  get waiting(): number {
    return this.#waits;
  }

  /** Takes a place if one is free. */
  tryTake(key: string): boolean {
    const own = this.#running.get(key) ?? 0;
    if (this.#total >= this.#bounds.most || own >= this.#bounds.mostPerKey) return false;
    this.#total += 1;
    this.#running.set(key, own + 1);
    return true;
  }

  /**
   * Takes a place; null if one is free, so that the usual case does not wait for a microtask. The promise rejects with the
   * signal's reason if that aborts first.
   * @param waitingKeys how many keys may have waiting tasks: a new key waits about as long as each of them needs for one task
   * @throws TooManyWait if the wait would exceed the bounds
   */
  take(key: string, signal?: WaitSignal, waitingKeys = Number.POSITIVE_INFINITY): Promise<void> | null {
    if (this.tryTake(key)) return null;
    const own = this.#waiting.get(key) ?? new Set();
    const isNewKey = own.size === 0;
    if (own.size >= this.#bounds.waitingPerKey || (isNewKey && this.#waiting.size >= waitingKeys)) {
      throw new TooManyWait();
    }
    this.#waiting.set(key, own);
    this.#waits += 1;
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        this.#stopWaiting(key, begin);
        resolve();
      };
      const leave = () => {
        this.#stopWaiting(key, begin);
        reject(signal?.reason);
      };
      own.add(begin);
      signal?.addEventListener('abort', leave);
    });
  }

  #stopWaiting(key: string, begin: () => void): void {
    const own = this.#waiting.get(key);
    if (own?.delete(begin)) this.#waits -= 1;
    if (own?.size === 0) this.#waiting.delete(key);
  }

  /** Gives the place to the next key in turn that may have it. */
  free(key: string): void {
    this.#total -= 1;
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left === 0) this.#running.delete(key);
    else this.#running.set(key, left);
    for (const [next, tasks] of this.#waiting) {
      const [begin] = tasks;
      if (begin === undefined || !this.tryTake(next)) continue;
      // A key with further tasks goes to the end of the queue.
      this.#waiting.delete(next);
      this.#waiting.set(next, tasks);
      begin();
      return;
    }
  }

  /** Runs a task as soon as it has a place. @throws TooManyWait, and what the task throws */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    await this.take(key);
    try {
      return await task();
    } finally {
      this.free(key);
    }
  }
}
