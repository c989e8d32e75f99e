import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { byField } from '../http/rejections.ts';
import type { Log } from '../log.ts';
import type { Fault, OpenTask } from './open.ts';
import { createTurns, TooManyWait } from './turns.ts';

/** Files that are opened at once, and of one account those that run or wait. */
const LIMITS = { readers: 2, mostOfAccount: 6, readMs: 5_000, idleMs: 10_000, heapMb: 96 };

const WRONG = 'Недопустимый формат файла';
const TEXTS: Record<Fault, string> = {
  broken: `${WRONG}: он повреждён и не открывается. Сохраните его заново`,
  locked: `${WRONG}: он защищён паролем. Снимите защиту и загрузите его снова`,
  empty: `${WRONG}: в нём нет ни текста, ни рисунков`,
};
const TOO_MANY = 'Загружается слишком много файлов сразу. Дождитесь окончания и повторите.';

/** Starts a process with the first file, and ends it when it has had none for a while. */
const pool = new Tinypool({
  runtime: 'child_process',
  filename: fileURLToPath(new URL('./fileWorker.cjs', import.meta.url)),
  name: 'open',
  minThreads: 0,
  maxThreads: LIMITS.readers,
  idleTimeout: LIMITS.idleMs,
  // The files are untrusted, and reading them needs no settings.
  env: {},
  execArgv: [`--max-old-space-size=${LIMITS.heapMb}`],
});
// A process that ends fails its own file.
pool.on('error', () => undefined);
const turns = createTurns(LIMITS.readers, LIMITS.mostOfAccount);

/**
 * Opens a file of a recognised format in a process, which the file may exhaust or stop; one of an account at a time.
 * @returns why no program opens it, in words for its owner (FIL-02); null also where the check itself failed, which says
 * nothing about the file
 * @throws a rejection if the account has too many files under way
 */
export async function findFault(task: OpenTask, accountId: number, log: Log): Promise<string | null> {
  try {
    const run = () => pool.run(task, { signal: AbortSignal.timeout(LIMITS.readMs) });
    const fault: Fault | null = await turns.run(String(accountId), run);
    return fault && TEXTS[fault];
  } catch (error) {
    if (error instanceof TooManyWait) throw byField({ file: [TOO_MANY] });
    log.warn({ reason: (error as Error).name, extension: task.extension }, 'a file could not be checked');
    return null;
  }
}
