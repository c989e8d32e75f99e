import { describe, expect, it } from 'vitest';
import { ConcurrencyLimiter } from '../../../gateway/lib/concurrencyLimiter.ts';

/** Lets the tests end tasks one by one. */
function tasks(limiter: ConcurrencyLimiter) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: string, name: string) =>
    limiter.run(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** Ends a task, and waits until the next has begun. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, run, end };
}

describe('a limiter of tasks that run at the same time', () => {
  it('limits the tasks of one key and all together; the next begins when one ends', async () => {
    const limiter = new ConcurrencyLimiter({ most: 2, mostPerKey: 1 });
    const { begun, run, end } = tasks(limiter);
    const first = run('a', 'a1');
    void run('a', 'a2');
    void run('b', 'b1');
    void run('c', 'c1');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'b1']);
    expect([limiter.running, limiter.waiting]).toEqual([2, 2]);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(await first).toBe('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('a2');
    await end('c1');
    expect([limiter.running, limiter.waiting]).toEqual([0, 0]);
  });

  it('gives places to keys in turn', async () => {
    const { begun, run, end } = tasks(new ConcurrencyLimiter({ most: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void run(name.charAt(0), name);
    await new Promise(setImmediate);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('runs the next task although the previous one failed', async () => {
    const limiter = new ConcurrencyLimiter({ most: 1 });
    const failed = limiter.run('a', () => Promise.reject(new Error('broken')));
    const next = limiter.run('a', async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('rejects a task if its key or too many keys have waiting tasks', async () => {
    const limiter = new ConcurrencyLimiter({ most: 1, waitingPerKey: 1 });
    limiter.take('a');
    const waits = limiter.take('a');
    expect(() => limiter.take('a')).toThrow('');
    expect(() => limiter.take('b', undefined, 1)).toThrow('');
    void limiter.take('b', undefined, 2);
    limiter.free('a');
    await waits;
    expect([limiter.running, limiter.waiting]).toEqual([1, 1]);
  });

  it('gives no place to a task that has stopped waiting', async () => {
    const limiter = new ConcurrencyLimiter({ most: 1 });
    const caller = new AbortController();
    limiter.take('a');
    const left = limiter.take('b', caller.signal);
    const last = limiter.take('c');
    caller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    limiter.free('a');
    await last;
    limiter.free('c');
    expect([limiter.running, limiter.waiting]).toEqual([0, 0]);
    expect(limiter.tryTake('d')).toBe(true);
    expect(limiter.tryTake('e')).toBe(false);
  });
});
