import type { Context } from '../../context.ts';
import type { RegistrationFileKind, ThesisCheck } from '../../generated/types.ts';
import { createThreadPool } from '../../lib/workerThread.ts';
import type { CheckedFile } from '../../provider/files.ts';
import { extensionOf } from '../shared/fileFormats.ts';
import { slots } from '../shared/fileSlots.ts';
import type { ThesisFacts } from './readThesis.ts';
import type { ThesisTask } from './thesisWorker.ts';

/** The time of a check includes its wait for a thread. */
const limits = { ms: 10_000, threads: 1, queue: 16, idleMs: 30_000, heapMb: 256 };

const openPool = () => createThreadPool(new URL('./thesisWorker.ts', import.meta.url), 'readTask', limits);
let pool: ReturnType<typeof openPool> | null = null;

/** @throws if the file is unreadable, the queue is full, or the thread exceeds time or memory, which ends the thread */
function readInThread(task: ThesisTask): Promise<ThesisFacts> {
  pool ??= openPool();
  return pool.run(task, { signal: AbortSignal.timeout(limits.ms) });
}

const within = (value: number | null, limit: number) => value === null || value <= limit;

/**
 * Compares a thesis with the edition's limits (PUB-03). It never throws, because an upload does not need the check.
 * @returns null for a file that is not a thesis, cannot be read or has no limits
 */
export async function checkThesis(
  file: CheckedFile,
  kind: RegistrationFileKind,
  { edition, log }: Pick<Context, 'edition' | 'log'>,
): Promise<ThesisCheck | null> {
  const { thesesLimits } = edition;
  const format = extensionOf(file.name);
  if (thesesLimits === null || !slots[kind].isThesis || (format !== 'docx' && format !== 'pdf')) return null;
  const facts = await readInThread({ format, bytes: file.bytes }).catch((error: Error) => {
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
