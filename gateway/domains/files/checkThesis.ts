import type { Context } from '../../context.ts';
import type { RegistrationFileKind, ThesisCheck } from '../../generated/types.ts';
import { createProcessPool } from '../../lib/processPool.ts';
import { createTurns } from '../../lib/turns.ts';

import type { CheckedFile } from '../../provider/files.ts';
import { extensionOf } from '../shared/fileFormats.ts';
import { slots } from '../shared/fileSlots.ts';
import type { ThesisFacts } from './readThesis.ts';
import type { ThesisTask } from './thesisWorker.ts';

/** The time of a check includes its waits. Two processes, so that one account's long checks do not delay others. */
const limits = { ms: 3_000, processes: 2, queue: 16, idleMs: 10_000, heapMb: 256 };

const pool = createProcessPool<ThesisTask, ThesisFacts>(
  new URL('./thesisWorker.ts', import.meta.url),
  'readTask',
  limits,
);
const turns = createTurns();

/**
 * One check of an account at a time.
 * @throws if the file is unreadable, the queue is full, or the process exceeds time or memory, which ends the process
 */
function readInProcess(task: ThesisTask, account: string): Promise<ThesisFacts> {
  const signal = AbortSignal.timeout(limits.ms);
  return turns.run(account, () => pool.run(task, signal));
}

const within = (value: number | null, limit: number) => value === null || value <= limit;

/**
 * Compares a thesis with the edition's limits (PUB-03). It never throws, because an upload does not need the check.
 * @returns null for a file that is not a thesis, cannot be read or has no limits
 */
export async function checkThesis(
  file: CheckedFile,
  kind: RegistrationFileKind,
  { edition, log, accountId }: Pick<Context, 'edition' | 'log' | 'accountId'>,
): Promise<ThesisCheck | null> {
  const { thesesLimits } = edition;
  const format = extensionOf(file.name);
  if (thesesLimits === null || !slots[kind].isThesis || (format !== 'docx' && format !== 'pdf')) return null;
  const read = async () => readInProcess({ format, bytes: file.bytes }, String(await accountId()));
  const facts = await read().catch((error: Error) => {
    log.info({ component: 'files', format, reason: error.name }, 'a thesis could not be checked');
    return null;
  });
  if (facts === null) return null;
  const { pages, characters } = facts;
  if (pages === null && characters === null) return null;
  return {
    pages,
    characters,
    maxPages: thesesLimits.pages,
    maxCharacters: thesesLimits.characters,
    isWithinLimits: within(pages, thesesLimits.pages) && within(characters, thesesLimits.characters),
  };
}
