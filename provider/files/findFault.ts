import { fileURLToPath } from 'node:url';
import pLimit, { type LimitFunction } from 'p-limit';
import { Tinypool } from 'tinypool';
import { byField } from '../http/rejections.ts';
import type { Log } from '../log.ts';
import { filesTexts } from '../texts/files.ts';
import type { Fault, OpenTask } from './open.ts';

/** `readers`: files that are opened at the same time; `mostOfAccount`: running and waiting files of one account. */
const LIMITS = { readers: 2, mostOfAccount: 6, readMs: 5_000, idleMs: 10_000, heapMb: 96 };

const TEXTS: Record<Fault, string> = filesTexts.faults;
const TOO_MANY = filesTexts.tooManyUploads;

/** Starts a process with the first file, and ends it after a while without files. */
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
// If a process ends, only the file that it read fails.
pool.on('error', () => undefined);
const readers = pLimit(LIMITS.readers);
/** Accounts with running or waiting files: each opens one file at a time, so that its files delay no others. */
const accounts = new Map<number, { inTurn: LimitFunction; files: number }>();

async function readInTurn(task: OpenTask, accountId: number): Promise<Fault | null> {
  const own = accounts.get(accountId) ?? { inTurn: pLimit(1), files: 0 };
  accounts.set(accountId, own);
  own.files += 1;
  try {
    return await own.inTurn(() => readers(() => pool.run(task, { signal: AbortSignal.timeout(LIMITS.readMs) })));
  } finally {
    own.files -= 1;
    if (own.files === 0) accounts.delete(accountId);
  }
}

/**
 * Opens a file of a recognised format in a separate process, which the file may exhaust or stop; one of an account at a time.
 * @returns why no program opens it, in words for its owner (FIL-02); null for a good file, and if the check itself failed, which
 * says nothing about the file
 * @throws a rejection if the account has too many files under way
 */
export async function findFault(task: OpenTask, accountId: number, log: Log): Promise<string | null> {
  if ((accounts.get(accountId)?.files ?? 0) >= LIMITS.mostOfAccount) throw byField({ file: [TOO_MANY] });
  try {
    const fault = await readInTurn(task, accountId);
    return fault && TEXTS[fault];
  } catch (error) {
    log.warn({ reason: (error as Error).name, extension: task.extension }, 'a file could not be checked');
    return null;
  }
}
