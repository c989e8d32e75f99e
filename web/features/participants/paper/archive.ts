/** The archive of theses: which files, under which names, and how it is made from their addresses. */
import { downloadZip } from 'client-zip';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { keyOf } from '../../../lib/ids.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { csvOf } from '../model/csv.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { isTalk, sectionOf } from '../model/rowFacts.ts';

const texts = deskPaperTexts.archive;

/** Characters that file systems, zip programs or shells read as something else, and marks that hide a name's direction. */
const unsafe = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu;
/** Windows opens devices by these names, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Windows opens paths of 260 characters at most. */
const MOST_CHARACTERS = 80;

/** A text as the name of a file or a folder, without an ending; `otherwise` replaces a text of which nothing stays. */
export function safeName(text: string, otherwise: string): string {
  const name = text.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const cut = [...name]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return cut === '' ? otherwise : cut.replace(device, '$&_');
}

/** A file of the archive. */
export interface ArchiveFile {
  row: DeskRow;
  section: string;
  /** Its path in the archive. */
  path: string;
  /** Its address at the portal. */
  url: string;
}

/** The theses of talks and posters, named by section, author and number of the record. */
export function archiveFiles(rows: readonly DeskRow[]): ArchiveFile[] {
  return rows.filter(isTalk).flatMap((row) => {
    const section = sectionOf(row)?.name ?? texts.noSection;
    const name = `${safeName(row.fullName ?? '', texts.noName)} ${safeName(keyOf(row.id), '0')}`;
    return [row.thesisPdf, row.thesisDocument].flatMap((file) => {
      if (file === null) return [];
      const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0].toLowerCase() ?? '';
      return [{ row, section, path: `${safeName(section, texts.noSection)}/${name}${ending}`, url: ownPath(file.url) }];
    });
  });
}

/** What a browser that cannot write to a file may collect in memory. */
export const MOST_MEGABYTES = 1000;

type PickFile = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
const picker = (): PickFile | undefined => (window as { showSaveFilePicker?: PickFile }).showSaveFilePicker;

/** Whether the archive goes straight into a file, whatever its size. */
export const canStream = (): boolean => picker() !== undefined;

/** A file that is missing in the archive, and why. */
export interface MissingFile {
  file: ArchiveFile;
  reason: string;
}

export class TooLargeError extends Error {}

interface Progress {
  signal: AbortSignal;
  onDone: (done: number, missing: readonly MissingFile[]) => void;
}

/** Files that are asked for ahead of the one that the archive takes. */
const AHEAD = 4;

/** Reads a file whole before its entry begins, so that a broken one leaves no half entry; a text says why there is none. */
async function readFile({ url }: ArchiveFile, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : texts.status(answer.status);
  } catch {
    return texts.noAnswer;
  }
}

async function* entries(files: readonly ArchiveFile[], { signal, onDone }: Progress, mostBytes: number) {
  const missing: MissingFile[] = [];
  const reads = files.slice(0, AHEAD).map((file) => readFile(file, signal));
  let bytes = 0;
  for (const [at, file] of files.entries()) {
    const next = files[at + AHEAD];
    if (next !== undefined) reads.push(readFile(next, signal));
    const content = (await reads.shift()) ?? texts.noAnswer;
    signal.throwIfAborted();
    if (typeof content === 'string') missing.push({ file, reason: content });
    else {
      bytes += content.length;
      if (bytes > mostBytes) throw new TooLargeError();
      yield { name: file.path, input: content };
    }
    onDone(at + 1, [...missing]);
  }
  const results = new Map(missing.map(({ file, reason }) => [file, reason]));
  const list = csvOf(
    [
      { heading: texts.columns.author, text: ({ row }) => row.fullName ?? '' },
      { heading: texts.columns.title, text: ({ row }) => row.title ?? '' },
      { heading: texts.columns.section, text: ({ section }) => section },
      { heading: texts.columns.file, text: ({ path }) => path },
      { heading: texts.columns.result, text: (file) => results.get(file) ?? texts.inArchive },
    ],
    files,
  );
  yield { name: texts.list, input: new Response(list) };
}

/**
 * Saves the files that could be read, with a list of all, as one archive.
 * @throws TooLargeError; an AbortError if the person stopped it or chose no file
 */
export async function saveArchive(fileName: string, files: readonly ArchiveFile[], progress: Progress): Promise<void> {
  const handle = await picker()?.({ suggestedName: fileName });
  const mostBytes = handle === undefined ? MOST_MEGABYTES * 1_000_000 : Number.POSITIVE_INFINITY;
  const { body } = downloadZip(entries(files, progress, mostBytes));
  if (body === null) throw new TypeError('The archive has no content');
  if (handle === undefined) saveFile(fileName, await new Response(body).blob());
  else await body.pipeTo(await handle.createWritable());
}
