import { afterAll, describe, expect, it } from 'vitest';
import { createThreadPool } from '../../../gateway/lib/workerThread.ts';
import { hugePdf, thesisDocx } from '../../testkit/theses.ts';

/** The threads that read theses. */
const worker = new URL('../../../gateway/domains/files/thesisWorker.ts', import.meta.url);
const limits = { threads: 1, queue: 2, idleMs: 200, heapMb: 256 };
const small = { format: 'docx', bytes: thesisDocx({ paragraphs: ['Тезисы'], pages: 1 }) };
const facts = { pages: 1, characters: 6 };

describe('a pool of threads', () => {
  const pool = createThreadPool(worker, 'readTask', limits);
  afterAll(() => pool.destroy());

  it('rejects tasks beyond its queue and runs the others', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pool.run(small)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(pool.threads).toHaveLength(1);
  });

  it('ends an idle thread and starts another one for the next task', async () => {
    await pool.run(small);
    await expect.poll(() => pool.threads.length).toBe(0);
    expect(await pool.run(small)).toEqual(facts);
  });

  it('ends the thread of an aborted task', async () => {
    await pool.run(small);
    const [thread] = pool.threads;
    const ended = new Promise((resolve) => thread?.once('exit', resolve));
    const reading = pool.run(small, { signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    const caller = new AbortController();
    const huge = pool.run({ format: 'pdf', bytes: await hugePdf(40 * 1024 * 1024) }, { signal: caller.signal });
    caller.abort();
    await expect(huge).rejects.toMatchObject({ name: 'AbortError' });
    await ended;
    expect(await pool.run(small)).toEqual(facts);
  });
});

it('a task that exceeds the memory of its thread fails, and the pool runs the next one', async () => {
  const pool = createThreadPool(worker, 'readTask', { ...limits, heapMb: 8 });
  const long = { format: 'docx', bytes: thesisDocx({ paragraphs: ['я'.repeat(8_000_000)], pages: 1 }) };
  await expect(pool.run(long)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await pool.run(small)).toEqual(facts);
  await pool.destroy();
});
