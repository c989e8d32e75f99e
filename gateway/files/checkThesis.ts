import { Worker } from 'node:worker_threads';
import type { Context } from '../context.ts';
import { extensionOf } from '../fileFormats.ts';
import { slots } from '../fileSlots.ts';
import type { RegistrationFileKind, ThesisCheck } from '../generated/resolvers.ts';
import type { CheckedFile } from '../provider/files.ts';
import type { ThesisFacts } from './readThesis.ts';

/** A thesis is read within this time, waiting included, and within this memory; else it counts as unreadable. */
const bounds = { ms: 10_000, heapMb: 256 };

/** tsx does not reach threads by a flag on every version of Node, so the thread asks for it itself. */
const start = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./thesisWorker.ts', import.meta.url).href)});
})`;

type Outcome = ThesisFacts | 'timeout' | 'unreadable';

/** Reads a thesis beside the event loop. Files are people's: the thread knows no settings and what it prints is dropped. */
function readAside(format: 'docx' | 'pdf', bytes: Buffer, ms: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(start, {
      eval: true,
      workerData: { format, bytes },
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: bounds.heapMb / 4 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
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
 * One thesis after the other: uploads are many at the last hour, and threads cost memory. Those before have less time
 * left, so nobody waits longer than the bound.
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
 * Holds a thesis against the edition's limits (PUB-03). Never fails: what cannot be read is no reason to refuse it.
 * @returns null for what is no thesis, cannot be read or has no limits
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
    log.info({ area: 'files', format, reason: facts }, 'a thesis was not read');
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
