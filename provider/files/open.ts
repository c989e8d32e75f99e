import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import yauzl from 'yauzl';

/** Why a file of a recognised format cannot be opened. */
export type Fault = 'broken' | 'locked' | 'empty';

/** Enough for a page or two of text with its markup; the reader then stops. */
const MOST_READ = 4 * 1024 * 1024;
const MOST_PARTS = 2_000;
/** The main part of a document; some programs append a number to its name. */
const TEXT_PART = /^word\/document\d{0,3}\.xml$/;

/** Errors of unpdf that name a fault of the file. Any other error may be a fault of unpdf. */
const PDF_FAULTS: Record<string, Fault> = { InvalidPDFException: 'broken', PasswordException: 'locked' };

/** A PDF that forbids printing is also encrypted, but opens without a password. */
async function pdfFault(bytes: Buffer): Promise<Fault | null> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    await pdf.loadingTask.destroy();
    return null;
  } catch (error) {
    const fault = PDF_FAULTS[(error as Error).name];
    if (fault === undefined) throw error;
    return fault;
  }
}

type Reading = 'text' | 'noText' | 'noDocument' | 'unread';

/** Looks for text in a document's XML, tag by tag, without storing what it has read. */
async function readDocument(part: Readable): Promise<Reading> {
  const decoder = new StringDecoder('utf8');
  let read = 0;
  let isDocument = false;
  /** The last tag and the text after it, which may continue in the next chunk. */
  let rest = '';
  for await (const chunk of part as AsyncIterable<Buffer>) {
    const pieces = (rest + decoder.write(chunk)).split('<');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      const [, name] = /^\w{1,20}:(\w{1,20})/.exec(piece) ?? [];
      isDocument ||= name === 'document';
      const end = piece.indexOf('>');
      if (isDocument && name === 't' && end > 0 && piece[end - 1] !== '/' && piece.slice(end + 1).trim()) return 'text';
    }
    read += chunk.length;
    if (read > MOST_READ) return 'unread';
  }
  return isDocument ? 'noText' : 'noDocument';
}

async function docxFault(bytes: Buffer): Promise<Fault | null> {
  let reading: Reading = 'noDocument';
  let hasPictures = false;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > MOST_PARTS) return 'broken';
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.startsWith('word/media/')) hasPictures = true;
      if (TEXT_PART.test(entry.fileName)) reading = await readDocument(await zip.openReadStreamPromise(entry));
    }
  } catch {
    return 'broken';
  }
  if (reading === 'noDocument') return 'broken';
  return reading === 'noText' && !hasPictures ? 'empty' : null;
}

/** Whether a .doc has a password: the first bytes of its text's stream say so. Offsets as in [MS-CFB] and [MS-DOC]. */
function docFault(bytes: Buffer): Fault | null {
  const entry = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'));
  if (entry < 0 || bytes.length < entry + 120) return null;
  const at = (bytes.readUInt32LE(entry + 116) + 1) * 2 ** bytes.readUInt16LE(30);
  if (at + 12 > bytes.length || bytes.readUInt16LE(at) !== 0xa5ec) return null;
  return (bytes.readUInt8(at + 11) & 1) === 1 ? 'locked' : null;
}

export interface OpenTask {
  path: string;
  extension: string;
}

/** Why a file cannot be opened, or null (FIL-02). @throws for a file that the libraries cannot read */
export async function open({ path, extension }: OpenTask): Promise<Fault | null> {
  const bytes = await readFile(path);
  if (extension === 'pdf') return pdfFault(bytes);
  return extension === 'docx' ? docxFault(bytes) : docFault(bytes);
}
