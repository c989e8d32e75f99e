/** Makes the archive of theses from the addresses of their files. */
import { downloadZip } from 'client-zip';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { ArchiveFile } from './archiveFiles.ts';
import { csvOf } from './csv.ts';

const texts = deskPaperTexts.archive;
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

async function* entries(files: readonly ArchiveFile[], { signal, onDone }: Progress, mostBytes: number) {
  const missing: MissingFile[] = [];
  let bytes = 0;
  for (const [at, file] of files.entries()) {
    let reason: string | null = null;
    // A file is read whole before its entry begins, so that a broken one leaves no half entry.
    const content = await fetch(file.url, { signal })
      .then(async (answer) => {
        if (!answer.ok) reason = texts.status(answer.status);
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      })
      .catch(() => null);
    signal.throwIfAborted();
    bytes += content?.length ?? 0;
    if (bytes > mostBytes) throw new TooLargeError();
    if (content === null) missing.push({ file, reason: reason ?? texts.noAnswer });
    else yield { name: file.path, input: content };
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
