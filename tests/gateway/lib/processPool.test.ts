import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createProcessPool } from '../../../gateway/lib/processPool.ts';
import { hugePdf, thesisDocx } from '../../testkit/theses.ts';

/** The processes that read theses. */
const worker = new URL('../../../gateway/domains/files/thesisWorker.ts', import.meta.url);
const limits = { processes: 1, queue: 2, idleMs: 200, heapMb: 256 };
const docx = (text: string) => ({ format: 'docx', bytes: thesisDocx({ paragraphs: [text], pages: 1 }) });
const small = docx('Тезисы');
const facts = { pages: 1, characters: 6 };
const always = new AbortController().signal;

describe('a pool of processes', () => {
  const pool = createProcessPool<object, object>(worker, 'readTask', limits);
  afterAll(() => pool.close());

  it('rejects tasks beyond its queue and runs the others', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pool.run(small, always)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(pool.size()).toBe(1);
  });

  it('ends an idle process and starts another one for the next task', async () => {
    await pool.run(small, always);
    await expect.poll(() => pool.size()).toBe(0);
    expect(await pool.run(small, always)).toEqual(facts);
  });

  it('names the failure of a task, and keeps its process', async () => {
    await pool.run(small, always);
    const broken = { format: 'pdf', bytes: Buffer.from('%PDF-1.7\n') };
    await expect(pool.run(broken, always)).rejects.toMatchObject({ name: 'Broken' });
    expect(pool.size()).toBe(1);
  });

  it('does not begin a task that is aborted before', async () => {
    const caller = new AbortController();
    const outcome = pool.run(small, caller.signal);
    caller.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends the process of an aborted task, and a task that waits leaves the queue', async () => {
    const huge = { format: 'pdf', bytes: await hugePdf(40 * 1024 * 1024) };
    await pool.run(small, always);
    const caller = new AbortController();
    const outcomes = Promise.allSettled([huge, small].map((task) => pool.run(task, caller.signal)));
    const next = pool.run(small, always);
    // The first task has begun.
    await setImmediate();
    caller.abort();
    const aborted = { status: 'rejected', reason: { name: 'AbortError' } };
    expect(await outcomes).toMatchObject([aborted, aborted]);
    expect(await next).toEqual(facts);
    await expect.poll(() => pool.size()).toBeLessThan(2);
  });
});

it('a task that exhausts the memory of its process fails alone, and the pool runs the next one', async () => {
  const pool = createProcessPool<object, object>(worker, 'readTask', { ...limits, heapMb: 64 });
  await expect(pool.run(docx('я'.repeat(20_000_000)), always)).rejects.toMatchObject({ name: 'ProcessEnded' });
  expect(await pool.run(small, always)).toEqual(facts);
  pool.close();
});
