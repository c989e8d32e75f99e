import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { ConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts';
import type { ThesisTask } from './thesisWorker.ts';

/** `readers`: files that are read at the same time; `waitingOfPerson`: files of one person that may wait. */
const limits = { readers: 2, waitingOfPerson: 15, idleMs: 10_000, heapMb: 256 };

/** Milliseconds: reading a file; checking it and extracting its text, both with the wait for their turn. */
export const readingDeadlines = { readMs: 5_000, factsMs: 6_000, textMs: 7_000 };

/** Starts a process with the first file, and ends it after a while without files. */
const pool = new Tinypool({
  runtime: 'child_process',
  filename: fileURLToPath(new URL('./thesisWorker.cjs', import.meta.url)),
  minThreads: 0,
  // Readers for the checks and for the texts: a limiter bounds each kind, so no file waits inside the pool.
  maxThreads: 2 * limits.readers,
  idleTimeout: limits.idleMs,
  // Files hold personal data, and their readers need no settings.
  env: {},
  execArgv: [`--max-old-space-size=${limits.heapMb}`],
  serialization: 'advanced',
});
// If a process ends, only the file that it read fails.
pool.on('error', () => undefined);

/**
 * A reader that opens each file in a separate process, which a bad file may exhaust or stop. It reads one file of a person
 * at a time, so that one person's files delay no others.
 * @param name the worker's function; @param total the time for a file, its wait included
 */
export function createThesisReader<Answer>(
  name: 'readFactsTask' | 'readTextTask',
  total: 'factsMs' | 'textMs',
): (task: ThesisTask, person: string) => Promise<Answer> {
  const limiter = new ConcurrencyLimiter({
    most: limits.readers,
    mostPerKey: 1,
    waitingPerKey: limits.waitingOfPerson,
  });
  return (task, person) => {
    const end = AbortSignal.timeout(readingDeadlines[total]);
    return limiter.run(person, () =>
      pool.run(task, { name, signal: AbortSignal.any([end, AbortSignal.timeout(readingDeadlines.readMs)]) }),
    );
  };
}
