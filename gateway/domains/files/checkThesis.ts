import type { Context } from '../../context.ts';
import type { RegistrationFileKind, ThesisCheck } from '../../generated/types.ts';
import { openThread } from '../../lib/workerThread.ts';
import type { CheckedFile } from '../../provider/files.ts';
import { extensionOf } from '../shared/fileFormats.ts';
import { slots } from '../shared/fileSlots.ts';
import type { ThesisFacts } from './readThesis.ts';

/** Bounds for reading one thesis: time with the wait for a turn, and memory. Beyond them it counts as unreadable. */
const bounds = { ms: 10_000, heapMb: 256 };

type Outcome = ThesisFacts | 'timeout' | 'unreadable';

/** Reads a thesis beside the event loop. */
function readAside(format: 'docx' | 'pdf', bytes: Buffer, ms: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = openThread(new URL('./thesisWorker.ts', import.meta.url), {
      workerData: { format, bytes },
      resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: bounds.heapMb / 4 },
    });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end('timeout'), ms);
    worker.once('message', (facts: ThesisFacts) => end(facts));
    worker.once('error', () => end('unreadable'));
    worker.once('exit', () => end('unreadable'));
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads one thesis at a time: many uploads come in the last hour, and threads cost memory. Waiting counts as reading
 * time, so no upload takes longer than the bound.
 */
function readInTurn(format: 'docx' | 'pdf', bytes: Buffer): Promise<Outcome> {
  const until = Date.now() + bounds.ms;
  const reading = last.then(() => {
    const left = until - Date.now();
    return left > 0 ? readAside(format, bytes, left) : 'timeout';
  });
  last = reading;
  return reading;
}

const within = (value: number | null, limit: number) => value === null || value <= limit;

/**
 * Compares a thesis with the edition's limits (PUB-03). It never fails: an unreadable thesis is no reason to reject it.
 * @returns null for a file that is not a thesis, cannot be read or has no limits
 */
export async function checkThesis(
  file: CheckedFile,
  kind: RegistrationFileKind,
  { edition, log }: Pick<Context, 'edition' | 'log'>,
): Promise<ThesisCheck | null> {
  const limits = edition.thesesLimits;
  const format = extensionOf(file.name);
  if (limits === null || !slots[kind].isThesis || (format !== 'docx' && format !== 'pdf')) return null;
  const facts = await readInTurn(format, file.bytes);
  if (typeof facts === 'string') {
    log.info({ component: 'files', format, reason: facts }, 'a thesis was not read');
    return null;
  }
  const { pages, characters } = facts;
  if (pages === null && characters === null) return null;
  return {
    pages,
    characters,
    maxPages: limits.pages,
    maxCharacters: limits.characters,
    isWithinLimits: within(pages, limits.pages) && within(characters, limits.characters),
  };
}
