import type { Context } from '../../context.ts';
import { createProcessPool } from '../../lib/processPool.ts';
import { extensionOf } from '../shared/fileFormats.ts';
import type { ThesisTask } from './thesisWorker.ts';

/** As the check of an upload (decision 012): a file may be made to exhaust whatever reads it. */
const limits = { ms: 3_000, processes: 1, queue: 16, idleMs: 10_000, heapMb: 256 };

const pool = createProcessPool<ThesisTask, string[] | null>(
  new URL('./thesisWorker.ts', import.meta.url),
  'readTextTask',
  limits,
);

/**
 * The paragraphs of a file; null if it is of another format or cannot be read.
 * @throws GatewayError if the provider does not send the file
 */
export async function readFileText(
  name: string,
  read: () => Promise<Buffer>,
  { log }: Pick<Context, 'log'>,
): Promise<string[] | null> {
  const format = extensionOf(name);
  if (format !== 'docx' && format !== 'pdf') return null;
  const bytes = await read();
  return pool.run({ format, bytes }, AbortSignal.timeout(limits.ms)).catch((error: Error) => {
    log.info({ component: 'files', format, reason: error.name }, 'the text of a file could not be read');
    return null;
  });
}
