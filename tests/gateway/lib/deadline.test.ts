import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Deadline, type Signal, withTimeout } from '../../../gateway/lib/deadline.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Resolves with the reason once the signal has aborted; references only its listener. */
const aborted = (signal: Signal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

describe('a deadline', () => {
  it('survives garbage collection, also if only its end is awaited', async () => {
    const reason = aborted(new Deadline(200, new Deadline(60_000, new AbortController().signal)));
    setTimeout(collectGarbage, 50);
    setTimeout(collectGarbage, 100);
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('holds for a parent as well', async () => {
    const reason = aborted(new Deadline(60_000, new Deadline(200)));
    setTimeout(collectGarbage, 50);
    setTimeout(collectGarbage, 100);
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with its parent and its reason, immediately if the parent has aborted already', async () => {
    const parent = new AbortController();
    const signal = new Deadline(60_000, parent.signal);
    parent.abort(new Error('left'));
    expect(signal.reason).toEqual(new Error('left'));
    expect(new Deadline(60_000, parent.signal).reason).toEqual(new Error('left'));
  });

  const controller = new AbortController();
  const parent = new Deadline(null);
  it.each([
    ['a controller', controller.signal, () => controller.abort()],
    ['another deadline', parent, () => parent.abort(null)],
  ])('follows only its parent, %s, after it was lifted, and nothing after it has ended', async (_, signal, abort) => {
    const ended = new Deadline(20, signal);
    const lifted = new Deadline(20, signal);
    lifted.lift();
    ended.end();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([lifted.aborted, ended.aborted]).toEqual([false, false]);
    abort();
    expect([lifted.aborted, ended.aborted]).toEqual([true, false]);
  });

  it('does not count time during which the thread is blocked, after a restart', async () => {
    const deadline = new Deadline(10);
    const began = performance.now();
    deadline.restart(300);
    const reason = aborted(deadline);
    while (performance.now() - began < 500);
    await new Promise(setImmediate);
    expect(deadline.aborted).toBe(false);
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - began).toBeGreaterThan(700);
  });

  it('has as many children as it needs, without a warning of a leak', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    const parent = new Deadline(60_000);
    const children = Array.from({ length: 30 }, () => new Deadline(60_000, parent));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('warning', note);
    for (const child of children) child.end();
    expect(warnings).toEqual([]);
  });
});

describe('work with a timeout', () => {
  it('settles as the work does', async () => {
    expect(await withTimeout(60_000, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('rejects when its time is over', async () => {
    await expect(withTimeout(10, new Promise(() => undefined))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
