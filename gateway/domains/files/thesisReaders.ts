import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { ConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts';
import type { ThesisTask } from './thesisWorker.ts';

/** Readers at once, and files of one person that wait. */
const limits = { readers: 2, waitingOfPerson: 15, readMs: 5_000, idleMs: 10_000, heapMb: 256 };

/** Starts a process with the first file, and ends it when it has had none for a while. */
const pool = new Tinypool({
  runtime: 'child_process',
  filename: fileURLToPath(new URL('./thesisWorker.cjs', import.meta.url)),
  minThreads: 0,
  // Those of the checks and those of the texts: a limiter bounds each, so no file waits inside the pool.
  maxThreads: 2 * limits.readers,
  idleTimeout: limits.idleMs,
  // Files hold personal data, and their readers need no settings.
  env: {},
  execArgv: [`--max-old-space-size=${limits.heapMb}`],
  serialization: 'advanced',
});
// A process that ends fails its own file.
pool.on('error', () => undefined);

/**
 * A reader of files in processes, which a file may exhaust or stop. It reads one file of a person at a time, so that the
 * files of one delay no others.
 * @param name the worker's function; @param totalMs the time of a file, its wait included
 */
export function createThesisReader<Answer>(
  name: 'readTask' | 'readTextTask',
  totalMs: number,
): (task: ThesisTask, person: string) => Promise<Answer> {
  const limiter = new ConcurrencyLimiter({
    most: limits.readers,
    mostOfKey: 1,
    waitingOfKey: limits.waitingOfPerson,
  });
  return (task, person) => {
    const end = AbortSignal.timeout(totalMs);
    return limiter.run(person, () =>
      pool.run(task, { name, signal: AbortSignal.any([end, AbortSignal.timeout(limits.readMs)]) }),
    );
  };
}
