import type { Context } from '../../context.ts';
import type { RegistrationFileKind, ThesisCheck } from '../../generated/types.ts';
import type { CheckedFile } from '../../provider/calls/files.ts';
import { extensionOf } from '../../shared/fileFormats.ts';
import { slots } from '../../shared/fileSlots.ts';
import { isLockedDoc } from './lockedDoc.ts';
import type { FileFault, ThesisFacts } from './readThesis.ts';
import { createThesisReader } from './thesisReaders.ts';

const readFacts = createThesisReader<ThesisFacts>('readFactsTask', 'factsMs');

/** The figures of a file, or the reason why no program opens it; null if the check failed. */
export type OpenedFile = { facts: ThesisFacts } | { fault: FileFault } | null;

const faults: readonly string[] = ['Broken', 'Locked', 'Empty'] satisfies FileFault[];
const isFault = (name: string): name is FileFault => faults.includes(name);

/**
 * Opens a file as its readers will (FIL-02). It never throws: if a check takes too long or too much memory, that says nothing
 * about the file.
 */
export async function openFile(
  file: CheckedFile,
  { log, accountId }: Pick<Context, 'log' | 'accountId'>,
): Promise<OpenedFile> {
  const format = extensionOf(file.name);
  if (format === 'doc') return isLockedDoc(file.bytes) ? { fault: 'Locked' } : null;
  if (format !== 'docx' && format !== 'pdf') return null;
  try {
    return { facts: await readFacts({ format, bytes: file.bytes }, String(await accountId())) };
  } catch (error) {
    const { name } = error as Error;
    if (isFault(name)) return { fault: name };
    log.info({ component: 'files', format, reason: name }, 'a file could not be checked');
    return null;
  }
}

const within = (value: number | null, limit: number) => value === null || value <= limit;

/**
 * Compares a thesis with the edition's limits (PUB-03).
 * @returns null for a file that is not a thesis, could not be read or has no limits
 */
export function checkThesis(
  opened: OpenedFile,
  kind: RegistrationFileKind,
  { edition: { thesesLimits } }: Pick<Context, 'edition'>,
): ThesisCheck | null {
  if (thesesLimits === null || !slots[kind].isThesis || opened === null || 'fault' in opened) return null;
  const { pages, characters } = opened.facts;
  return {
    pages,
    characters,
    maxPages: thesesLimits.pages,
    maxCharacters: thesesLimits.characters,
    isWithinLimits: within(pages, thesesLimits.pages) && within(characters, thesesLimits.characters),
  };
}
