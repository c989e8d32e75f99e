import { ServerError } from '@apollo/client/errors';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ownPath } from '../../../lib/ownPath.ts';

/** The file was loaded, but is not a readable PDF. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** The record has a file that the service does not find. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** The shown file, its two neighbours, and the next one that loads. */
const MOST = 4;
const known = new Map<string, Promise<PDFDocumentProxy>>();

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(ownPath(url));
  if (answer.status === 404) throw new MissingFile();
  if (!answer.ok) throw new ServerError('No file', { response: answer, bodyText: '' });
  return answer.arrayBuffer();
}

async function read(url: string): Promise<PDFDocumentProxy> {
  const [bytes, { openPdf }] = await Promise.all([fetchBytes(url), import('./openPdf.ts')]);
  return openPdf(bytes).catch(() => {
    throw new UnreadableFile();
  });
}

/** Opens a file once; the newest files stay open. @throws UnreadableFile, MissingFile, or another error if the file did not load */
export function loadPdf(url: string): Promise<PDFDocumentProxy> {
  const found = known.get(url) ?? read(url);
  known.delete(url);
  known.set(url, found);
  // A failed file is loaded again the next time.
  found.catch(() => known.get(url) === found && known.delete(url));
  for (const [oldest, file] of known) {
    if (known.size <= MOST) break;
    known.delete(oldest);
    void file.then((document) => document.loadingTask.destroy()).catch(() => undefined);
  }
  return found;
}
